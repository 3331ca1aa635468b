import { diasNaoAtendidos } from '../atendimento/index.ts';
import type { ContextoIntervalo } from '../intervalo/index.ts';
import { opcoesDePeriodo, type OpcaoDePeriodo } from '../periodos/index.ts';
import type { Agora, DataCivil, DiaSemana } from '../tempo/index.ts';
import {
  LOTE_SOC,
  type ContextoAssistente,
  type DialogoDoAssistente,
  type EstadoAssistente,
} from './estado.ts';
import { metodoObrigatorio } from './metodo.ts';
import { ehClinicaSoc } from './reserva.ts';
import {
  contextoDaSugestao,
  exigeHorarioCombinado,
  primeiraDataSugerida,
  type FatosDaSugestao,
} from './sugestao.ts';

/** The question that is open, or null. */
export const dialogoAberto = (e: EstadoAssistente): DialogoDoAssistente | null => e.dialogos[0] ?? null;

/** Whether any employee is flagged PCD. */
export const pedidoPcd = (e: EstadoAssistente): boolean => e.funcionarios.some((f) => f.pcd);

/** Whether some employee has risk; null while nobody's is known. */
export function pedidoComRisco(e: EstadoAssistente): boolean | null {
  if (e.funcionarios.some((f) => f.possuiRisco === true)) return true;
  return e.funcionarios.some((f) => f.possuiRisco === false) ? false : null;
}

/** Whether some employee's exams are up to date. */
export const pedidoComExamesEmDia = (e: EstadoAssistente): boolean => e.funcionarios.some((f) => f.asoEmDia);

/** Which who-questions the user may not change (doc2 §4). */
export function metodoTravado(e: EstadoAssistente): { quemAgenda: boolean; quemAvisa: boolean } {
  const { quemAgenda, quemAvisa } = metodoObrigatorio(e);
  return { quemAgenda: quemAgenda !== null, quemAvisa: quemAvisa !== null };
}

/** intervaloMinDate: tomorrow when the company schedules, else today (doc2 §4). */
export const dataMinimaDaSugestao = (e: Pick<EstadoAssistente, 'quemAgenda'>, agora: Agora): DataCivil =>
  primeiraDataSugerida(e.quemAgenda, agora.data);

/** disabledDays: what the chosen clinic does not serve; empty while its hours are unknown. */
export const diasSemAtendimento = (e: EstadoAssistente): DiaSemana[] =>
  e.prestador?.openingHours ? diasNaoAtendidos(e.prestador.openingHours) : [];

/** What of the chosen clinic and its calendars decides about days, period and time. */
export const fatosDaSugestao = (e: EstadoAssistente, ctx: ContextoAssistente): FatosDaSugestao => ({
  sistema: e.prestador?.sistema,
  openingHours: e.prestador?.openingHours ?? null,
  feriados: ctx.feriados ?? [],
  ferias: ctx.ferias ?? [],
  limiteDias: ctx.limiteDias ?? null,
});

/** Everything that decides whether a suggested range stands in the clinic step. */
export const contextoDoIntervalo = (e: EstadoAssistente, ctx: ContextoAssistente): ContextoIntervalo =>
  contextoDaSugestao(e.quemAgenda, fatosDaSugestao(e, ctx), ctx.agora);

/** The periods of the clinic step and which may be chosen (doc2 §4 'Period availability'). */
export function periodosDoPedido(e: EstadoAssistente, agora: Agora): OpcaoDePeriodo[] {
  return opcoesDePeriodo({
    agora,
    intervalo: e.intervaloSugerido,
    openingHours: e.prestador?.openingHours ?? null,
    clinicaSoc: ehClinicaSoc(e.prestador),
  });
}

/** Whether the time agreed with the clinic is asked (doc2 §5 'Clinic step'). */
export function exigeHorario(e: EstadoAssistente): boolean {
  return (
    e.prestador !== null &&
    exigeHorarioCombinado(e.prestador.sistema, e.quemAgenda) &&
    e.periodo !== null &&
    e.intervaloSugerido !== null
  );
}

/** Earliest dismissal date of the wizard: 1 January of last year (decisions #14). */
export const dataMinimaDemissao = (agora: Agora): DataCivil =>
  `${String(Number(agora.data.slice(0, 4)) - 1).padStart(4, '0')}-01-01`;

/** Employees in the lots in which the external system is asked (doc2 §4). */
export function lotesSoc<T>(itens: readonly T[], tamanho: number = LOTE_SOC): T[][] {
  const lotes: T[][] = [];
  for (let i = 0; i < itens.length; i += tamanho) lotes.push(itens.slice(i, i + tamanho));
  return lotes;
}
