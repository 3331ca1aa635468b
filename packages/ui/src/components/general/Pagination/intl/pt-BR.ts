/** Texts of Pagination (doc3 §2.9: 'Mostrando {last} de {totalRecords} registros'). */
export const texts = {
  navigation: 'Páginas',
  first: 'Primeira página',
  previous: 'Página anterior',
  next: 'Próxima página',
  last: 'Última página',
  pageSize: 'Registros por página',
  goTo: 'Ir para a página',
  ofPages: (pages: string) => `de ${pages}`,
  ofMorePages: (pages: string) => `de mais de ${pages}`,
  loading: 'Carregando informações...',
  failed: 'Esta página não foi carregada.',
  unknown: 'O número de registros ainda não é conhecido.',
  onFirst: 'Você já está na primeira página.',
  onLast: 'Você já está na última página.',
  onLastCounted: 'Esta é a última página contada. Refine a busca para ver as outras.',
  summary: (last: string, totalRecords: string) => `Mostrando ${last} de ${totalRecords} registros`,
  summaryOfMore: (last: string, totalRecords: string) =>
    `Mostrando ${last} de mais de ${totalRecords} registros`,
} as const;
