import { INVALID_TIME_MESSAGE } from '@apto/domain/time';

/** Texts of the time field. */
export const texts = {
  placeholder: 'hh:mm',
  invalidFormat: INVALID_TIME_MESSAGE,
  outsideWindow: (first: string, latest: string): string => `Informe um horário entre ${first} e ${latest}.`,
};
