import { EMPTY_TEXT } from '@apto/domain/messages';

/** Texts of PersonCell. */
export const texts = {
  unknown: EMPTY_TEXT.NOT_GIVEN,
  known: (nomeSocial: string, name: string) => `${nomeSocial} (${name})`,
} as const;
