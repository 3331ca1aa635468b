/** Texts of the month field. */
export const texts = {
  placeholder: 'mm/aaaa',
  open: 'Escolher o mês',
  title: 'Escolher o mês',
  months: (year: number): string => `Meses de ${year}`,
  previousYear: 'Ano anterior',
  nextYear: 'Próximo ano',
  invalidFormat: 'Informe o mês e o ano, como 03/2026.',
  before: (first: string): string => `Informe um mês a partir de ${first}.`,
  after: (last: string): string => `Informe um mês até ${last}.`,
};
