import { diasAtendidos, prestadorSemHorarios, type OpeningHour } from '../atendimento/atendimento.ts';
import {
  DIAS_DESABILITADOS_PADRAO,
  DIAS_NAO_UTEIS_PADRAO,
  feriadoNacionalEm,
  type Ferias,
  type Feriado,
} from '../feriados/feriados.ts';
import type { Agora } from '../tempo/agora.ts';
import { DIAS_DA_SEMANA, maiorData, type DataCivil, type DiaSemana } from '../tempo/data-civil.ts';

/** A suggested range of days, both ends included. */
export interface Intervalo {
  inicio: DataCivil;
  fim: DataCivil;
}

/** Whose texts are shown: the wizard's, or the pickers', which end some of them with '!' (doc2 §5, doc3 §5.3). */
export type VarianteIntervalo = 'assistente' | 'seletor';

/** Everything that decides whether a range may be suggested. */
export interface ContextoIntervalo {
  agora: Agora;
  /** First day allowed, when later than today: tomorrow when the company schedules (doc2 §4). */
  minimo?: DataCivil | null;
  /** Last day allowed. */
  maximo?: DataCivil | null;
  /** SLA setting limiteDatas or a given value; without it, or at 0, there is no limit. */
  limiteDias?: number | null;
  /** Weekdays that the limit does not count; Sunday by default. */
  diasNaoUteis?: readonly DiaSemana[];
  /**
   * Weekdays on which a range may neither start nor end. By default Saturday and Sunday, less those that the provider's
   * hours serve.
   */
  diasDesabilitados?: readonly DiaSemana[];
  /** Of the registry. The national holidays by law count whether they are listed or not. */
  feriados: readonly Feriado[];
  /** Of the provider. */
  ferias: readonly Ferias[];
  /** Of the provider; absent or `null` while none is chosen, and then no weekday is refused for it. */
  openingHours?: readonly OpeningHour[] | null;
  /** 'assistente' by default. */
  variante?: VarianteIntervalo;
}

/** The context made ready for being asked about many days. */
export interface ContextoPreparado {
  contexto: ContextoIntervalo;
  /** The first day that is neither past nor before the minimum. */
  primeiroDia: DataCivil;
  diasNaoUteis: readonly DiaSemana[];
  desabilitados: ReadonlySet<DiaSemana>;
  /** Weekdays that the provider does not serve; empty when its hours are unknown. */
  naoAtendidos: ReadonlySet<DiaSemana>;
  semHorarios: boolean;
  feriadosEm: (data: DataCivil) => readonly Feriado[];
}

/** Indexes the context once, so that a calendar may ask about each of its days. */
export function prepararContexto(contexto: ContextoIntervalo): ContextoPreparado {
  const { openingHours } = contexto;
  const atendidos = openingHours ? diasAtendidos(openingHours) : DIAS_DA_SEMANA;
  const desabilitados =
    contexto.diasDesabilitados ??
    DIAS_DESABILITADOS_PADRAO.filter((dia) => !openingHours || !atendidos.includes(dia));
  return {
    contexto,
    primeiroDia: maiorData(contexto.agora.data, contexto.minimo ?? contexto.agora.data),
    diasNaoUteis: contexto.diasNaoUteis ?? DIAS_NAO_UTEIS_PADRAO,
    desabilitados: new Set(desabilitados),
    naoAtendidos: new Set(DIAS_DA_SEMANA.filter((dia) => !atendidos.includes(dia))),
    semHorarios: openingHours ? prestadorSemHorarios(openingHours) : false,
    feriadosEm: indexarFeriados(contexto.feriados),
  };
}

function indexarFeriados(feriados: readonly Feriado[]): (data: DataCivil) => readonly Feriado[] {
  const porData = new Map<DataCivil, Feriado[]>();
  for (const feriado of feriados) {
    const doDia = porData.get(feriado.dataFeriado);
    if (doDia) doDia.push(feriado);
    else porData.set(feriado.dataFeriado, [feriado]);
  }
  return (data) => {
    const registrados = porData.get(data) ?? [];
    if (registrados.some(({ abrangencia }) => abrangencia === 'NACIONAL')) return registrados;
    const porLei = feriadoNacionalEm(data);
    return porLei ? [porLei, ...registrados] : registrados;
  };
}
