import type { Api } from './api.ts';

const DIA_MS = 86_400_000;
const emUtc = (data: string): number => Date.parse(`${data}T00:00:00Z`);

/** Today where the product lives, YYYY-MM-DD. */
export const hoje = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());

export const somarDias = (data: string, dias: number): string =>
  new Date(emUtc(data) + dias * DIA_MS).toISOString().slice(0, 10);

/** 0 = Sunday … 6 = Saturday. */
export const diaDaSemana = (data: string): number => new Date(emUtc(data)).getUTCDay();

/** DD/MM/YYYY */
export const escrita = (data: string): string => data.split('-').reverse().join('/');

/** 'terça-feira, 24 de novembro de 2026' */
export const porExtenso = (data: string): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(emUtc(data)));

export interface Feriado {
  readonly dataFeriado: string;
  readonly abrangencia: string;
}
interface Ferias {
  readonly dataInicial: string;
  readonly dataFinal: string;
}

/** What speaks against a day at one clinic of one city, in the next months. */
export interface Calendario {
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
}

export async function calendarioDe(api: Api, cidadeId: number, prestadorId: number): Promise<Calendario> {
  const periodo = `dataInicial=${hoje()}&dataFinal=${somarDias(hoje(), 300)}`;
  const [nacionais, municipais, ferias] = await Promise.all([
    api.ler<Feriado[]>(`/feriados/nacional?${periodo}`),
    api.ler<Feriado[]>(`/feriados/municipal/${cidadeId}?${periodo}`),
    api.ler<Ferias[]>(`/ferias/prestador/verificar/${prestadorId}?${periodo}`),
  ]);
  return { feriados: [...nacionais, ...municipais], ferias };
}

export const ehDiaUtil = (data: string, { feriados, ferias }: Calendario): boolean =>
  diaDaSemana(data) >= 1 &&
  diaDaSemana(data) <= 5 &&
  !feriados.some(({ dataFeriado }) => dataFeriado === data) &&
  !ferias.some(({ dataInicial, dataFinal }) => dataInicial <= data && data <= dataFinal);

/** The first `quantos` days in a row, from `partir` days ahead on, that nothing speaks against. */
export function diasUteisSeguidos(calendario: Calendario, quantos: number, partir = 3): string[] {
  for (let n = partir; n < 200; n += 1) {
    const dias = Array.from({ length: quantos }, (_, i) => somarDias(hoje(), n + i));
    if (dias.every((dia) => ehDiaUtil(dia, calendario))) return dias;
  }
  throw new Error('Não há dias úteis seguidos nos próximos meses');
}

/** The next holiday on a weekday, of the kind asked for. */
export function proximoFeriado({ feriados, ferias }: Calendario, abrangencia: string): string {
  const dias = feriados
    .filter((f) => f.abrangencia === abrangencia && f.dataFeriado > hoje())
    .map((f) => f.dataFeriado);
  const dia = dias.sort().find((data) => ehDiaUtil(data, { feriados: [], ferias }));
  if (!dia) throw new Error(`Não há feriado ${abrangencia} em dia de semana nos próximos meses`);
  return dia;
}

/** The next day of a weekday (0 = Sunday), from `partir` days ahead on. */
export function proximoDiaDaSemana(dia: number, partir = 1): string {
  let data = somarDias(hoje(), partir);
  while (diaDaSemana(data) !== dia) data = somarDias(data, 1);
  return data;
}
