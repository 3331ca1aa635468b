import {
  listStatus,
  changeStatus as changeStatusCall,
  statusRecords,
  undoStatusChange,
  validateDeadline,
} from '@apto/api-client';
import { statusEntities, statusSummary } from '@apto/domain/status';
import { getDetail } from '../agendamentos/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { internal } from '../platform/context.ts';
import { writing, reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { iso } from '../platform/sql.ts';
import { blockingHours, ACTION_LIMIT, clienteLimits, changeStatus, recordsOf } from './change.ts';
import { undoStatus } from './undo.ts';

/** Statuses, their records and changes, and the time limit before the exam (doc1 §4, §7). */
export function statusRoutes(server: Server): void {
  // The statuses are the domain's, no table holds them.
  reading(server, listStatus, () => statusEntities());

  reading(server, statusRecords, async ({ params }, ctx) => {
    const { cliente_id } = await getDetail(ctx.db, internal(ctx).scope, params.id);
    const records = await recordsOf(ctx.db, params.id);
    // Reasons are free text, and people write what the employee has.
    await auditRead(ctx, 'agendamento_status', params.id, cliente_id);
    return records.map((r) => ({
      id: r.id,
      descricao: r.descricao,
      observacao: r.observacao,
      status: statusSummary(r.para),
      createdAt: iso(r.createdAt),
      usuario: r.author === null ? null : { name: r.author },
    }));
  });

  writing(server, changeStatusCall, ({ body }, ctx) => changeStatus(ctx, body));

  writing(server, undoStatusChange, ({ params }, ctx) => undoStatus(ctx, params.id), { status: 200 });

  reading(server, validateDeadline, async ({ params, query }, ctx) => {
    const detail = await getDetail(ctx.db, internal(ctx).scope, params.id);
    const a = {
      statusId: detail.status_id,
      dataAgendamento: detail.data_agendamento,
      horaAgendamento: detail.hora_agendamento,
    };
    const limits = await clienteLimits(ctx.db, detail.cliente_id);
    if (query.acao) return blockingHours(a, limits[ACTION_LIMIT[query.acao]], ctx.now);
    // The bare call does not say which action is meant: the longest of the limits that block answers.
    const blocking = Object.values(limits)
      .map((limit: number | null) => blockingHours(a, limit, ctx.now))
      .filter((h): h is number => h !== false);
    return blocking.length > 0 ? Math.max(...blocking) : (false as const);
  });
}
