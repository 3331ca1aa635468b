import type { Texts } from '../../../../internal/texts.types.ts';
import type { texts as ptBR } from './pt-BR.ts';

const records = (count: number): string => (count === 1 ? '1 record' : `${count} records`);

export const texts: Texts<typeof ptBR> = {
  by: (who) => `by ${who}`,
  from: 'From:',
  to: 'To:',
  empty: 'No record found.',
  loading: 'Loading...',
  error: 'The information could not be loaded!',
  added: (titles) =>
    titles.length === 1 ? `New record: ${titles[0]}.` : `${titles.length} new records: ${titles.join(', ')}.`,
  showMore: 'Show more',
  showLess: 'Show less',
  filter: 'Show',
  all: 'All',
  filtered: (shown, total) => `${shown} of ${records(total)}.`,
  noneOfKind: 'There are no records of this kind.',
  showAll: 'Show all',
  older: 'See earlier records',
  olderLoaded: (count) => (count === 1 ? '1 earlier record loaded.' : `${count} earlier records loaded.`),
  olderFailed: 'The earlier records could not be loaded.',
  beginning: 'This is the beginning of the history.',
};
