const DELIMITERS = [';', '\t', ','] as const;

/** The separator that the first line has most of, outside of quotes; a Brazilian sheet's when there is none. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(DELIMITERS.map((delimiter) => [delimiter, 0]));
  let isQuoted = false;
  for (const char of text) {
    if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (char === '\n') break;
    else if (counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return DELIMITERS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))[0] ?? ';';
}

/**
 * The rows of a CSV text: separated by semicolon, tab or comma, whichever the first line uses, with quoted fields as
 * RFC 4180 has them. Never throws; an unclosed quote takes the rest of the text.
 */
export function parseCsv(text: string): string[][] {
  const content = text.replace(/^\uFEFF/, '').replace(/^sep=.\r?\n/i, '');
  const delimiter = delimiterOf(content);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let isQuoted = false;
  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    rows.push(row);
    row = [];
  };
  for (let at = 0; at < content.length; at += 1) {
    const char = content[at] ?? '';
    if (isQuoted) {
      if (char !== '"') field += char;
      else if (content[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (char === '"' && field.trim() === '') {
      field = '';
      isQuoted = true;
    } else if (char === delimiter) endField();
    else if (char === '\n') endRow();
    else if (char !== '\r') field += char;
  }
  if (field !== '' || row.length > 0) endRow();
  return rows;
}
