export * from './cut.ts';
export { shortCompany, shortExam, shortPerson, type ShortText } from './short.ts';
export * from './shortElsewhere.ts';
export * from './truncate.ts';

/** The same text with a capital letter, for where it begins a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text as a search and a comparison of names see it: no accents, no case, single spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
