import {
  comboCargos,
  comboSetores,
  comboUnidades,
  configuracoesSla,
  listarClientes,
  obterCliente,
} from '@apto/api-client';
import { interna } from '../platform/contexto.ts';
import { naoAutenticado } from '../platform/erros.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { metaDaPagina } from '../platform/sql.ts';
import { lerCliente, lerLimiteDatas, lerPagina, lerUnidades, lerSimples } from './repository.ts';

/** Customers of the scope and the parts of their structure (doc1 §7). */
export function rotasDeClientes(servidor: Servidor): void {
  leitura(servidor, listarClientes, async ({ query }, ctx) => {
    const { page = 1, limit = 20 } = query;
    const { total, items } = await lerPagina(ctx.db, interna(ctx).escopo, { ...query, page, limit });
    return { items, meta: metaDaPagina(total, page, limit, items.length) };
  });
  leitura(servidor, obterCliente, ({ params }, ctx) => lerCliente(ctx.db, interna(ctx).escopo, params.id));
  leitura(servidor, comboUnidades, ({ query }, ctx) =>
    lerUnidades(ctx.db, interna(ctx).escopo, query.customerId),
  );
  leitura(servidor, comboSetores, ({ query }, ctx) =>
    lerSimples(ctx.db, interna(ctx).escopo, 'setor', query.customerId),
  );
  leitura(servidor, comboCargos, ({ query }, ctx) =>
    lerSimples(ctx.db, interna(ctx).escopo, 'cargo', query.customerId),
  );
  leitura(servidor, configuracoesSla, async (_, ctx) => {
    if (!ctx.sessao) throw naoAutenticado();
    return { limiteDatas: await lerLimiteDatas(ctx.db, ctx.sessao) };
  });
}
