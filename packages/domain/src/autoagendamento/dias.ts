import { compararFaixas, type Faixa } from '../agendas/index.ts';
import {
  MENSAGEM_NAO_ATENDE_NO_DIA,
  MENSAGEM_NAO_ATENDE_NO_PERIODO,
  nomeTipoServico,
  type OpeningHour,
  type TipoAtendimento,
} from '../atendimento/index.ts';
import { DIAS_DESABILITADOS_PADRAO, type Feriado, type Ferias } from '../feriados/index.ts';
import { criarMotivosDoDia, type CodigoMotivoDia } from '../intervalo/index.ts';
import type { OpcaoDePeriodo } from '../periodos/index.ts';
import {
  compararDatas,
  datasEntre,
  diaDaSemana,
  menorData,
  somarDias,
  type Agora,
  type DataCivil,
} from '../tempo/index.ts';
import { limitesDaConfirmacao } from './confirmacao.ts';
import { periodosDaConfirmacao } from './periodos.ts';

/** The longest stretch of days that is shown and asked about at once, in days. */
export const MAXIMO_DE_DIAS_DA_CONFIRMACAO = 31;

/** What the employee's day screen knows. */
export interface ConsultaDeDias<F extends Faixa = Faixa> {
  readonly dataSugestaoInicial: DataCivil | null;
  readonly dataSugestaoFinal: DataCivil | null;
  readonly openingHours: readonly OpeningHour[];
  readonly feriados: readonly Feriado[];
  readonly ferias: readonly Ferias[];
  /** The clinic books exact slots (SOC, doc2 §2.11); otherwise a day and a period are enough. */
  readonly reservaFaixas: boolean;
  /** Free slots of the whole stretch; read only where the clinic books exact slots. */
  readonly faixas: readonly F[];
  readonly agora: Agora;
}

/** Why a day cannot be chosen. */
export interface MotivoDoDiaDeConfirmacao {
  readonly codigo: CodigoMotivoDia | 'SEM_FAIXAS' | 'SEM_PERIODO';
  readonly texto: string;
}

/** One day on offer, with what can be chosen on it. */
export interface DiaDaConfirmacao<F extends Faixa = Faixa> {
  readonly data: DataCivil;
  /** Empty when the day can be chosen. */
  readonly motivos: readonly MotivoDoDiaDeConfirmacao[];
  /** Free slots, in order, each arrival once; empty where the clinic books none. */
  readonly faixas: readonly F[];
  /** Manhã, Tarde and Ambos; read where the clinic books no slots. */
  readonly periodos: readonly OpcaoDePeriodo[];
}

const SEM_FAIXAS = { codigo: 'SEM_FAIXAS', texto: 'Não há mais horários livres neste dia' } as const;

/**
 * The first and last day that the employee sees, at most a month apart, or `null` when the suggested range is over
 * (doc2 §5 'Employee's confirmation').
 */
export function janelaDaConfirmacao(c: {
  readonly dataSugestaoInicial: DataCivil | null;
  readonly dataSugestaoFinal: DataCivil | null;
  readonly agora: Agora;
}): { readonly inicio: DataCivil; readonly fim: DataCivil } | null {
  const { minimo, maximo } = limitesDaConfirmacao(c);
  const longe = somarDias(minimo, MAXIMO_DE_DIAS_DA_CONFIRMACAO - 1);
  const fim = maximo ? menorData(maximo, longe) : longe;
  return compararDatas(fim, minimo) < 0 ? null : { inicio: minimo, fim };
}

/**
 * Every day of the stretch with the reasons against it: weekend, weekday, holiday, vacation, nothing left (doc2 §5
 * 'Employee's confirmation' and 'Date range rules'). Empty when the suggested range is over.
 */
export function diasDaConfirmacao<F extends Faixa>(c: ConsultaDeDias<F>): DiaDaConfirmacao<F>[] {
  const janela = janelaDaConfirmacao(c);
  if (!janela) return [];
  const motivosDe = criarMotivosDoDia({
    agora: c.agora,
    minimo: janela.inicio,
    maximo: janela.fim,
    diasDesabilitados: DIAS_DESABILITADOS_PADRAO,
    feriados: c.feriados,
    ferias: c.ferias,
    openingHours: c.openingHours,
  });
  return datasEntre(janela.inicio, janela.fim).map((data) => {
    const periodos = periodosDaConfirmacao(c, data);
    const faixas = c.reservaFaixas ? umaPorChegada(c.faixas.filter((faixa) => faixa.data === data)) : [];
    const motivos: MotivoDoDiaDeConfirmacao[] = motivosDe(data).map(({ codigo, texto }) =>
      codigo === 'DIA_NAO_ATENDIDO' ? { codigo, texto: MENSAGEM_NAO_ATENDE_NO_DIA } : { codigo, texto },
    );
    if (motivos.length === 0) motivos.push(...motivosDoQueRestou(c.reservaFaixas, faixas, periodos));
    return { data, motivos, faixas, periodos };
  });
}

/** The first day that can be chosen, after `depoisDe` when given, or `null`. */
export function proximoDiaLivre(
  dias: readonly DiaDaConfirmacao[],
  depoisDe: DataCivil | null = null,
): DataCivil | null {
  const livre = dias.find(
    ({ data, motivos }) => motivos.length === 0 && (depoisDe === null || compararDatas(data, depoisDe) > 0),
  );
  return livre?.data ?? null;
}

/** How the clinic receives people on that day: one type, 'Ambos', or 'Inconsistente' when nothing is registered. */
export function tipoAtendimentoNoDia(openingHours: readonly OpeningHour[], data: DataCivil): TipoAtendimento {
  const tipos = new Set<TipoAtendimento>();
  for (const h of openingHours) {
    if (h.weekDay !== diaDaSemana(data)) continue;
    if (h.atendimentoMatutino) tipos.add(nomeTipoServico(h.serviceTypeAm));
    if (h.atendimentoVespertino) tipos.add(nomeTipoServico(h.serviceTypePm));
  }
  const [unico] = tipos;
  if (!unico || tipos.has('Inconsistente')) return 'Inconsistente';
  return tipos.size === 1 ? unico : 'Ambos';
}

/** Rooms that are free at the same time are one choice to a person: the earliest departure, and all their places. */
function umaPorChegada<F extends Faixa>(faixas: readonly F[]): F[] {
  const porChegada = new Map<string, F>();
  for (const faixa of [...faixas].sort(compararFaixas)) {
    const outra = porChegada.get(faixa.horarioChegada);
    porChegada.set(faixa.horarioChegada, outra ? { ...outra, vagas: outra.vagas + faixa.vagas } : faixa);
  }
  return [...porChegada.values()];
}

function motivosDoQueRestou(
  reservaFaixas: boolean,
  faixas: readonly Faixa[],
  periodos: readonly OpcaoDePeriodo[],
): MotivoDoDiaDeConfirmacao[] {
  if (reservaFaixas) return faixas.length === 0 ? [SEM_FAIXAS] : [];
  if (periodos.some(({ disponivel }) => disponivel)) return [];
  const [primeiro] = periodos;
  return [{ codigo: 'SEM_PERIODO', texto: primeiro?.motivo ?? MENSAGEM_NAO_ATENDE_NO_PERIODO }];
}
