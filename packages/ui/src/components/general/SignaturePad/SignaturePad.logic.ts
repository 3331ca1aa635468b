/** A point of the pad, in its own units: 600 across, 200 down. */
export interface InkPoint {
  readonly x: number;
  readonly y: number;
}

/**
 * Uma assinatura: traços como dados de caminho SVG, cada um desde a caneta que desce até a que sobe, ou um nome
 * digitado.
 */
export type Signature =
  | {
      /** Desenhada ou digitada. */
      readonly kind: 'drawn';
      /** Os traços. */
      readonly strokes: readonly string[];
    }
  | {
      readonly kind: 'typed';
      /** O nome, como foi digitado. */
      readonly name: string;
    };

/** The pad's own size: what is drawn keeps its shape on whatever screen. */
export const PAD = { width: 600, height: 200 } as const;

/** Points nearer than this to the last one say nothing. */
const NEAR = 1.5;
/** More points than any hand makes in a stroke: what is kept has an end. */
const MAX_POINTS = 1500;

const short = (value: number): string => String(Math.round(value * 10) / 10);
const at = ({ x, y }: InkPoint): string => `${short(x)} ${short(y)}`;
const middle = (a: InkPoint, b: InkPoint): InkPoint => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** A point of the screen in the pad's units, kept inside of it. */
export function inkPoint(
  screen: { readonly clientX: number; readonly clientY: number },
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): InkPoint {
  const inside = (share: number, size: number): number => Math.min(size, Math.max(0, share * size));
  return {
    x: inside((screen.clientX - box.left) / box.width, PAD.width),
    y: inside((screen.clientY - box.top) / box.height, PAD.height),
  };
}

/** The points with one more; those that are all but where the last one is are left out. */
export function withPoint(points: readonly InkPoint[], next: InkPoint): readonly InkPoint[] {
  const last = points.at(-1);
  if (points.length >= MAX_POINTS) return points;
  return last && Math.hypot(next.x - last.x, next.y - last.y) < NEAR ? points : [...points, next];
}

/** One stroke as path data, rounded at its corners; a single point is a dot. */
export function strokePath(points: readonly InkPoint[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const last = rest.at(-1);
  if (!last) return `M${at(first)}l0.1 0`;
  const curves = rest
    .slice(0, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, rest[index + 1] ?? point))}`);
  return `M${at(first)}${curves.join('')}L${at(last)}`;
}

/** Se alguém assinou: ao menos um traço, ou um nome de duas letras. */
export const isSigned = (signature: Signature | null): boolean =>
  signature !== null &&
  (signature.kind === 'drawn' ? signature.strokes.length > 0 : signature.name.trim().length > 1);

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** A assinatura como arquivo SVG em preto; '' onde ninguém assinou. */
export function signatureSvg(signature: Signature | null): string {
  if (signature === null || !isSigned(signature)) return '';
  const { width, height } = PAD;
  const ink =
    signature.kind === 'drawn'
      ? `<path d="${escaped(signature.strokes.join(''))}" fill="none" stroke="#000" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<text x="${width / 2}" y="${height / 2}" font-family="cursive" font-size="48" font-style="italic" text-anchor="middle" dominant-baseline="middle" textLength="${Math.min(width - 40, signature.name.trim().length * 24)}" lengthAdjust="spacingAndGlyphs">${escaped(signature.name.trim())}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${ink}</svg>`;
}
