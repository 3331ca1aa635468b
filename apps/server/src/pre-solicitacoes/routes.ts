import {
  CALL_PERMISSION,
  deletePreSolicitacao as deleteCall,
  countPreSolicitacoes,
  getPreSolicitacao,
  listPreSolicitacoes,
  requestPreSolicitacoes as requestCall,
  restorePreSolicitacao as restoreCall,
  savePreSolicitacao,
  procedimentoDetails,
  showPreSolicitacaoCount,
  type ValidatedInput,
  type ValidatedPreSolicitacaoEdit,
} from '@apto/api-client';
import { agendamentoProcedimentos } from '../agendamentos/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { internal } from '../platform/context.ts';
import { withoutPermission } from '../platform/errors.ts';
import { preparedWriting, reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { createPreSolicitacao } from './creation.ts';
import { editPreSolicitacao, examesOfEdit } from './edit.ts';
import { toDetail, toRow } from './present.ts';
import { preSolicitacaoProcedimentos } from './procedimentos.ts';
import { deletePreSolicitacao, restorePreSolicitacao } from './removal.ts';
import { countWaiting, getDetail, listPage, showWaiting } from './repository.ts';
import { requestPreSolicitacoes } from './request.ts';

type SaveBody = ValidatedInput<typeof savePreSolicitacao>['body'];

/** What names a pre-request changes it; what names none makes one (doc1 §7). */
const isEdit = (body: SaveBody): body is ValidatedPreSolicitacaoEdit => typeof body.id === 'number';

/** Requests that are not released for scheduling yet (doc1 §2.3, §7). */
export function preSolicitacaoRoutes(server: Server): void {
  reading(server, listPreSolicitacoes, async ({ query }, ctx) => {
    const { page = 1, limit = 10, filter: terms = [] } = query;
    const { total, items } = await listPage(ctx.db, internal(ctx).scope, { terms, page, limit });
    return { items: items.map(toRow), total, meta: pageMeta(total, page, limit, items.length) };
  });

  reading(server, countPreSolicitacoes, (_, ctx) => {
    const { scope, usuarioId: userId } = internal(ctx);
    return countWaiting(ctx.db, scope, userId);
  });

  writing(server, showPreSolicitacaoCount, async ({ body }, ctx) => {
    const { usuarioId: userId } = internal(ctx);
    await showWaiting(ctx.db, userId, body.exibePreSolicitacaoNotificacao);
    await ctx.audit({
      acao: 'ALTERAR',
      recurso: 'usuario',
      recursoId: userId,
      detalhes: { campos: ['exibePreSolicitacaoNotificacao'] },
    });
    return { ok: true } as const;
  });

  reading(server, getPreSolicitacao, async ({ params }, ctx) =>
    toDetail(await getDetail(ctx.db, internal(ctx).scope, params.id)),
  );

  reading(server, procedimentoDetails, async ({ params, query }, ctx) => {
    const { db } = ctx;
    const { scope, permissions } = internal(ctx);
    const isOfPreSolicitacao = query.origem === 'PRE_SOLICITACAO';
    if (isOfPreSolicitacao && !permissions.has(CALL_PERMISSION.create)) throw withoutPermission();
    const { clienteId, items } = isOfPreSolicitacao
      ? await preSolicitacaoProcedimentos(db, scope, params.id)
      : await agendamentoProcedimentos(db, scope, params.id);
    const resource = isOfPreSolicitacao ? 'pre_solicitacao' : 'agendamento_procedimento';
    await auditRead(ctx, resource, params.id, clienteId);
    return items.map(({ id, procedimentoId, name, ...line }) => ({
      dadosProcedimento: { id },
      procedimentos: { id: procedimentoId, name },
      ...line,
    }));
  });

  preparedWriting(
    server,
    savePreSolicitacao,
    async ({ body }, ctx) => (isEdit(body) ? examesOfEdit(ctx, body) : null),
    async ({ body }, ctx, exames) => {
      const { id, avisos: notices } = isEdit(body)
        ? { id: await editPreSolicitacao(ctx, body, exames), avisos: [] }
        : await createPreSolicitacao(ctx, body);
      return { ...toDetail(await getDetail(ctx.db, internal(ctx).scope, id)), avisos: notices };
    },
  );

  writing(server, deleteCall, async ({ params }, ctx) => {
    await deletePreSolicitacao(ctx, params.id);
    return { ok: true } as const;
  });

  writing(server, restoreCall, async ({ params }, ctx) => {
    await restorePreSolicitacao(ctx, params.id);
    return { ok: true } as const;
  });

  writing(server, requestCall, ({ body }, ctx) => requestPreSolicitacoes(ctx, body));
}
