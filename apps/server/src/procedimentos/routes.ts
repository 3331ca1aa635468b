import { listProcedimentos as listProcedimentosCall, riscoQuestionarios } from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { reading } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { listProcedimentos, listRiscoQuestionarios } from './repository.ts';

/** Exams by name, and the questions about risk (doc2 §7). */
export function procedimentoRoutes(server: Server): void {
  reading(server, listProcedimentosCall, async ({ query }, ctx) => {
    const { page = 1, limit = 10, search = '' } = query;
    const { empresaId } = internal(ctx);
    const { total, items } = await listProcedimentos(ctx.db, { empresaId, page, limit, search });
    return {
      items: items.map((p) => ({ ...p, idSugestao: null, observacaoAgendamentoConsulta: null })),
      meta: pageMeta(total, page, limit, items.length),
    };
  });

  reading(server, riscoQuestionarios, (_, ctx) => listRiscoQuestionarios(ctx.db, internal(ctx).empresaId));
}
