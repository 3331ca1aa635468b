import { listarStatus, mudarStatus as chamadaMudar, registrosDeStatus, validarPrazo } from '@apto/api-client';
import { StatusAgendamento } from '@apto/domain';
import { statusResumido } from '../agendamentos/linha.ts';
import { obterDetalhe } from '../agendamentos/repository.ts';
import { interna } from '../platform/contexto.ts';
import { escrita, leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { iso } from '../platform/sql.ts';
import { horasQueBloqueiam, LIMITE_DA_ACAO, limitesDoCliente, mudarStatus, registrosDe } from './mudanca.ts';

/** Statuses, their records and changes, and the time limit before the exam (doc1 §4, §7). */
export function rotasDeStatus(servidor: Servidor): void {
  // The statuses are the domain's, no table holds them.
  leitura(servidor, listarStatus, () =>
    StatusAgendamento.map(({ id, descricao, primevueColor, icone }) => ({
      id,
      descricao,
      primevueColor,
      iconName: icone,
    })),
  );

  leitura(servidor, registrosDeStatus, async ({ params }, ctx) => {
    const { cliente_id } = await obterDetalhe(ctx.db, interna(ctx).escopo, params.id);
    const registros = await registrosDe(ctx.db, params.id);
    // Reasons are free text, and people write what the employee has.
    await ctx.auditar({
      acao: 'LER',
      recurso: 'agendamento_status',
      recursoId: params.id,
      clienteId: cliente_id,
      dadoDeSaude: true,
    });
    return registros.map((r) => ({
      id: r.id,
      descricao: r.descricao,
      observacao: r.observacao,
      status: statusResumido(r.para),
      createdAt: iso(r.created_at),
      usuario: r.autor === null ? null : { name: r.autor },
    }));
  });

  escrita(servidor, chamadaMudar, ({ body }, ctx) => mudarStatus(ctx, body));

  leitura(servidor, validarPrazo, async ({ params, query }, ctx) => {
    const a = await obterDetalhe(ctx.db, interna(ctx).escopo, params.id);
    const limites = await limitesDoCliente(ctx.db, a.cliente_id);
    if (query.acao) return horasQueBloqueiam(a, limites[LIMITE_DA_ACAO[query.acao]], ctx.agora);
    // The bare call does not say which action is meant: the longest of the limits that block answers.
    const bloqueiam = Object.values(limites)
      .map((limite: number | null) => horasQueBloqueiam(a, limite, ctx.agora))
      .filter((h): h is number => h !== false);
    return bloqueiam.length > 0 ? Math.max(...bloqueiam) : (false as const);
  });
}
