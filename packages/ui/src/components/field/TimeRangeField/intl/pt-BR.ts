/** Texts of TimeRangeField. */
export const texts = {
  start: 'Início',
  end: 'Fim',
  incomplete: 'Informe o início e o fim.',
  order: 'O fim deve ser posterior ao início.',
};
