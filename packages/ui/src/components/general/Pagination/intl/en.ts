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
  loading: 'Loading...',
  failed: 'This page was not loaded.',
  unknown: 'The number of records is not known yet.',
  onFirst: 'You are already on the first page.',
  onLast: 'You are already on the last page.',
  summary: (last, totalRecords) => `Showing ${last} of ${totalRecords} records`,
};
