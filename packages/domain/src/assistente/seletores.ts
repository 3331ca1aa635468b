import { diasNaoAtendidos } from '../atendimento/index.ts';
import type { ContextoIntervalo } from '../intervalo/index.ts';
import { opcoesDePeriodo, type OpcaoDePeriodo } from '../periodos/index.ts';
import { somarDias, type Agora, type DataCivil, type DiaSemana } from '../tempo/index.ts';
import {
  LOTE_SOC,
  type ContextoAssistente,
  type DialogoDoAssistente,
  type EstadoAssistente,
} from './estado.ts';
import { ehClinicaSoc, metodoFixoNoSolicitante } from './reserva.ts';
import { QUEM } from './tipos.ts';

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

/**
 * Which who-questions the user may not change (doc2 §4): locked unless left to the user, and where a SOC
 * clinic and a reservation client coincide, unless the client lets the method change.
 */
export function metodoTravado(e: EstadoAssistente): { quemAgenda: boolean; quemAvisa: boolean } {
  if (metodoFixoNoSolicitante(e)) {
    const travado = e.cliente?.permiteAlterarMetodoReservaHorario !== true;
    return { quemAgenda: travado, quemAvisa: travado };
  }
  return {
    quemAgenda: e.quemAgendaPrescrito !== QUEM.USUARIO_ESCOLHE,
    quemAvisa: e.quemAvisaPrescrito !== QUEM.USUARIO_ESCOLHE,
  };
}

/** intervaloMinDate: tomorrow when the company schedules, else today (doc2 §4). */
export const dataMinimaDaSugestao = (e: Pick<EstadoAssistente, 'quemAgenda'>, agora: Agora): DataCivil =>
  e.quemAgenda === QUEM.EMPRESA ? somarDias(agora.data, 1) : agora.data;

/** disabledDays: what the chosen clinic does not serve; empty while its hours are unknown. */
export const diasSemAtendimento = (e: EstadoAssistente): DiaSemana[] =>
  e.prestador?.openingHours ? diasNaoAtendidos(e.prestador.openingHours) : [];

/** Everything that decides whether a suggested range stands in the clinic step. */
export function contextoDoIntervalo(e: EstadoAssistente, ctx: ContextoAssistente): ContextoIntervalo {
  return {
    agora: ctx.agora,
    minimo: dataMinimaDaSugestao(e, ctx.agora),
    limiteDias: ctx.limiteDias ?? null,
    feriados: ctx.feriados ?? [],
    ferias: ctx.ferias ?? [],
    openingHours: e.prestador?.openingHours ?? null,
    variante: 'assistente',
  };
}

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
    !ehClinicaSoc(e.prestador) &&
    e.quemAgenda === QUEM.SOLICITANTE &&
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
