import { describe, expect, it, vi } from 'vitest';
import { createPagedList, type OptionsPage, type PageRequest } from './pages.ts';

interface Item {
  readonly id: number;
}
const itemsOf = (from: number, to: number): Item[] =>
  Array.from({ length: to - from + 1 }, (_, i) => ({ id: from + i }));

/** A loader whose answers the test gives when it wants to. */
function manual() {
  const asked: (PageRequest & {
    answer: (page: OptionsPage<Item>) => Promise<void>;
    fail: () => Promise<void>;
  })[] = [];
  const load = (request: PageRequest): Promise<OptionsPage<Item>> =>
    new Promise((resolve, reject) => {
      asked.push({
        ...request,
        answer: async (page) => resolve(page),
        fail: async () => reject(new Error('sem rede')),
      });
    });
  return { asked, load };
}

describe('doc2 §9 provider dropdown: pages of 20', () => {
  it('asks for pages of 20 in order, and for each once', async () => {
    const { asked, load } = manual();
    const list = createPagedList(load, (item: Item) => item.id);
    list.search('');
    list.loadMore();
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ page: 1, limit: 20, search: '' });
    await asked[0]?.answer({ items: itemsOf(1, 20), total: 30 });
    list.loadMore();
    list.loadMore();
    expect(asked).toHaveLength(2);
    expect(list.snapshot().state).toBe('loading-more');
    await asked[1]?.answer({ items: itemsOf(21, 30), total: 30 });
    expect(list.snapshot()).toMatchObject({ state: 'ready', hasMore: false, total: 30 });
    expect(list.snapshot().items).toHaveLength(30);
  });

  it('drops the answer to a text that is no longer the one typed', async () => {
    const { asked, load } = manual();
    const list = createPagedList(load, (item: Item) => item.id);
    list.search('cli');
    list.search(' clinica ');
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[1]?.answer({ items: [{ id: 2 }] });
    await asked[0]?.answer({ items: [{ id: 1 }] });
    expect(list.snapshot()).toMatchObject({ query: 'clinica', items: [{ id: 2 }] });
  });

  it('keeps what is loaded when a later page fails, and asks for that page again', async () => {
    const { asked, load } = manual();
    const list = createPagedList(load, (item: Item) => item.id);
    list.search('');
    await asked[0]?.answer({ items: itemsOf(1, 20) });
    list.loadMore();
    await asked[1]?.fail();
    expect(list.snapshot().state).toBe('error-more');
    expect(list.snapshot().items).toHaveLength(20);
    list.retry();
    expect(asked[2]?.page).toBe(2);
    await asked[2]?.answer({ items: itemsOf(21, 22) });
    expect(list.snapshot()).toMatchObject({ state: 'ready', hasMore: false });
    expect(list.snapshot().items).toHaveLength(22);
  });

  it('shows an item once when two pages bring it, and stops when a page brings nothing new', async () => {
    const { asked, load } = manual();
    const list = createPagedList(load, (item: Item) => item.id);
    list.search('');
    await asked[0]?.answer({ items: itemsOf(1, 20), hasMore: true });
    list.loadMore();
    await asked[1]?.answer({ items: itemsOf(1, 20), hasMore: true });
    expect(list.snapshot().items).toHaveLength(20);
    expect(list.snapshot().hasMore).toBe(false);
  });

  it('tells its listeners, until they leave', async () => {
    const { asked, load } = manual();
    const list = createPagedList(load, (item: Item) => item.id);
    const listener = vi.fn();
    const leave = list.subscribe(listener);
    list.search('');
    expect(listener).toHaveBeenCalled();
    leave();
    listener.mockClear();
    await asked[0]?.answer({ items: [] });
    expect(listener).not.toHaveBeenCalled();
  });
});
