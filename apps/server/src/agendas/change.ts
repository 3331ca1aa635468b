import { ERROR_CODE, type AgendaChangeBody, type AgendaBoard, type LostReserva } from '@apto/api-client';
import {
  agendasToClose,
  applyChange,
  closingOf,
  closingFailure,
  gradeFailures,
  lostBookings,
} from '@apto/domain/agendas';
import type { OpeningHour } from '@apto/domain/atendimento';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  agenda,
  agendaException,
  agendaPeriodo,
  agendaProcedimento,
  ambiente,
  prestador,
  prestadorFerias,
  prestadorHorario,
} from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict, invalid, notFound, rule } from '../platform/errors.ts';
import { ofEmpresa } from '../prestadores/repository.ts';
import { readBoard } from './board.ts';
import { upcomingReservas } from './marked.ts';
import { withObstacle } from './obstacles.ts';
import { withSugestao } from './proposals.ts';

const p = alias(prestador, 'p');

/** What the change names must be the clinic's, and what it says must hold. @throws HttpError 400, 404, 422 */
function checkChange(board: AgendaBoard, change: AgendaChangeBody, today: string): void {
  const { agendas, ambientes, ferias, procedimentos } = board;
  switch (change.tipo) {
    case 'GRADE': {
      if (!agendas.some(({ id }) => id === change.agendaId)) throw notFound('agenda');
      const known = new Set(procedimentos.map(({ id }) => id));
      if (change.procedimentosIds.some((id) => !known.has(id))) throw notFound('procedimento');
      const failures = gradeFailures(change);
      if (failures.length > 0) throw rule(failures);
      return;
    }
    case 'AGENDA':
      if (!ambientes.some(({ id }) => id === change.ambienteId)) throw notFound('ambiente');
      checkOrder(change.vigenciaInicial, change.vigenciaFinal ?? change.vigenciaInicial, 'vigenciaFinal');
      return;
    case 'HORARIOS':
      if (new Set(change.openingHours.map(({ weekDay }) => weekDay)).size !== change.openingHours.length)
        throw invalid([{ campo: 'openingHours', mensagem: 'Cada dia da semana deve aparecer uma vez só' }]);
      for (const day of change.openingHours) checkDay(day);
      return;
    case 'FECHAMENTO': {
      const { ambienteId } = change;
      if (ambienteId !== null && !ambientes.some(({ id }) => id === ambienteId)) throw notFound('ambiente');
      const failure = closingFailure(change, today);
      if (failure) throw rule(failure);
      if (agendasToClose(agendas, change).length === 0)
        throw rule('Neste dia a agenda já está fechada, ou não há agenda.');
      return;
    }
    case 'FERIAS':
      checkOrder(change.dataInicial, change.dataFinal, 'dataFinal');
      if (change.dataFinal < today)
        throw invalid([{ campo: 'dataFinal', mensagem: 'As férias não podem terminar antes de hoje' }]);
      if (ferias.some((f) => f.dataInicial <= change.dataFinal && change.dataInicial <= f.dataFinal))
        throw rule('Já há férias cadastradas neste período.');
      return;
    case 'SEM_FERIAS':
      if (!ferias.some(({ id }) => id === change.id)) throw notFound();
      return;
    case 'AMBIENTE': {
      const { id, name } = change;
      if (id !== null && !ambientes.some((each) => each.id === id)) throw notFound('ambiente');
      const same = (other: string): boolean =>
        other.toLocaleLowerCase('pt-BR') === name.toLocaleLowerCase('pt-BR');
      if (ambientes.some((each) => each.id !== id && same(each.name)))
        throw rule('Já há uma sala com este nome.');
    }
  }
}

function checkOrder(start: string, end: string, field: string): void {
  if (end < start)
    throw invalid([{ campo: field, mensagem: 'A data final não pode ser menor que a data inicial' }]);
}

type Day = Extract<AgendaChangeBody, { tipo: 'HORARIOS' }>['openingHours'][number];
function checkDay(day: Day): void {
  for (const [serves, start, end] of [
    [day.atendimentoMatutino, day.startHourAm, day.endHourAm],
    [day.atendimentoVespertino, day.startHourPm, day.endHourPm],
  ] as const) {
    if (serves && start !== null && end !== null && end <= start)
      throw invalid([{ campo: 'openingHours', mensagem: 'O fim do período deve ser posterior ao início' }]);
  }
}

async function lostBy(ctx: Ctx, board: AgendaBoard, change: AgendaChangeBody): Promise<LostReserva[]> {
  const bookings = await upcomingReservas(
    ctx,
    board.ambientes.map(({ id }) => id),
  );
  return lostBookings(board, applyChange(board, change), bookings).map(({ booking, motivo: reason }) => ({
    ...booking,
    motivo: reason,
  }));
}

/** The agendas after a change, each with the exams that it takes then. */
const agendasAfter = (board: AgendaBoard, change: AgendaChangeBody): AgendaBoard['agendas'] => {
  const current = new Map(board.agendas.map((each) => [each.id, each]));
  return applyChange(board, change).agendas.flatMap((each) => {
    const before = current.get(each.id);
    if (!before) return [];
    const isChanged = change.tipo === 'GRADE' && change.agendaId === each.id;
    return [
      {
        ...before,
        ...each,
        periodos: [...each.periodos],
        exceptions: [...each.exceptions],
        procedimentosIds: isChanged ? change.procedimentosIds : before.procedimentosIds,
      },
    ];
  });
};

/**
 * Which bookings a change would leave without a place, and the free slot that each could move to. Reads only.
 * @throws HttpError 400, 404, 422
 */
export async function reviewChange(
  ctx: Ctx,
  prestadorId: number,
  change: AgendaChangeBody,
  among = ofEmpresa,
): Promise<{ afetados: LostReserva[] }> {
  const board = await readBoard(ctx, prestadorId, among);
  checkChange(board, change, ctx.now.data);
  const lost = await lostBy(ctx, board, change);
  const after = {
    ...applyChange(board, change),
    agendas: agendasAfter(board, change),
    feriados: board.feriados,
  };
  const proposed = await withSugestao(ctx, prestadorId, lost, after, change.tipo === 'FECHAMENTO');
  return {
    afetados: change.tipo === 'FECHAMENTO' ? await withObstacle(ctx, prestadorId, proposed) : proposed,
  };
}

/**
 * Saves a change of a clinic's times. Whoever saves has seen the state that they change, and every booking that the
 * change leaves without a place: bookings stay as they are, and are for people to reschedule.
 * @throws HttpError 400, 404, 409 when either is not so, 422
 */
export async function saveChange(
  ctx: Ctx,
  prestadorId: number,
  { change, afetados: seen }: { change: AgendaChangeBody; afetados: readonly number[] },
  among = ofEmpresa,
): Promise<AgendaBoard> {
  const { db } = ctx;
  // One change at a time; the version tells who comes second.
  const [locked] = await db
    .select({ version: p.agendaVersao })
    .from(p)
    .where(and(eq(p.id, prestadorId), among(internal(ctx).empresaId)))
    .for('update', { of: p });
  if (!locked) throw notFound('prestador');
  if (locked.version !== ctx.expectedVersion)
    throw conflict(
      ERROR_CODE.VERSAO_DESATUALIZADA,
      'Alguém alterou a agenda desta clínica enquanto você a editava. Confira como ela está agora.',
      { versaoEnviada: ctx.expectedVersion, versaoAtual: locked.version },
    );
  const board = await readBoard(ctx, prestadorId, among);
  checkChange(board, change, ctx.now.data);
  const known = new Set(seen);
  const lost = await lostBy(ctx, board, change);
  if (lost.some(({ id }) => !known.has(id)))
    throw conflict(
      ERROR_CODE.CONFLITO,
      'Um horário que você não viu ficaria sem lugar: alguém marcou enquanto você editava. Confira de novo.',
    );
  await write(ctx, board, change);
  await recordBoardChange(ctx, prestadorId, { agenda: change.tipo, lost: lost.length });
  return readBoard(ctx, prestadorId, among);
}

async function write(ctx: Ctx, board: AgendaBoard, change: AgendaChangeBody): Promise<void> {
  const { db } = ctx;
  const prestadorId = board.prestador.id;
  switch (change.tipo) {
    case 'GRADE':
      return writeGrade(ctx, change);
    case 'AGENDA': {
      const { ambienteId, vigenciaInicial, vigenciaFinal } = change;
      await db.insert(agenda).values({ prestadorId, ambienteId, vigenciaInicial, vigenciaFinal });
      return;
    }
    case 'HORARIOS':
      return writeHours(ctx, prestadorId, change.openingHours);
    case 'FECHAMENTO': {
      const closed = closingOf(change);
      await db
        .insert(agendaException)
        .values(agendasToClose(board.agendas, change).map(({ id }) => ({ agendaId: id, ...closed })));
      return;
    }
    case 'FERIAS': {
      const { dataInicial, dataFinal } = change;
      await db.insert(prestadorFerias).values({ prestadorId, dataInicial, dataFinal });
      return;
    }
    case 'SEM_FERIAS':
      await db
        .delete(prestadorFerias)
        .where(and(eq(prestadorFerias.id, change.id), eq(prestadorFerias.prestadorId, prestadorId)));
      return;
    case 'AMBIENTE': {
      const { id, name } = change;
      const room = { name, ativo: change.ativo };
      if (id === null) await db.insert(ambiente).values({ prestadorId, ...room });
      else
        await db
          .update(ambiente)
          .set(room)
          .where(and(eq(ambiente.id, id), eq(ambiente.prestadorId, prestadorId)));
    }
  }
}

/** Replaces a clinic's week, whatever was booked by the one before. */
async function writeHours(ctx: Ctx, prestadorId: number, week: readonly OpeningHour[]): Promise<void> {
  await ctx.db.delete(prestadorHorario).where(eq(prestadorHorario.prestadorId, prestadorId));
  if (week.length > 0)
    await ctx.db.insert(prestadorHorario).values(week.map((day) => ({ prestadorId, ...day })));
}

async function writeGrade(ctx: Ctx, change: Extract<AgendaChangeBody, { tipo: 'GRADE' }>): Promise<void> {
  const { db } = ctx;
  const { agendaId, vigenciaInicial, vigenciaFinal, periodos, exceptions, procedimentosIds } = change;
  await db.update(agenda).set({ vigenciaInicial, vigenciaFinal }).where(eq(agenda.id, agendaId));
  await db.delete(agendaPeriodo).where(eq(agendaPeriodo.agendaId, agendaId));
  if (periodos.length > 0)
    await db.insert(agendaPeriodo).values(periodos.map((periodo) => ({ agendaId, ...periodo })));
  // Past exceptions were not shown and stay: they say why a day of the past had no slots.
  await db
    .delete(agendaException)
    .where(
      and(eq(agendaException.agendaId, agendaId), sql`${agendaException.data} >= ${ctx.now.data}::date`),
    );
  const ahead = exceptions.filter(({ data }) => data >= ctx.now.data);
  if (ahead.length > 0)
    await db.insert(agendaException).values(
      ahead.map((exception) => ({
        agendaId,
        ...exception,
        inicio: exception.inicio ?? null,
        fim: exception.fim ?? null,
      })),
    );
  const wanted = [...new Set(procedimentosIds)];
  await db.delete(agendaProcedimento).where(eq(agendaProcedimento.agendaId, agendaId));
  if (wanted.length > 0)
    await db
      .insert(agendaProcedimento)
      .values(wanted.map((procedimentoId) => ({ agendaId, procedimentoId })));
}

/** A clinic's board is another one now: whoever has read it before reads it again, and the trail tells what was changed. */
export async function recordBoardChange(
  ctx: Ctx,
  prestadorId: number,
  details: Readonly<Record<string, unknown>>,
): Promise<void> {
  await ctx.db
    .update(prestador)
    .set({ agendaVersao: sql`${prestador.agendaVersao} + 1` })
    .where(eq(prestador.id, prestadorId));
  await ctx.audit({ acao: 'ALTERAR', recurso: 'prestador', recursoId: prestadorId, detalhes: details });
}
