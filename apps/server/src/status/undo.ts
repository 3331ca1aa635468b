import { ERROR_CODE, type Answer, type undoStatusChange } from '@apto/api-client';
import { canUndo, STATUS, statusSummary, undoRecordText, vagaTakenReason } from '@apto/domain/status';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { lockAgendamento } from '../agendamentos/repository.ts';
import { refusedStep, standingOf } from '../agendamentos/refusal.ts';
import { transitionAgendamento } from '../agendamentos/transition.ts';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { agendamentoStatus } from '../db/schema.ts';
import { takeBackNotices } from '../notifications/notify.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { conflict } from '../platform/errors.ts';

async function lastRecord(db: Db, agendamentoId: number) {
  const [found] = await db
    .select({
      id: agendamentoStatus.id,
      de: agendamentoStatus.de,
      para: agendamentoStatus.para,
      acao: agendamentoStatus.acao,
      autorId: agendamentoStatus.autorId,
      createdAt: agendamentoStatus.createdAt,
    })
    .from(agendamentoStatus)
    .where(eq(agendamentoStatus.agendamentoId, agendamentoId))
    .orderBy(desc(agendamentoStatus.id))
    .limit(1);
  return found ?? null;
}

/**
 * Takes back every place that a record's change freed, or answers false; not the hold of an earlier one that was offered
 * to somebody with a place (docs/decisions/0151). As at a booking, the database decides: the
 * exclusion constraint lets nobody in where somebody is, and who comes second waits for the first and gets no row.
 */
async function retakeVagas(db: Db, recordId: number, now: string): Promise<boolean> {
  const freed = sql`from reserva r join agendamento_status s on s.id = ${recordId}
      and s.agendamento_id = r.agendamento_id and s.created_at = r.liberada_em
    where not r.ativa and (r.tipo = 'RESERVA'
      or (s.de = ${STATUS.AUTOAGENDAMENTO} and r.expira_em > ${now}::timestamptz))`;
  const wanted = await row(db, z.strictObject({ n: z.int() }), sql`select count(*)::int as n ${freed}`);
  const taken = await rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`insert into reserva (ambiente_id, vaga, periodo, tipo, expira_em, desde, agendamento_id)
        select r.ambiente_id, r.vaga, r.periodo, r.tipo, r.expira_em, r.desde, r.agendamento_id ${freed}
        on conflict do nothing returning id`,
  );
  return taken.length === wanted?.n;
}

/** Whether the newest link was revoked before its time: it opens nothing any more. */
async function hasRevokedLink(db: Db, agendamentoId: number, now: string): Promise<boolean> {
  const newest = await row(
    db,
    z.strictObject({ dead: z.boolean() }),
    sql`select revogado_em is not null and expira_em > ${now}::timestamptz as dead
        from token_autoagendamento where agendamento_id = ${agendamentoId} and tipo = 'AGENDAR' order by id desc limit 1`,
  );
  return newest?.dead ?? false;
}

/** When taking back was asked for, and when the person had been told: of many at once neither is a row's own moment. */
interface UndoWindow {
  asked?: string;
  told?: string;
}

/**
 * Takes back the caller's own cancellation, give-up or missed exam of a moment ago by a step of its own: both records
 * stay (docs/decisions/0069). No message goes out, because none of the three sent one; the bell takes back what it told.
 * @throws HttpError 403, 404, or 409 with the reason
 */
export async function undoStatus(
  ctx: Ctx,
  id: number,
  { asked = ctx.now.instant, told }: UndoWindow = {},
): Promise<Answer<typeof undoStatusChange>> {
  const { db, now } = ctx;
  const session = internal(ctx);
  const a = await lockAgendamento(db, session.scope, id);
  const stands = standingOf(a);
  const can = canUndo(await lastRecord(db, id), session.permissions, {
    now: { ...now, instant: asked },
    usuarioId: session.usuarioId,
    ...(told === undefined ? {} : { told }),
  });
  if (!can.ok) throw refusedStep(can, stands);
  if (a.versao !== ctx.expectedVersion)
    throw conflict(
      ERROR_CODE.VERSAO_DESATUALIZADA,
      'O agendamento já mudou depois disso e não pode mais ser desfeito.',
      { versaoEnviada: ctx.expectedVersion, ...stands },
    );
  if (!(await retakeVagas(db, can.record.id, now.instant)))
    throw conflict(ERROR_CODE.FAIXA_INDISPONIVEL, vagaTakenReason(a.statusId), stands);

  const { transition } = can;
  const wasMissed = transition.undoes === 'MARCAR_FALTA';
  const quantidadeFaltaConsulta = Math.max(0, a.quantidadeFaltaConsulta - (wasMissed ? 1 : 0));
  const { version } = await transitionAgendamento(ctx, a, {
    acao: transition.action,
    para: transition.para,
    releasesVaga: transition.releasesVaga,
    descricao: undoRecordText(transition.undoes, await hasRevokedLink(db, id, now.instant)),
    author: { id: session.usuarioId, name: session.name },
    columns: wasMissed ? { quantidadeFaltaConsulta } : {},
    event: 'STATUS',
    audit: {
      acao: transition.action,
      detalhes: { de: a.statusId, para: transition.para, acao: transition.undoes },
    },
  });
  await takeBackNotices(db, transition.undoes, id);
  return { id, version, quantidadeFaltaConsulta, status: statusSummary(transition.para) };
}
