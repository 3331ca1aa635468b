/** Texts of the strip of days. */
export const textos = {
  rotulo: 'Data',
  carregando: 'Carregando os dias…',
  vazio: 'Nenhum dia para escolher neste período.',
  meses: ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'],
  dias: ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'],
};
