/** What files of other kinds begin with, which would pass as text. */
const NO_SHEET = /^\s*(?:%PDF|<|\{|\[|PK|\u007fELF)/;

/**
 * A text file as text: UTF-8, UTF-16 with its mark, or what Brazilian Windows writes. Null for what is no text, or text of
 * another kind than a sheet.
 */
export function decodeText(content: Uint8Array): string | null {
  const [first, second] = content;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isWide) return new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(content);
  if (content.includes(0)) return null;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    text = new TextDecoder('windows-1252').decode(content);
  }
  return NO_SHEET.test(text) ? null : text;
}
