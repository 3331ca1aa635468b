import { normalizePhone } from '@apto/domain/documents';
import { parseDate, parseTime } from '@apto/domain/time';
import type { MaskitoOptions, MaskitoPreprocessor } from '@maskito/core';

const signs = /[A-Za-z\d]/g;

/**
 * What was typed into a text that was already whole goes over what stood there: a mask would push the last signs out
 * instead, and '24/11/2026' typed over itself would be '24/11/2411'.
 * @param before the text before the key, `after` what the browser made of it, `caret` where the key left the caret
 */
export function typeOver(before: string, after: string, caret: number, { mask }: MaskitoOptions): string {
  if (!Array.isArray(mask) || before.length !== mask.length) return after;
  const added = (after.match(signs)?.length ?? 0) - (before.match(signs)?.length ?? 0);
  if (added <= 0) return after;
  let left = added;
  const rest = after.slice(caret).replace(signs, (sign) => (left-- > 0 ? '' : sign));
  return after.slice(0, caret) + rest;
}

const digit = /\d/;
const digits = (count: number): RegExp[] => Array.from({ length: count }, () => digit);

/** Rewrites the text before the mask cuts it; null leaves it as it is. */
function beforeMask(rewrite: (text: string) => string | null): MaskitoPreprocessor {
  return ({ elementState, data: date }) => {
    const value = rewrite(elementState.value) ?? elementState.value;
    if (value === elementState.value) return { elementState, data: date };
    return { elementState: { value, selection: [value.length, value.length] }, data: date };
  };
}

/** A number that was copied with its country code or trunk zero: '+55 (11) 98765-4321' loses what is before. */
const pastedPhone = beforeMask((text) => (text.replace(/\D/g, '').length > 11 ? normalizePhone(text) : null));

const PHONE = ['(', ...digits(2), ')', ' ', ...digits(5), '-', ...digits(4)];

/** (99) 99999-9999; the requester's (99) 99999-999?9 is the same mask with its last digit optional (doc2 §9). */
export const phoneMask: MaskitoOptions = {
  // A number too long that begins with 55 stays as it is, to be refused: cut, it would be somebody else's (decision 57).
  mask: ({ value }) => (/^55\d{10,11}$/.test(value.replace(/\D/g, '')) ? digits(13) : PHONE),
  preprocessors: [pastedPhone],
};

/** (99) 9999-9999 for a landline, whose number begins with 2 to 5; any other is a mobile telephone. */
export const commercialPhoneMask: MaskitoOptions = {
  ...phoneMask,
  mask: (state) => {
    const typed = state.value.replace(/\D/g, '');
    if (/^\d{2}[2-5]\d{0,7}$/.test(typed))
      return ['(', ...digits(2), ')', ' ', ...digits(4), '-', ...digits(4)];
    return typeof phoneMask.mask === 'function' ? phoneMask.mask(state) : phoneMask.mask;
  },
};

/** 99999-999 */
export const cepMask: MaskitoOptions = { mask: [...digits(5), '-', ...digits(3)] };

/** 999.999.999-99 */
export const cpfMask: MaskitoOptions = {
  mask: [...digits(3), '.', ...digits(3), '.', ...digits(3), '-', ...digits(2)],
};

const alphanumeric = /[A-Z\d]/;

const alphanumerics = (count: number): RegExp[] => Array.from({ length: count }, () => alphanumeric);

/** Letters and digits in the first twelve, two check digits: the CNPJ since July 2026 (IN RFB 2.229/2024). */
export const cnpjMask: MaskitoOptions = {
  mask: [
    ...alphanumerics(2),
    '.',
    ...alphanumerics(3),
    '.',
    ...alphanumerics(3),
    '/',
    ...alphanumerics(4),
    '-',
    ...digits(2),
  ],
  preprocessors: [
    ({ elementState, data: date }) => ({
      elementState: { ...elementState, value: elementState.value.toUpperCase() },
      data: date.toUpperCase(),
    }),
  ],
};

/** 99:99 (doc2 §9). '8h30' and '8:30' may be pasted; a time that does not exist may be typed, to be told so. */
export const timeMask: MaskitoOptions = {
  mask: [...digits(2), ':', ...digits(2)],
  preprocessors: [beforeMask((text) => (/^\d{2}:?\d*$/.test(text) ? null : parseTime(text)))],
};

const toDayMonthYear = (text: string): string | null => {
  // Whole dates that were not typed in this mask: pasted, or filled in by the browser.
  if (/^\d{2}\/\d{2}\/\d{0,4}$/.test(text)) return null;
  const date = text.length > 5 ? parseDate(text) : null;
  return date && `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`;
};

/** '1/' or '1.' typed by hand means '01/'. */
const withLeadingZero = (text: string): string | null => {
  const found = /^(\d{2}\/)?(\d)[/.\-\s]$/.exec(text);
  return found && `${found[1] ?? ''}0${found[2] ?? ''}/`;
};

/** dd/mm/aaaa, typed digit by digit or pasted ('1/2/26', '01-02-2026', '2026-02-01'). */
export const dateMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(2), '/', ...digits(4)],
  preprocessors: [beforeMask(withLeadingZero), beforeMask(toDayMonthYear)],
};

const toMonthYear = (text: string): string | null => {
  const [, year = '', month = ''] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== '') return `${month.padStart(2, '0')}/${year}`;
  const [, short = '', rest = ''] = /^(\d)[/.\-\s](\d*)$/.exec(text) ?? [];
  return short === '' ? null : `0${short}/${rest}`;
};

/** mm/aaaa, typed digit by digit or pasted ('3/2026', '2026-03'). */
export const monthMask: MaskitoOptions = {
  mask: [...digits(2), '/', ...digits(4)],
  preprocessors: [beforeMask(toMonthYear)],
};
