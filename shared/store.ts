/**
 * The store: flash that the table keeps its journal and its settings in. It is erased by sectors, which sets all bits, and
 * programmed within pages, which clears bits; both as W25Q16 and its kind do (Winbond W25Q16JV data sheet, sections 8.2.13
 * and 8.2.15).
 */
export const SECTOR = 4096;
export const PAGE = 256;
/** Sectors of each of the journal's two regions, and of each of the settings' two. */
export const JOURNAL_SECTORS = 4;
export const SETTINGS_SECTORS = 1;
export const STORE_SECTORS = 2 * (JOURNAL_SECTORS + SETTINGS_SECTORS);
export const STORE_SIZE = STORE_SECTORS * SECTOR;
