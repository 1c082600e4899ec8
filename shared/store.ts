/**
 * The store: flash that the table keeps its journal and its settings in. It is erased by sectors, which sets all bits, and
 * programmed within pages, which clears bits; both as W25Q16 and its kind do (Winbond W25Q16JV data sheet, sections 8.2.13
 * and 8.2.15).
 */
export const SECTOR = 4096;
export const PAGE = 256;
/** The log in the store has two regions of so many sectors each; while one is written the other waits, erased. */
export const REGION_SECTORS = 4;
export const REGION = REGION_SECTORS * SECTOR;
export const STORE_SIZE = 2 * REGION;
