import {
  answerAsEmployee,
  attendRequest,
  getAttendedRequest,
  listRiscos,
  moveReserva,
} from '@apto/api-client';
import { statusSummary } from '@apto/domain/status';
import { requireAgendamento } from '../agendamentos/repository.ts';
import { notesOf } from '../clinic-notes/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { internal } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { answerByEmployee } from './answer.ts';
import { attend } from './attend.ts';
import { moveBooked } from './move.ts';
import { offeredActions, readFacts, readRiscos } from './repository.ts';

/** The attendants' page of one request (doc3 §2.10), and the employee's answer to what it asked. */
export function attendantRoutes(server: Server): void {
  reading(server, getAttendedRequest, async ({ params }, ctx) => {
    const { clienteId } = await requireAgendamento(ctx.db, internal(ctx).scope, params.id);
    const facts = await readFacts(ctx.db, params.id);
    // The clinic's words are free text, and people write what the employee has.
    await auditRead(ctx, 'agendamento', params.id, clienteId);
    ctx.header('etag', `"${facts.versao}"`);
    const { holderId, holderName } = facts;
    return {
      id: facts.id,
      version: facts.versao,
      status: statusSummary(facts.statusId),
      desde: facts.since === null ? null : iso(facts.since),
      responsavel: holderId === null ? null : { id: holderId, name: holderName ?? '' },
      acoes: await offeredActions(ctx, facts),
      observacaoPrestador: facts.observacaoPrestador,
      observacoes: await notesOf(ctx.db, facts.id),
      dataAgendamento: facts.dataAgendamento,
      horaAgendamento: facts.horaAgendamento,
      horaSaida: facts.horaSaida,
      vagaReservada: facts.hasVaga,
    };
  });

  reading(server, listRiscos, (_, ctx) => readRiscos(ctx.db, internal(ctx).empresaId));

  writing(server, attendRequest, ({ params, body }, ctx) => attend(ctx, params.id, body), { status: 200 });
  writing(server, moveReserva, ({ params, body }, ctx) => moveBooked(ctx, params.id, body), { status: 200 });
  writing(server, answerAsEmployee, ({ body }, ctx) => answerByEmployee(ctx, body), { status: 200 });
}
