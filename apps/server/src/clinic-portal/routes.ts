import {
  answerAsClinic,
  clinicCalendar,
  getClinicAgendamento,
  listClinicAgendamentos,
  noteAsClinic,
} from '@apto/api-client';
import { readAccepted } from '../procedimentos/repository.ts';
import { notesOf } from '../clinic-notes/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { clinic } from '../platform/context.ts';
import { reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { answer } from './answer.ts';
import { note } from './note.ts';
import { listOwn, readCalendar, readName, readOwn } from './repository.ts';

/** The clinic's portal: its own appointments and its answers (doc3 §2.1 /confirmacao-prestador). */
export function clinicPortalRoutes(server: Server): void {
  reading(server, listClinicAgendamentos, async ({ query }, ctx) => {
    const { page = 1, limit = 20, situacao: list, filter = '' } = query;
    const session = clinic(ctx);
    const [name, { total, items }] = await Promise.all([
      readName(ctx.db, session),
      listOwn(ctx.db, session, ctx.now, { list, filter, page, limit }),
    ]);
    return { items, meta: pageMeta(total, page, limit, items.length), prestador: { name } };
  });

  reading(server, getClinicAgendamento, async ({ params }, ctx) => {
    const { clienteId, row, solicitante } = await readOwn(ctx.db, clinic(ctx), ctx.now, params.id);
    const procedimentos = await readAccepted(ctx.db, params.id);
    const notes = await notesOf(ctx.db, params.id);
    await auditRead(ctx, 'agendamento', params.id, clienteId);
    return {
      ...row,
      procedimentos,
      observacoes: notes.map(({ id, observacaoPrestador: text, createdAt, aceitarObservacao }) => ({
        id,
        texto: text,
        createdAt,
        aceitarObservacao,
      })),
      solicitante,
    };
  });

  reading(server, clinicCalendar, async (_, ctx) => {
    const { openingHours, feriados, ferias } = await readCalendar(ctx.db, clinic(ctx), ctx.now);
    return {
      openingHours: openingHours && [...openingHours],
      feriados: feriados.map(({ cidade = null, ...f }) => ({ ...f, cidade })),
      ferias: [...ferias],
    };
  });

  writing(server, noteAsClinic, ({ params, body }, ctx) => note(ctx, params.id, body.observacaoPrestador));
  writing(server, answerAsClinic, ({ params, body }, ctx) => answer(ctx, params.id, body), { status: 200 });
}
