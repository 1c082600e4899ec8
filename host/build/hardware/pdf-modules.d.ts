// What we use of pdfkit and svg-to-pdfkit, which come without types. Sizes in points.
declare module 'pdfkit' {
  export default class PDFDocument {
    constructor(options: { autoFirstPage: boolean; info: Readonly<Record<string, string | Date>> });
    on(event: 'data', listener: (piece: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    addPage(options: { size: [width: number, height: number]; margin: number }): this;
    save(): this;
    restore(): this;
    rect(x: number, y: number, width: number, height: number): this;
    clip(): this;
    font(name: string): this;
    fontSize(size: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    text(words: string, x: number, y: number, options: { lineBreak: boolean }): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    end(): void;
  }
}

declare module 'svg-to-pdfkit' {
  import type PDFDocument from 'pdfkit';
  /** Draws SVG into a document. */
  export default function svgToPdf(
    document: PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: { width: number; height: number },
  ): void;
}
