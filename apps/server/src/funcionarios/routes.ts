import { funcionariosPorSituacao, obterFuncionario, procedimentosSoc, riscosSoc } from '@apto/api-client';
import { interna, type Ctx } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { metaDaPagina } from '../platform/sql.ts';
import { listarFuncionarios, obterFuncionarioDoEscopo } from './repository.ts';
import { paraProcedimentosSoc } from './soc.ts';

/** Employees of the scope, and what SOC knows of their risks and exams (doc2 §7). */
export function rotasDeFuncionarios(servidor: Servidor): void {
  leitura(servidor, funcionariosPorSituacao, async ({ params, query }, ctx) => {
    const { page = 1, limit = 20, exame, filter = '', customerId, ids } = query;
    const { total, items } = await listarFuncionarios(ctx.db, interna(ctx).escopo, {
      situacoes: params.situacoes,
      exame,
      filter,
      customerId,
      ids,
      page,
      limit,
    });
    return { items, meta: metaDaPagina(total, page, limit, items.length) };
  });

  leitura(servidor, obterFuncionario, ({ params }, ctx) =>
    obterFuncionarioDoEscopo(ctx.db, interna(ctx).escopo, params.id),
  );

  leitura(servidor, riscosSoc, async ({ params }, ctx) => {
    const { customerId } = await obterFuncionarioDoEscopo(ctx.db, interna(ctx).escopo, params.employeeId);
    const riscos = await ctx.gateways.soc.riscos(params.employeeId);
    await registrarLeitura(ctx, params.employeeId, customerId, 'funcionario_risco');
    return riscos;
  });

  leitura(servidor, procedimentosSoc, async ({ params }, ctx) => {
    const funcionario = await obterFuncionarioDoEscopo(ctx.db, interna(ctx).escopo, params.id);
    if (funcionario.customerId !== params.customerId) throw naoEncontrado('Funcionario nao encontrado');
    const resposta = await ctx.gateways.soc.procedimentos({
      funcionarioId: params.id,
      clienteId: params.customerId,
      tipoExameId: params.examTypeId,
    });
    await registrarLeitura(ctx, params.id, params.customerId, 'funcionario_exame');
    return paraProcedimentosSoc(resposta);
  });
}

/** LGPD art. 11: who saw whose health data, and when. */
function registrarLeitura(ctx: Ctx, recursoId: number, clienteId: number, recurso: string): Promise<void> {
  return ctx.auditar({ acao: 'LER', recurso, recursoId, clienteId, dadoDeSaude: true });
}
