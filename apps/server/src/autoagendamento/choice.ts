import {
  servesAtHorario,
  NOT_SERVED_AT_HORARIO_MESSAGE,
  prestadorWithoutHorarios,
  PRESTADOR_WITHOUT_HORARIOS_MESSAGE,
} from '@apto/domain/atendimento';
import {
  confirmationWindow,
  MAX_CONFIRMATION_DAYS,
  validateConfirmation,
} from '@apto/domain/autoagendamento';
import type { Periodo } from '@apto/domain/periodos';
import { addDays, type CivilDate, type TimeOfDay } from '@apto/domain/time';
import { readClinic, type ClinicWithAgendas, type Intervalo } from '../agendas/repository.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound, rule } from '../platform/errors.ts';
import type { LockedPedido } from './held.ts';

/** The days that this request may take, at most a month of them; of one whose days are over, those of the coming month. */
function pedidoWindow({ now }: Ctx, { inicio: first, fim: last }: LockedPedido): Intervalo {
  const ofRequest = confirmationWindow({ dataSugestaoInicial: first, dataSugestaoFinal: last, now });
  // Whatever is chosen then is refused for being too late (`checkChoice`), and not for want of a clinic.
  const { inicio: start, fim: end } = ofRequest ?? {
    inicio: now.data,
    fim: addDays(now.data, MAX_CONFIRMATION_DAYS - 1),
  };
  return { start, end };
}

/** Weekday, period, range, holiday and vacation (doc2 §5 "Employee's confirmation"). @throws HttpError 422 */
export function checkChoice(ctx: Ctx, pedido: LockedPedido, clinic: ClinicWithAgendas, choice: Choice): void {
  if (prestadorWithoutHorarios(clinic.openingHours)) throw rule(PRESTADOR_WITHOUT_HORARIOS_MESSAGE);
  const failures = validateConfirmation({
    data: choice.data,
    periodo: choice.periodo,
    horario: choice.time,
    dataSugestaoInicial: pedido.inicio,
    dataSugestaoFinal: pedido.fim,
    openingHours: clinic.openingHours,
    feriados: clinic.feriados,
    ferias: clinic.ferias,
    now: ctx.now,
  });
  const [firstFailure] = failures;
  if (firstFailure) throw rule(firstFailure.mensagem, { falhas: failures });
  const onDay = { inicio: choice.data, fim: choice.data };
  if (choice.time && !servesAtHorario(clinic.openingHours, onDay, choice.time)) {
    throw rule(NOT_SERVED_AT_HORARIO_MESSAGE);
  }
}

/** A day of the request's clinic, with the slot or the period of it. */
export interface Choice {
  data: CivilDate;
  time: TimeOfDay | null;
  periodo: Periodo;
  ambienteId: number | null;
}

/** The request's clinic with its agendas around a day, and the days that the request may take. @throws HttpError 404 */
export async function readChosenClinic(
  ctx: Ctx,
  pedido: LockedPedido,
  prestadorId: number,
  date: CivilDate,
): Promise<{ clinic: ClinicWithAgendas; timeWindow: Intervalo }> {
  const timeWindow = pedidoWindow(ctx, pedido);
  const reach = {
    start: date < timeWindow.start ? date : timeWindow.start,
    end: date > timeWindow.end ? date : timeWindow.end,
  };
  const clinic = await readClinic(ctx.db, { id: prestadorId, empresaId: pedido.empresaId }, reach, {
    acceptedIn: pedido.id,
  });
  if (!clinic) throw notFound('prestador');
  return { clinic, timeWindow };
}
