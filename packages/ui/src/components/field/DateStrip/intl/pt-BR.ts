/** Texts of the strip of days. */
export const texts = {
  label: 'Data',
  isLoading: 'Carregando os dias…',
  empty: 'Nenhum dia para escolher neste período.',
  hint: 'Os dias apagados não podem ser escolhidos. Aponte ou toque um para ver por quê.',
  months: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  days: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
};
