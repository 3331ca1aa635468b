import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

export const texts: Texts<typeof ptBR> = {
  navigation: 'Pages',
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
  pageSize: 'Records per page',
  goTo: 'Go to page',
  ofPages: (pages) => `of ${pages}`,
  ofMorePages: (pages) => `of more than ${pages}`,
  loading: 'Loading...',
  failed: 'This page was not loaded.',
  unknown: 'The number of records is not known yet.',
  onFirst: 'You are already on the first page.',
  onLast: 'You are already on the last page.',
  onLastCounted: 'This is the last page that was counted. Narrow the search to see the others.',
  summary: (last, totalRecords) => `Showing ${last} of ${totalRecords} records`,
  summaryOfMore: (last, totalRecords) => `Showing ${last} of more than ${totalRecords} records`,
};
