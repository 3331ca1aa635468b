import { MENSAGEM_HORA_INVALIDA } from '@apto/domain';

/** Texts of the time field. */
export const words = {
  placeholder: 'hh:mm',
  invalidFormat: MENSAGEM_HORA_INVALIDA,
  outsideWindow: (first: string, latest: string): string => `Informe um horário entre ${first} e ${latest}.`,
};
