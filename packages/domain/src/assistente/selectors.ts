import { periodoOptions, type PeriodoOption } from '../atendimento/index.ts';
import { autoagendamentoBlock, type Block } from '../autoagendamento/index.ts';
import type { IntervaloContext } from '../intervalo/index.ts';
import {
  hasNothingToDo,
  requiredMethod,
  isSocClinic,
  sugestaoContext,
  requiresAgreedHorario,
  firstSuggestedDate,
  type SugestaoFacts,
} from '../pedido/index.ts';
import type { Now, CivilDate } from '../time/index.ts';
import type { AssistenteContext, AssistenteDialog, AssistenteState } from './state.ts';

/** The question that is open, or null. */
export const openedDialog = (e: AssistenteState): AssistenteDialog | null => e.dialogs[0] ?? null;

/** Whether some employee has risk; null while nobody's is known. */
export function pedidoHasRisco(e: AssistenteState): boolean | null {
  if (e.funcionarios.some((f) => f.possuiRisco === true)) return true;
  return e.funcionarios.some((f) => f.possuiRisco === false) ? false : null;
}

/** Whether some employee's exams are up to date, or are all waived by NR-7 (decision 40). */
export const pedidoHasUpToDateExames = (e: AssistenteState): boolean =>
  e.funcionarios.some((f) => f.asoEmDia || hasNothingToDo(e.tipoExame?.id ?? null, f));

/** What forbids self-scheduling of this request, or null (doc2 §4, steps 1 to 3). */
export const pedidoBlock = (e: AssistenteState): Block | null =>
  autoagendamentoBlock({
    tipoExame: e.tipoExame?.id ?? null,
    possuiRisco: e.confirmsRisco ? null : pedidoHasRisco(e),
    examesEmDia: pedidoHasUpToDateExames(e),
  });

/** Which who-questions the user may not change (doc2 §4). */
export function methodLocks(e: AssistenteState): { quemAgenda: boolean; quemAvisa: boolean } {
  const { quemAgenda, quemAvisa } = requiredMethod(e);
  return { quemAgenda: quemAgenda !== null, quemAvisa: quemAvisa !== null };
}

/** The first day of a suggestion: tomorrow when the company schedules, else today (doc2 §4). */
export const minSugestaoDate = (e: Pick<AssistenteState, 'quemAgenda'>, now: Now): CivilDate =>
  firstSuggestedDate(e.quemAgenda, now.data);

/** What of the chosen clinic and its calendars decides about days, period and time. */
export const sugestaoFacts = (e: AssistenteState, ctx: AssistenteContext): SugestaoFacts => ({
  system: e.prestador?.sistema,
  openingHours: e.prestador?.openingHours ?? null,
  feriados: ctx.feriados ?? [],
  ferias: ctx.ferias ?? [],
  dayLimit: ctx.dayLimit ?? null,
});

/** Everything that decides whether a suggested range stands in the clinic step. */
export const intervaloContext = (e: AssistenteState, ctx: AssistenteContext): IntervaloContext =>
  sugestaoContext(e.quemAgenda, sugestaoFacts(e, ctx), ctx.now);

/** The periods of the clinic step and which may be chosen (doc2 §4 'Period availability'). */
export function pedidoPeriodos(e: AssistenteState, now: Now): PeriodoOption[] {
  return periodoOptions({
    now,
    intervalo: e.intervaloSugerido,
    openingHours: e.prestador?.openingHours ?? null,
    isSocClinic: isSocClinic(e.prestador),
  });
}

/** Whether the time agreed with the clinic is asked (doc2 §5 'Clinic step'). */
export function requiresHorario(e: AssistenteState): boolean {
  return (
    e.prestador !== null &&
    requiresAgreedHorario(e.prestador.sistema, e.quemAgenda) &&
    e.periodo !== null &&
    e.intervaloSugerido !== null
  );
}
