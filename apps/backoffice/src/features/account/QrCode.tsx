import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** Px of the picture: a phone reads it from an arm's length. */
const SIZE = 208;
/** Modules of quiet around it (ISO/IEC 18004 §6.3.8). */
const QUIET = 4;

/** The dark modules as one path, in runs along each row. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  let path = '';
  for (const [y, row] of modules.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      let end = x + 1;
      while (row[end]) end += 1;
      path += `M${x} ${y}h${end - x}v1H${x}z`;
      x = end;
    }
  }
  return path;
}

/** A QR code: black on white in every theme, or phones do not read it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: QUIET }), [text]);
  const side = modules.length;
  return (
    <svg
      role="img"
      aria-label={label}
      width={SIZE}
      height={SIZE}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      {/* oxlint-disable-next-line apto/no-raw-colors -- what a camera reads is no part of a theme */}
      <rect width={side} height={side} fill="white" />
      {/* oxlint-disable-next-line apto/no-raw-colors -- as above */}
      <path d={pathOf(modules)} fill="black" />
    </svg>
  );
}
