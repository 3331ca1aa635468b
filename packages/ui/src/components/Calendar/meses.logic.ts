import type { ContextoIntervalo, DataCivil, Feriado } from '@apto/domain';
import type { Mes } from './Calendar.logic.ts';

/** What is known of one month's days. Everything is optional: an empty object is a month without surprises. */
export interface DadosDoMes {
  readonly feriados?: readonly Feriado[];
  readonly ferias?: ContextoIntervalo['ferias'];
  /** Further reasons, by day: 'Agenda lotada'. */
  readonly motivos?: Readonly<Record<DataCivil, string>>;
}

/** Loads one month. A rejected promise shows the error with 'Tentar novamente'. */
export type CarregarMes = (mes: Mes, sinal: AbortSignal) => Promise<DadosDoMes>;

/** How far the loading of a month is. */
export type EstadoDoMes = 'carregando' | 'erro' | 'pronto';

interface Entrada {
  readonly estado: EstadoDoMes;
  readonly dados?: DadosDoMes;
  readonly promessa?: Promise<DadosDoMes>;
}

/** What the calendar reads: a new object whenever something changed. */
export interface RetratoDosMeses {
  readonly estados: ReadonlyMap<Mes, EstadoDoMes>;
  readonly dados: DadosDoMes;
}

/** The months loaded so far. Each is asked for once; an error may be asked for again. */
export interface ArmazemDeMeses {
  readonly assinar: (ouvinte: () => void) => () => void;
  readonly retrato: () => RetratoDosMeses;
  readonly pedir: (meses: readonly Mes[]) => void;
  readonly tentarNovamente: (meses: readonly Mes[]) => void;
  /** Resolves once all the months are here; rejects with the first error. */
  readonly garantir: (meses: readonly Mes[]) => Promise<DadosDoMes>;
  readonly encerrar: () => void;
}

/** Several months' data as one; a holiday or vacation that two months repeat appears once. */
export function juntarMeses(partes: readonly DadosDoMes[]): DadosDoMes {
  const feriados = new Map<string, Feriado>();
  const ferias = new Map<string, NonNullable<DadosDoMes['ferias']>[number]>();
  const motivos: Record<DataCivil, string> = {};
  for (const parte of partes) {
    for (const f of parte.feriados ?? []) feriados.set(`${f.dataFeriado}|${f.abrangencia}|${f.nome}`, f);
    for (const f of parte.ferias ?? []) ferias.set(`${f.dataInicial}|${f.dataFinal}`, f);
    Object.assign(motivos, parte.motivos);
  }
  return { feriados: [...feriados.values()], ferias: [...ferias.values()], motivos };
}

/** A store of months over a loader; the months stay for as long as the loader does. */
export function criarArmazemDeMeses(carregar: CarregarMes): ArmazemDeMeses {
  const entradas = new Map<Mes, Entrada>();
  const ouvintes = new Set<() => void>();
  let controle = new AbortController();
  let atual: RetratoDosMeses = { estados: new Map(), dados: {} };

  const avisar = (): void => {
    atual = {
      estados: new Map([...entradas].map(([mes, entrada]) => [mes, entrada.estado])),
      dados: juntarMeses([...entradas.values()].flatMap(({ dados }) => (dados ? [dados] : []))),
    };
    for (const ouvinte of ouvintes) ouvinte();
  };

  const buscar = (mes: Mes): Promise<DadosDoMes> => {
    const { signal } = controle;
    const promessa = carregar(mes, signal);
    entradas.set(mes, { estado: 'carregando', promessa });
    promessa.then(
      (dados) => {
        if (signal.aborted) return;
        entradas.set(mes, { estado: 'pronto', dados, promessa });
        avisar();
      },
      () => {
        if (signal.aborted) return;
        entradas.set(mes, { estado: 'erro' });
        avisar();
      },
    );
    return promessa;
  };

  const pedirSe = (meses: readonly Mes[], deve: (entrada: Entrada | undefined) => boolean): void => {
    const faltam = meses.filter((mes) => deve(entradas.get(mes)));
    for (const mes of faltam) void buscar(mes).catch(() => undefined);
    if (faltam.length > 0) avisar();
  };

  return {
    assinar: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    retrato: () => atual,
    pedir: (meses) => pedirSe(meses, (entrada) => entrada === undefined),
    tentarNovamente: (meses) => pedirSe(meses, (entrada) => entrada?.estado === 'erro'),
    garantir: async (meses) => {
      pedirSe(meses, (entrada) => entrada === undefined || entrada.estado === 'erro');
      const partes = await Promise.all(meses.map((mes) => entradas.get(mes)?.promessa ?? buscar(mes)));
      return juntarMeses(partes);
    },
    // React mounts twice in development: what was under way is dropped, and may be asked for again.
    encerrar: () => {
      controle.abort();
      controle = new AbortController();
      for (const [mes, { estado }] of entradas) if (estado === 'carregando') entradas.delete(mes);
      avisar();
    },
  };
}
