import { atendeNoPeriodo, type OpeningHour } from '../atendimento/atendimento.ts';
import type { Agora } from '../tempo/agora.ts';
import { somarDias, diferencaEmDias, type DataCivil } from '../tempo/data-civil.ts';
import { manhaEncerradaParaEscolha, PERIODO, PERIODOS, type Periodo } from './periodo.ts';

/** What the clinic step knows when it offers the periods. */
export interface ConsultaDePeriodos {
  agora: Agora;
  /** Suggested range; `null` while none is chosen. */
  intervalo: { inicio: DataCivil; fim: DataCivil } | null;
  /** `null` or absent while the provider's hours are unknown: then they hide nothing. */
  openingHours?: readonly OpeningHour[] | null;
  /** The clinic works on SOC: 'Ambos' is not offered. */
  clinicaSoc?: boolean;
}

/** One period of the clinic step. */
export interface OpcaoDePeriodo {
  periodo: Periodo;
  nome: string;
  disponivel: boolean;
  /** Why it cannot be chosen, for focus and touch. */
  motivo?: string;
}

/**
 * The three periods and which of them the clinic step offers (doc2 §4, Period availability): the morning goes when the
 * range starts today and it is after 12:00, or when the provider has no morning service in the range; the afternoon
 * when there is no afternoon service; 'Ambos' for SOC clinics, or when nothing is served at all.
 */
export function opcoesDePeriodo(consulta: ConsultaDePeriodos): OpcaoDePeriodo[] {
  return PERIODOS.map(({ id, nome }) => {
    const motivo = motivoDe(id, consulta);
    return motivo
      ? { periodo: id, nome, disponivel: false, motivo }
      : { periodo: id, nome, disponivel: true };
  });
}

/** The codes of {@link opcoesDePeriodo} that may be chosen. */
export function periodosDisponiveis(consulta: ConsultaDePeriodos): Periodo[] {
  return opcoesDePeriodo(consulta)
    .filter(({ disponivel }) => disponivel)
    .map(({ periodo }) => periodo);
}

/**
 * Whether a range picker hides the morning: start and end are both today and it is after 12:00 (doc2 §4, doc3 §4.4).
 */
export function ocultaManhaNoSeletor(
  intervalo: { inicio: DataCivil; fim: DataCivil } | null,
  agora: Agora,
): boolean {
  return (
    intervalo !== null &&
    intervalo.inicio === agora.data &&
    intervalo.fim === agora.data &&
    manhaEncerradaParaEscolha(agora)
  );
}

function motivoDe(periodo: Periodo, consulta: ConsultaDePeriodos): string | null {
  const { agora, intervalo, clinicaSoc } = consulta;
  if (periodo === PERIODO.MANHA && intervalo?.inicio === agora.data && manhaEncerradaParaEscolha(agora)) {
    return 'A manhã de hoje já terminou';
  }
  if (periodo === PERIODO.AMBOS && clinicaSoc) return 'A clínica trabalha com um período por vez';
  if (haAtendimento(periodo, consulta)) return null;
  if (periodo === PERIODO.AMBOS) return 'O prestador não atende no período selecionado';
  return periodo === PERIODO.MANHA ? 'O prestador não atende pela manhã' : 'O prestador não atende à tarde';
}

function haAtendimento(periodo: Periodo, { intervalo, openingHours }: ConsultaDePeriodos): boolean {
  if (!openingHours) return true;
  // A week holds every weekday: with no range chosen, any of them may turn out to be the day.
  const inicio = intervalo?.inicio ?? '1970-01-01';
  const dias = intervalo ? Math.min(diferencaEmDias(inicio, intervalo.fim), 6) : 6;
  for (let passo = 0; passo <= dias; passo++) {
    if (atendeNoPeriodo(openingHours, somarDias(inicio, passo), periodo)) return true;
  }
  return false;
}
