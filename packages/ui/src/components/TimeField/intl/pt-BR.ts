import { MENSAGEM_HORA_INVALIDA } from '@apto/domain';

/** Texts of the time field. */
export const textos = {
  placeholder: 'hh:mm',
  formatoInvalido: MENSAGEM_HORA_INVALIDA,
  foraDaJanela: (primeira: string, ultima: string): string =>
    `Informe um horário entre ${primeira} e ${ultima}.`,
};
