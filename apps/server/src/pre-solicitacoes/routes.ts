import {
  deletePreSolicitacao as deleteCall,
  countPreSolicitacoes,
  getPreSolicitacao,
  listPreSolicitacoes,
  requestPreSolicitacoes as requestCall,
  restorePreSolicitacao as restoreCall,
  savePreSolicitacao,
  showPreSolicitacaoCount,
} from '@apto/api-client';
import { internal } from '../platform/context.ts';
import { preparedWriting, reading, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { pageMeta } from '../platform/sql.ts';
import { createPreSolicitacao } from './creation.ts';
import { editPreSolicitacao, examesOfEdit } from './edit.ts';
import { toDetail, toRow } from './present.ts';
import { deletePreSolicitacao, restorePreSolicitacao } from './removal.ts';
import { countWaiting, getDetail, listPage, showWaiting } from './repository.ts';
import { requestPreSolicitacoes } from './request.ts';

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

  preparedWriting(
    server,
    savePreSolicitacao,
    async ({ body }, ctx) => ('version' in body ? examesOfEdit(ctx, body) : null),
    async ({ body }, ctx, exames) => {
      const id =
        'version' in body
          ? await editPreSolicitacao(ctx, body, exames)
          : await createPreSolicitacao(ctx, body);
      return toDetail(await getDetail(ctx.db, internal(ctx).scope, id));
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
