/**
 * What is not seen in a text, and changes what is: control characters, marks that turn the direction of what follows, and
 * spaces of no width. They come along with what is copied from a chat or a document, and make two names that look alike two.
 * Line ends and tabs stay; NUL is refused by name elsewhere; a joiner stays inside of an emoji that is made of several.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]|(?<![\p{Extended_Pictographic}\ufe0f\p{Emoji_Modifier}])\u200d|\u200d(?!\p{Extended_Pictographic})|\u200c/gu;

/** Fields of one line, by their names on the wire: with a line end, a name would be a line of its own in a message. */
const ONE_LINE = /^(?:name|nome|email|phone|telefone|cpf|cnpj|username|tradeName|razaoSocial)(?:[A-Z]\w*)?$/;
/** Nobody sees what they choose here, and nothing may change it. */
const SECRET = /password|senha/i;

const cleanOf = (text: string, field: string): string => {
  if (SECRET.test(field)) return text;
  const seen = text.replaceAll(UNSEEN, '');
  return ONE_LINE.test(field) ? seen.replaceAll(/[\r\n\t\u2028\u2029]+/g, ' ') : seen;
};

/** Takes out of every text of a request what is not seen in it, in place: however deep, it costs no stack. */
export function cleanTexts(part: unknown): void {
  const waiting: { holder: Record<string, unknown>; field: string }[] = [];
  const look = (value: unknown, field: string): void => {
    if (typeof value === 'object' && value !== null)
      waiting.push({ holder: value as Record<string, unknown>, field });
  };
  look(part, '');
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { holder, field } = next;
    for (const name of Object.keys(holder)) {
      const value = holder[name];
      // An item of a list is a field of the list's name.
      const inner = Array.isArray(holder) ? field : name;
      if (typeof value === 'string') holder[name] = cleanOf(value, inner);
      else look(value, inner);
    }
  }
}
