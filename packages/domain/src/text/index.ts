export * from './cut.ts';
export { shortCompany, shortExam, shortPerson, type ShortText } from './short.ts';
export * from './shortElsewhere.ts';
export * from './truncate.ts';

/** A text as a search and a comparison of names see it: no accents, no case, single spaces. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
