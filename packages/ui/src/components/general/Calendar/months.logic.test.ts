import { describe, expect, it, vi } from 'vitest';
import { createMonthStore, mergeMonths, type MonthData } from './months.logic.ts';

const ALL_SOULS = { dataFeriado: '2026-11-02', abrangencia: 'NACIONAL', nome: 'Finados' } as const;

function deferred(): {
  promise: Promise<MonthData>;
  resolver: (loaded: MonthData) => void;
  refuse: (error: Error) => void;
} {
  let resolver: (loaded: MonthData) => void = () => undefined;
  let refuse: (error: Error) => void = () => undefined;
  const promise = new Promise<MonthData>((ok, no) => {
    resolver = ok;
    refuse = no;
  });
  return { promise, resolver, refuse };
}

describe('ui-demands "Async availability by month": the store of months', () => {
  it('asks for each month once, however often it is shown', () => {
    const load = vi.fn((_month: string) => new Promise<MonthData>(() => undefined));
    const store = createMonthStore(load);
    store.request(['2026-11', '2026-12']);
    store.request(['2026-12', '2027-01']);
    expect(load.mock.calls.map(([month]) => month)).toEqual(['2026-11', '2026-12', '2027-01']);
    expect(store.snapshot().statuses.get('2026-11')).toBe('loading');
  });

  it('tells its listeners when a month has come, and gives its holidays', async () => {
    const { promise, resolver } = deferred();
    const store = createMonthStore(() => promise);
    const listener = vi.fn();
    store.subscribe(listener);
    store.request(['2026-11']);
    resolver({ feriados: [ALL_SOULS] });
    await promise;
    expect(store.snapshot().statuses.get('2026-11')).toBe('ready');
    expect(store.snapshot().loaded.feriados).toEqual([ALL_SOULS]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps an error until it is asked for again, and then recovers', async () => {
    const first = deferred();
    const load = vi.fn((): Promise<MonthData> => first.promise);
    const store = createMonthStore(load);
    store.request(['2026-11']);
    first.refuse(new Error('sem rede'));
    await expect(first.promise).rejects.toThrow('sem rede');
    expect(store.snapshot().statuses.get('2026-11')).toBe('error');
    store.request(['2026-11']);
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValueOnce({ reasons: { '2026-11-03': 'Agenda lotada' } });
    store.retry(['2026-11']);
    await store.ensure(['2026-11']);
    expect(store.snapshot().statuses.get('2026-11')).toBe('ready');
  });

  it('waits for all months of a range, and rejects when one cannot be had', async () => {
    const store = createMonthStore(async (month) => {
      if (month === '2026-12') throw new Error('sem rede');
      return { reasons: { [`${month}-05`]: 'Agenda lotada' } };
    });
    await expect(store.ensure(['2026-10', '2026-11'])).resolves.toMatchObject({
      reasons: { '2026-10-05': 'Agenda lotada', '2026-11-05': 'Agenda lotada' },
    });
    await expect(store.ensure(['2026-11', '2026-12'])).rejects.toThrow('sem rede');
  });

  it('drops what was under way when it ends, and may be used again', () => {
    const signals: AbortSignal[] = [];
    const store = createMonthStore((_month, signal) => {
      signals.push(signal);
      return new Promise<MonthData>(() => undefined);
    });
    store.request(['2026-11']);
    store.close();
    expect(signals[0]?.aborted).toBe(true);
    store.request(['2026-11']);
    expect(signals).toHaveLength(2);
    expect(signals[1]?.aborted).toBe(false);
  });

  it('lists a holiday once when two months bring it', () => {
    expect(mergeMonths([{ feriados: [ALL_SOULS] }, { feriados: [{ ...ALL_SOULS }] }]).feriados).toHaveLength(
      1,
    );
  });
});
