import {
  asoSource,
  CALL_PERMISSION,
  downloadAso,
  funcionariosBySituation,
  getFuncionario,
  listAsos,
  procedimentosSoc,
  riscosSoc,
} from '@apto/api-client';
import { auditRead } from '../platform/health-read.ts';
import { internal } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { reading, stream } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { asoReason, asosOf, sendAso } from './aso.ts';
import { listFuncionarios, getFuncionarioInScope, readFuncionarioRecord } from './repository.ts';
import { toSocProcedimentos } from './soc.ts';

/** Employees of the scope, and what SOC knows of their risks and exams (doc2 §7). */
export function funcionarioRoutes(server: Server): void {
  reading(server, funcionariosBySituation, async ({ params, query }, ctx) => {
    const { page = 1, limit = 20, exame, filter = '', customerId, unidadeId, ids } = query;
    const { total, isMore, items } = await listFuncionarios(ctx.db, internal(ctx).scope, {
      situations: params.situacoes,
      exame,
      filter,
      customerId,
      unidadeId,
      ids,
      page,
      limit,
    });
    return { items, meta: pageMeta(total, page, limit, items.length, isMore) };
  });

  reading(server, getFuncionario, ({ params }, ctx) => {
    const { scope, permissions } = internal(ctx);
    return readFuncionarioRecord(
      ctx.db,
      scope,
      params.id,
      permissions.has(CALL_PERMISSION.seeEmployees),
      ctx.now.data,
    );
  });

  reading(server, riscosSoc, async ({ params }, ctx) => {
    const { customerId } = await getFuncionarioInScope(ctx.db, internal(ctx).scope, params.employeeId);
    const riscos = await ctx.gateways.soc.riscos(params.employeeId);
    await auditRead(ctx, 'funcionario_risco', params.employeeId, customerId);
    return riscos;
  });

  reading(server, procedimentosSoc, async ({ params }, ctx) => {
    const funcionario = await getFuncionarioInScope(ctx.db, internal(ctx).scope, params.id);
    if (funcionario.customerId !== params.customerId) throw notFound('funcionario');
    const response = await ctx.gateways.soc.procedimentos({
      funcionarioId: params.id,
      clienteId: params.customerId,
      tipoExameId: params.examTypeId,
    });
    await auditRead(ctx, 'funcionario_exame', params.id, params.customerId);
    return toSocProcedimentos(response);
  });

  reading(server, asoSource, async (_, ctx) => ({ motivo: await asoReason(ctx) }));
  reading(server, listAsos, ({ params }, ctx) => asosOf(ctx, params.funcionarioId));
  stream(server, downloadAso, (_, reply, ctx, { params }) => sendAso(ctx, reply, params));
}
