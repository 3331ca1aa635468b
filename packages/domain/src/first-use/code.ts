/** Crockford's base 32: no letter that is mistaken for a digit. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** Characters of the one-time code that an empty installation shows where it was started: 60 bits. */
export const FIRST_USE_CODE_LENGTH = 12;

/**
 * The code that stands for some bytes, in groups: `7K2M-Q0ZX-4RVT`.
 * @param bytes at least `FIRST_USE_CODE_LENGTH` of them, evenly spread
 */
export function firstUseCode(bytes: Uint8Array): string {
  const letters = [...bytes.subarray(0, FIRST_USE_CODE_LENGTH)].map((byte) => ALPHABET[byte % 32]).join('');
  return letters.match(new RegExp(`.{${GROUP}}`, 'g'))?.join('-') ?? '';
}

/** A code as somebody typed it from a screen: any case, with or without hyphens, O for 0 and I or L for 1. */
export const normalizeFirstUseCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
