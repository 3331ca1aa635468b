import { readFileSync } from 'node:fs';
import type { Kit, KitBlock, KitPart } from '@apto/domain/kit';
import { create, type Font } from 'fontkit';
// Its types know no other way in.
// oxlint-disable-next-line import/no-named-as-default
import PDFDocument from 'pdfkit';

/** Read once, for many documents: that takes longer than setting one. */
export interface Fonts {
  regular: Font;
  bold: Font;
}

/** TrueType, so that nothing has to be unpacked; without the tables for ligatures, which the kit does not use. */
const open = (weight: number): Font => {
  const font = create(readFileSync(new URL(`./fonts/inter-latin-${weight}.ttf`, import.meta.url)));
  if (!('layout' in font)) throw new Error('The file holds several fonts.');
  return font;
};

export const openFonts = (): Fonts => ({ regular: open(400), bold: open(600) });

/** PNG and JPEG by where they are kept. */
export type Pictures = Readonly<Record<string, Uint8Array>>;

type Document = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

const MARGIN = 56;
/** A4 in points, less the margins. */
const WIDTH = 595.28 - 2 * MARGIN;
const BOTTOM = 841.89 - MARGIN;
const INK = '#0f172a';
const MUTED = '#475569';
const LINE = '#cbd5e1';
const SIZE = { title: 18, heading: 12, body: 10.5, foot: 8.5 };
const REGULAR = 'regular';
const BOLD = 'bold';
const TERM_WIDTH = 150;
const COLUMN_WIDTHS = [0.34, 0.34, 0.18, 0.14];
const CELL = 5;
const PICTURE_HEIGHT = 48;

/** Sets blocks one below the other, each tagged for what it is, so that a screen reader can read the document. */
class Pages {
  private y = MARGIN;
  private readonly doc: Document;
  private readonly pictures: Pictures;
  constructor(doc: Document, pictures: Pictures) {
    this.doc = doc;
    this.pictures = pictures;
  }

  addPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  private need(height: number): void {
    if (this.y + height > BOTTOM) this.addPage();
  }

  private use(isBold: boolean, size: number, color = INK): Document {
    return this.doc
      .font(isBold ? BOLD : REGULAR)
      .fontSize(size)
      .fillColor(color);
  }

  /** One text in a box, as an element of its own. */
  private text(
    parent: Element,
    type: string,
    text: string,
    {
      isBold = false,
      size = SIZE.body,
      color = INK,
      x = MARGIN,
      y = this.y,
      width = WIDTH,
    }: { isBold?: boolean; size?: number; color?: string; x?: number; y?: number; width?: number } = {},
  ): void {
    parent.add(
      this.doc.struct(type, {}, () => {
        this.use(isBold, size, color).text(text, x, y, { width, lineGap: 2 });
      }),
    );
  }

  private height(text: string, width: number, isBold = false, size = SIZE.body): number {
    return this.use(isBold, size).heightOfString(text, { width, lineGap: 2 });
  }

  heading(parent: Element, type: 'H1' | 'H2', text: string): void {
    const size = type === 'H1' ? SIZE.title : SIZE.heading;
    const height = this.height(text, WIDTH, true, size);
    this.need(height + 40);
    this.text(parent, type, text, { isBold: true, size });
    this.y += height + (type === 'H1' ? 14 : 6);
  }

  block(parent: Element, block: KitBlock): void {
    if (block.kind === 'paragraph') this.paragraph(parent, block.text);
    else if (block.kind === 'facts') this.facts(parent, block);
    else if (block.kind === 'list') this.list(parent, block);
    else if (block.kind === 'table') this.table(parent, block);
    else if (block.kind === 'pictured') this.pictured(parent, block);
    else this.signatures(parent, block.labels);
    this.y += 12;
  }

  private paragraph(parent: Element, text: string): void {
    const height = this.height(text, WIDTH);
    this.need(height);
    this.text(parent, 'P', text);
    this.y += height;
  }

  private facts(parent: Element, { items }: Extract<KitBlock, { kind: 'facts' }>): void {
    const table = this.doc.struct('Table');
    parent.add(table);
    const width = WIDTH - TERM_WIDTH;
    for (const { term, detail } of items) {
      const height = Math.max(this.height(term, TERM_WIDTH - CELL), this.height(detail, width, true)) + CELL;
      this.need(height);
      const row = this.doc.struct('TR');
      table.add(row);
      this.text(row, 'TH', term, { color: MUTED, width: TERM_WIDTH - CELL });
      this.text(row, 'TD', detail, { isBold: true, x: MARGIN + TERM_WIDTH, width });
      row.end();
      this.y += height;
    }
    table.end();
  }

  private list(parent: Element, { title, items }: Extract<KitBlock, { kind: 'list' }>): void {
    this.heading(parent, 'H2', title);
    const list = this.doc.struct('L');
    parent.add(list);
    for (const item of items) {
      const text = `• ${item}`;
      const height = this.height(text, WIDTH) + 3;
      this.need(height);
      const entry = this.doc.struct('LI');
      list.add(entry);
      this.text(entry, 'LBody', text);
      entry.end();
      this.y += height;
    }
    list.end();
  }

  private table(parent: Element, { columns, rows }: Extract<KitBlock, { kind: 'table' }>): void {
    const table = this.doc.struct('Table');
    parent.add(table);
    for (const [index, cells] of [columns, ...rows].entries()) this.row(table, cells, index === 0);
    table.end();
  }

  private row(table: Element, cells: readonly string[], isHead: boolean): void {
    const widths = cells.map((_, column) => (COLUMN_WIDTHS[column] ?? 0) * WIDTH);
    const heights = cells.map((cell, column) =>
      this.height(cell || ' ', (widths[column] ?? 0) - 2 * CELL, isHead),
    );
    const height = Math.max(...heights) + 2 * CELL;
    this.need(height);
    const row = this.doc.struct('TR');
    table.add(row);
    let x = MARGIN;
    for (const [column, cell] of cells.entries()) {
      const width = widths[column] ?? 0;
      this.text(row, isHead ? 'TH' : 'TD', cell || ' ', {
        isBold: isHead,
        x: x + CELL,
        y: this.y + CELL,
        width: width - 2 * CELL,
      });
      x += width;
    }
    row.end();
    this.y += height;
    this.rule(MARGIN, MARGIN + WIDTH);
  }

  /** A line is decoration: nobody reads it out. */
  private rule(from: number, to: number): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    this.doc.moveTo(from, this.y).lineTo(to, this.y).lineWidth(0.5).strokeColor(LINE).stroke();
    this.doc.endMarkedContent();
  }

  private signatures(parent: Element, labels: readonly string[]): void {
    for (const label of labels) {
      this.need(70);
      this.y += 44;
      this.rule(MARGIN, MARGIN + WIDTH * 0.6);
      this.y += 4;
      this.text(parent, 'P', label, { color: MUTED });
      this.y += this.height(label, WIDTH);
    }
  }

  /** @throws Error when it is none */
  private picture(parent: Element, { image, alternative }: Extract<KitBlock, { kind: 'pictured' }>): void {
    const bytes = this.pictures[image];
    if (bytes === undefined) return;
    const { doc, y } = this;
    parent.add(
      doc.struct('Figure', { alt: alternative }, () => {
        doc.image(Buffer.from(bytes), MARGIN, y, { fit: [WIDTH * 0.4, PICTURE_HEIGHT], valign: 'bottom' });
      }),
    );
  }

  private pictured(parent: Element, block: Extract<KitBlock, { kind: 'pictured' }>): void {
    this.need(PICTURE_HEIGHT + 60);
    this.y += 16;
    this.picture(parent, block);
    this.y += PICTURE_HEIGHT;
    this.rule(MARGIN, MARGIN + WIDTH * 0.6);
    this.y += 4;
    this.text(parent, 'P', block.name);
    this.y += this.height(block.name, WIDTH);
    this.text(parent, 'P', block.note, { color: MUTED, size: SIZE.foot });
    this.y += this.height(block.note, WIDTH, false, SIZE.foot);
  }

  /** The same foot on each page, out of what is read out. */
  feet(reference: string): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.doc.switchToPage(page);
      // Below the margin the library would begin another page.
      this.doc.page.margins.bottom = 0;
      this.doc.markContent('Artifact', { type: 'Pagination' });
      this.use(false, SIZE.foot, MUTED).text(
        `${reference} · Página ${page - start + 1} de ${count}`,
        MARGIN,
        BOTTOM + 16,
        { width: WIDTH, lineBreak: false },
      );
      this.doc.endMarkedContent();
    }
  }
}

function setPart(doc: Document, pages: Pages, root: Element, part: KitPart): void {
  const section = doc.struct('Sect', { title: part.title });
  root.add(section);
  pages.heading(section, 'H1', part.title);
  for (const block of part.blocks) pages.block(section, block);
  section.end();
}

/** The library takes an open font as well as its bytes; its types do not say so. */
const asSource = (font: Font): string => font as unknown as string;

/** The kit as an A4 document, tagged and in Portuguese, with its fonts inside. */
export function pdfOf(kit: Kit, fonts: Fonts, pictures: Pictures): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    autoFirstPage: false,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    lang: 'pt-BR',
    info: { Title: kit.title, Creator: 'Apto' },
    // The first font of the document; the standard ones would not be inside it.
    font: asSource(fonts.regular),
  });
  const pieces: Buffer[] = [];
  doc.on('data', (piece: Buffer) => pieces.push(piece));
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(pieces))));
    doc.on('error', reject);
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  // Under a name a font is read once for the document, and not for each text.
  doc.registerFont(REGULAR, asSource(fonts.regular));
  doc.registerFont(BOLD, asSource(fonts.bold));
  const pages = new Pages(doc, pictures);
  for (const part of kit.parts) {
    pages.addPage();
    setPart(doc, pages, root, part);
  }
  root.end();
  pages.feet(kit.reference);
  doc.end();
  return ended;
}
