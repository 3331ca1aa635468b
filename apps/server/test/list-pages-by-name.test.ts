import { describe } from 'vitest';
import { DATABASES } from './helpers.ts';
import { walkEveryOrder } from './list-walks.ts';
import { longList, WIDE } from './long-list.ts';

describe.each(DATABASES)('totals and pages of a long list: walks by name, on %s', (database) => {
  const calls = longList(database);
  const all = calls.filters({ status: WIDE.status });

  walkEveryOrder(calls, [
    {
      search: 'a search that nearly everybody matches',
      query: `filter=a&${all}`,
      where: `nome_busca like '%a%'`,
    },
    { search: 'a search that few match', query: `filter=zelia&${all}`, where: `nome_busca like '%zelia%'` },
  ]);
});
