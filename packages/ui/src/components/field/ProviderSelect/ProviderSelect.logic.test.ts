import { describe, expect, it } from 'vitest';
import { createPrestadores, loaderOf } from './fixtures.ts';
import { groupedUnder, searchTextOfProvider, withoutGroups } from './ProviderSelect.logic.ts';
import { texts } from './intl/pt-BR.ts';

const groupProviders = groupedUnder(texts.groups);

const providers = createPrestadores(30);

describe('doc2 §2.7 grouped mode', () => {
  it('puts preferred and second choice under the suggested, the rest under the available', () => {
    const groups = groupProviders(providers);
    expect(groups.map(({ label }) => label)).toEqual(['Prestadores sugeridos', 'Prestadores disponíveis']);
    expect(groups.map(({ items }) => items.length)).toEqual([6, 24]);
  });

  it('leaves out a group that has nobody, and headings altogether when it is not grouped', () => {
    expect(groupProviders(providers.slice(10)).map(({ label }) => label)).toEqual([
      'Prestadores disponíveis',
    ]);
    expect(withoutGroups(providers)).toEqual([{ label: null, items: providers }]);
  });

  it('is the same over pages that come one by one as over all at once', async () => {
    const load = loaderOf(providers);
    const { signal } = new AbortController();
    const pages = await Promise.all([
      load({ page: 1, limit: 20, search: '', signal }),
      load({ page: 2, limit: 20, search: '', signal }),
    ]);
    expect(groupProviders(pages.flatMap(({ items }) => items))).toEqual(groupProviders(providers));
  });
});

describe('search', () => {
  it('looks at code, name, city and neighbourhood', () => {
    const text = searchTextOfProvider(providers[0] ?? { id: 0, name: '' });
    for (const part of ['1000', 'Clínica Ocupacional', 'Campinas', 'SP', 'Centro']) {
      expect(text).toContain(part);
    }
  });
});
