import type { confirmAgendamento, ValidatedInput, Answer } from '@apto/api-client';
import type { Faixa } from '@apto/domain/agendas';
import { confirmationPeriodo } from '@apto/domain/autoagendamento';
import { isDepositAsked } from '@apto/domain/deposito';
import { MESSAGE } from '@apto/domain/messages';
import { canTransition, type IdStatus } from '@apto/domain/status';
import { isWeekend, type CivilDate } from '@apto/domain/time';
import { refusedStep } from '../agendamentos/refusal.ts';
import { expectStep, transitionAgendamento } from '../agendamentos/transition.ts';
import type { Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import { checkChoice, readChosenClinic, type Choice } from './choice.ts';
import { confirmationMessages } from './notice.ts';
import { lockPedido, type LockedPedido } from './held.ts';
import { releaseHolds } from '../reservas/repository.ts';
import { takeFaixa } from './reserva.ts';

type RequestBody = ValidatedInput<typeof confirmAgendamento>['body'];

/** Status after the confirmation, by the domain's table. @throws HttpError 403, 409 */
function nextStatus(ctx: Ctx, pedido: LockedPedido, isDepositoPending: boolean): IdStatus {
  const { session } = ctx;
  const result = canTransition(
    pedido.statusId,
    'CONFIRMAR_AUTOAGENDAMENTO',
    session?.kind === 'interna' ? session.permissions : [],
    {
      now: ctx.now,
      actor: session?.kind === 'interna' ? 'INTERNO' : 'FUNCIONARIO',
      isDepositoPending,
      autoagendamento: true,
    },
  );
  if (!result.ok) throw refusedStep(result);
  return result.para;
}

// What a booking sets, for its statement to be planned before the first.
expectStep(
  [
    'dataAgendamento',
    'horaAgendamento',
    'horaSaida',
    'periodo',
    'periodoAgendado',
    'usaReservaHorario',
    'depositoAntecipado',
    'statusId',
    'updatedAt',
  ],
  true,
);

/**
 * POST solicitante-confirmar-agendamento: books the day, and where the clinic has agendas the slot, in one
 * transaction with status, record, audit, event and messages (doc2 §4). Losing the race for a slot is a
 * 409 FAIXA_INDISPONIVEL with the nearest free ones.
 * @throws HttpError 400, 403, 404, 409, 422
 */
export async function confirmAction(ctx: Ctx, body: RequestBody): Promise<Answer<typeof confirmAgendamento>> {
  const { db, session } = ctx;
  const pedido = await lockPedido(ctx, body.agendamentoId);
  if (pedido.prestadorId === null) {
    // Before the clinic is chosen the status may already refuse: that comes first.
    nextStatus(ctx, pedido, false);
    throw rule('Confirme a clínica antes de agendar.');
  }
  const { clinic, timeWindow } = await readChosenClinic(
    ctx,
    pedido,
    pedido.prestadorId,
    body.dataAgendamento,
  );
  const depositoAntecipado = isDepositAsked(clinic.deposito, pedido.deposito);
  const status = nextStatus(ctx, pedido, depositoAntecipado);
  const choice: Choice = {
    data: body.dataAgendamento,
    // Without agendas the clinic or the order of arrival gives the time; staff may have agreed one with it.
    time: clinic.reservaFaixas || session?.kind === 'interna' ? (body.horarioAgendamento ?? null) : null,
    periodo: body.periodo,
    ambienteId: body.ambienteId ?? null,
  };
  checkChoice(ctx, pedido, clinic, choice);
  let faixa: Faixa | null = null;
  if (clinic.reservaFaixas) {
    if (!choice.time) throw invalid([{ campo: 'horarioAgendamento', mensagem: MESSAGE.REQUIRED_FIELD }]);
    const choosable = { days: timeWindow, isChoosable: (date: CivilDate) => !isWeekend(date) };
    // What staff kept while they chose is theirs to take.
    if (session?.kind === 'interna')
      await releaseHolds(db, { usuarioId: session.usuarioId, funcionarioId: pedido.funcionarioId });
    faixa = await takeFaixa(
      ctx,
      { agendamentoId: pedido.id },
      clinic,
      { ...choice, time: choice.time },
      choosable,
    );
  }

  const periodo = confirmationPeriodo({ periodo: choice.periodo, horario: choice.time });
  const booked = { idPrestador: clinic.id, data: choice.data, hora: choice.time };
  const when = { data: choice.data, time: choice.time, periodo };
  const internalSession = session?.kind === 'interna' ? session : null;
  const { version } = await transitionAgendamento(ctx, pedido, {
    acao: 'CONFIRMAR_AUTOAGENDAMENTO',
    para: status,
    releasesVaga: false,
    descricao: internalSession
      ? 'Autoagendamento confirmado pelo solicitante'
      : 'Autoagendamento confirmado pelo funcionário',
    author: {
      id: internalSession?.usuarioId ?? null,
      name: internalSession?.name ?? pedido.nomeFuncionario,
    },
    columns: {
      dataAgendamento: choice.data,
      horaAgendamento: choice.time,
      horaSaida: faixa?.horarioSaida ?? null,
      periodo,
      periodoAgendado: null,
      usaReservaHorario: faixa !== null,
      depositoAntecipado,
      // Once from SOC, always from SOC.
      ...(body.procedimentosFromSoc ? { procedimentosFromSoc: true } : {}),
    },
    event: 'AGENDADO',
    audit: {
      acao: 'AGENDAR',
      detalhes: booked,
    },
    books: booked,
    alsoTells: (facts) => confirmationMessages(ctx, pedido, facts, when, 'CONFIRMAR_AUTOAGENDAMENTO'),
  });
  return {
    id: pedido.id,
    version,
    idStatus: status,
    dataAgendamento: choice.data,
    horaAgendamento: choice.time,
  };
}
