/**
 * What a spreadsheet program would run as a formula: after any blanks =, +, - or @, which East Asian locales also take
 * in full width; or a tab or line break at the very beginning.
 */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A text that no spreadsheet takes for a formula: an apostrophe goes before what begins like one. */
export function escapeFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
