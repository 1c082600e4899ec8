// pdfkit writes PDF, svg-to-pdfkit draws our SVG into it: the drawings are made once and printed from there.
import PDFDocument from 'pdfkit';
import svgToPdf from 'svg-to-pdfkit';

/** Millimetres. */
export interface PaperSize {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

export const papers: readonly PaperSize[] = [
  { name: 'a4', width: 210, height: 297 },
  { name: 'letter', width: 215.9, height: 279.4 },
];

/** Printers leave so much of a sheet white; neighbouring sheets repeat so much of the drawing. */
const margin = 10;
const overlap = 10;
/** Below the drawing on each sheet: which sheet it is. */
const caption = 6;

const pointsPerMillimetre = 72 / 25.4;

function points(millimetres: number): number {
  return millimetres * pointsPerMillimetre;
}

/** The size of a drawing of ours in millimetres. Throws for anything else. */
export function sizeOf(svg: string): { width: number; height: number } {
  const size = /^<svg[^>]* width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg);
  if (!size) throw new Error('not a drawing in millimetres: width and height must be given in mm');
  return { width: Number(size[1]), height: Number(size[2]) };
}

/** How many sheets a length needs, and how far one is from the next. */
function sheetsFor(length: number, room: number): number {
  return length <= room ? 1 : Math.ceil((length - overlap) / (room - overlap));
}

/** How a drawing is spread over sheets: columns, rows, and the part of a sheet that is used. */
export function tilingOf(size: { width: number; height: number }, paper: PaperSize) {
  const room = { width: paper.width - 2 * margin, height: paper.height - 2 * margin - caption };
  return {
    room,
    columns: sheetsFor(size.width, room.width),
    rows: sheetsFor(size.height, room.height),
  };
}

/** One page as large as the drawing. */
export function wholePdf(svg: string, title: string): Promise<Buffer> {
  const { width, height } = sizeOf(svg);
  return written(title, (document) => {
    document.addPage({ size: [points(width), points(height)], margin: 0 });
    draw(document, svg, 0, 0);
  });
}

/** The drawing at its true size on as many sheets as it needs, with crosses where neighbouring sheets meet. */
export function tiledPdf(svg: string, title: string, paper: PaperSize): Promise<Buffer> {
  const size = sizeOf(svg);
  const { room, columns, rows } = tilingOf(size, paper);
  return written(title, (document) => {
    for (let row = 0; row < rows; row++)
      for (let column = 0; column < columns; column++) {
        document.addPage({ size: [points(paper.width), points(paper.height)], margin: 0 });
        const left = margin - column * (room.width - overlap);
        const top = margin - row * (room.height - overlap);
        document.save();
        document.rect(points(margin), points(margin), points(room.width), points(room.height)).clip();
        draw(document, svg, left, top);
        document.restore();
        drawMarks(document, room);
        const words = `${title} · sheet ${row * columns + column + 1} of ${rows * columns} · row ${row + 1}, column ${column + 1} · print at 100 %, lay sheets over each other cross on cross`;
        document
          .font('Helvetica')
          .fontSize(7)
          .fillColor('#333')
          .text(words, points(margin), points(paper.height - margin - 3.5), { lineBreak: false });
      }
  });
}

/** Crosses in the middle of what neighbouring sheets share, near the corners; white around, to be seen on dark drawings too. */
function drawMarks(document: PDFDocument, room: { width: number; height: number }): void {
  const arm = 3;
  const inset = margin + overlap / 2;
  for (const [width, colour] of [
    [1.6, '#fff'],
    [0.4, '#333'],
  ] as const) {
    document.lineWidth(width).strokeColor(colour);
    for (const x of [inset, margin + room.width - overlap / 2])
      for (const y of [inset, margin + room.height - overlap / 2]) {
        document.moveTo(points(x - arm), points(y)).lineTo(points(x + arm), points(y));
        document.moveTo(points(x), points(y - arm)).lineTo(points(x), points(y + arm));
      }
    document.stroke();
  }
}

function draw(document: PDFDocument, svg: string, left: number, top: number): void {
  const { width, height } = sizeOf(svg);
  svgToPdf(document, svg, points(left), points(top), { width: points(width), height: points(height) });
}

function written(title: string, fill: (document: PDFDocument) => void): Promise<Buffer> {
  // A date of its own would make every build differ.
  const info = { Title: title, CreationDate: new Date(0), ModDate: new Date(0) };
  const document = new PDFDocument({ autoFirstPage: false, info });
  const pieces: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (piece: Buffer) => pieces.push(piece));
    document.on('end', () => resolve(Buffer.concat(pieces)));
    document.on('error', reject);
  });
  fill(document);
  document.end();
  return done;
}
