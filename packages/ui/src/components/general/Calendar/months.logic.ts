import type { Feriado } from '@apto/domain/feriados';
import type { IntervaloContext } from '@apto/domain/intervalo';
import type { CivilDate } from '@apto/domain/time';
import type { Month } from './Calendar.logic.ts';

/** O que se sabe dos dias de um mês. Tudo é opcional: um objeto vazio é um mês sem surpresas. */
export interface MonthData {
  /** Os feriados do mês, com os nomes. */
  readonly feriados?: readonly Feriado[];
  /** As férias que tocam o mês. */
  readonly ferias?: IntervaloContext['ferias'];
  /** Outros motivos, por dia: 'Agenda lotada'. */
  readonly reasons?: Readonly<Record<CivilDate, string>>;
}

/** Carrega um mês. Uma promessa que falha mostra o erro com 'Tentar novamente'. */
export type LoadMonth = (month: Month, signal: AbortSignal) => Promise<MonthData>;

/** Em que ponto está o carregamento de um mês. */
export type MonthStatus = 'loading' | 'error' | 'ready';

interface Entry {
  readonly status: MonthStatus;
  readonly loaded?: MonthData;
  readonly promise?: Promise<MonthData>;
}

/** O que o calendário lê: um objeto novo sempre que algo muda. */
export interface MonthsSnapshot {
  readonly statuses: ReadonlyMap<Month, MonthStatus>;
  readonly loaded: MonthData;
}

/** Os meses carregados até agora. Cada um é pedido uma vez; um que falhou pode ser pedido de novo. */
export interface MonthStore {
  readonly subscribe: (listener: () => void) => () => void;
  readonly snapshot: () => MonthsSnapshot;
  readonly request: (months: readonly Month[]) => void;
  readonly retry: (months: readonly Month[]) => void;
  /** Termina quando todos os meses chegaram; falha com o primeiro erro. */
  readonly ensure: (months: readonly Month[]) => Promise<MonthData>;
  readonly close: () => void;
}

/** Several months' data as one; a holiday or vacation that two months repeat appears once. */
export function mergeMonths(parts: readonly MonthData[]): MonthData {
  const feriados = new Map<string, Feriado>();
  const ferias = new Map<string, NonNullable<MonthData['ferias']>[number]>();
  const reasons: Record<CivilDate, string> = {};
  for (const part of parts) {
    for (const f of part.feriados ?? []) feriados.set(`${f.dataFeriado}|${f.abrangencia}|${f.nome}`, f);
    for (const f of part.ferias ?? []) ferias.set(`${f.dataInicial}|${f.dataFinal}`, f);
    Object.assign(reasons, part.reasons);
  }
  return { feriados: [...feriados.values()], ferias: [...ferias.values()], reasons };
}

/** A store of months over a loader; the months stay for as long as the loader does. */
export function createMonthStore(load: LoadMonth): MonthStore {
  const entries = new Map<Month, Entry>();
  const listeners = new Set<() => void>();
  let controller = new AbortController();
  let current: MonthsSnapshot = { statuses: new Map(), loaded: {} };

  const notify = (): void => {
    current = {
      statuses: new Map([...entries].map(([month, entry]) => [month, entry.status])),
      loaded: mergeMonths([...entries.values()].flatMap(({ loaded }) => (loaded ? [loaded] : []))),
    };
    for (const listener of listeners) listener();
  };

  const fetchMonth = (month: Month): Promise<MonthData> => {
    const { signal } = controller;
    const promise = load(month, signal);
    entries.set(month, { status: 'loading', promise });
    promise.then(
      (loaded) => {
        if (signal.aborted) return;
        entries.set(month, { status: 'ready', loaded, promise });
        notify();
      },
      () => {
        if (signal.aborted) return;
        entries.set(month, { status: 'error' });
        notify();
      },
    );
    return promise;
  };

  const requestIf = (months: readonly Month[], should: (entry: Entry | undefined) => boolean): void => {
    const missing = months.filter((month) => should(entries.get(month)));
    for (const month of missing) void fetchMonth(month).catch(() => undefined);
    if (missing.length > 0) notify();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => current,
    request: (months) => requestIf(months, (entry) => entry === undefined),
    retry: (months) => requestIf(months, (entry) => entry?.status === 'error'),
    ensure: async (months) => {
      requestIf(months, (entry) => entry === undefined || entry.status === 'error');
      const parts = await Promise.all(
        months.map((month) => entries.get(month)?.promise ?? fetchMonth(month)),
      );
      return mergeMonths(parts);
    },
    // React mounts twice in development: what was under way is dropped, and may be asked for again.
    close: () => {
      controller.abort();
      controller = new AbortController();
      for (const [month, { status }] of entries) if (status === 'loading') entries.delete(month);
      notify();
    },
  };
}
