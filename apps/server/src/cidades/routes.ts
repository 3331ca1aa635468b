import { listarCidades } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { linha, linhas } from '../db/port.ts';
import { contemPalavras, todas } from '../platform/busca.ts';
import type { Ctx } from '../platform/contexto.ts';
import { pertence } from '../platform/escopo.ts';
import { leitura } from '../platform/rota.ts';
import type { Servidor } from '../platform/servidor.ts';
import { literalLike, metaDaPagina } from '../platform/sql.ts';
import { clinicasDaSessao } from '../prestadores/escopo.ts';

/** Municipalities by name (doc1 §7: 10 a page). An employee sees those with a clinic for the own exam. */
export function rotasDeCidades(servidor: Servidor): void {
  leitura(servidor, listarCidades, async ({ query }, ctx) => {
    const { page = 1, limit = 10, filter = '', ids, comPrestador } = query;
    const termo = filter.trim();
    const somenteComClinica = comPrestador === true || ctx.sessao?.tipo === 'autoagendamento';
    const onde = todas([
      termo !== '' && contemPalavras(sql`c.nome_busca`, termo),
      ids && ids.length > 0 && pertence(sql`c.id`, ids),
      somenteComClinica && sql`c.id in (select p.cidade_id from prestador p where ${clinicasDaSessao(ctx)})`,
    ]);
    const total = await linha<{ n: number }>(
      ctx.db,
      sql`select count(*)::int as n from cidade c where ${onde}`,
    );
    const items = await linhas<{ id: number; cidade: string; estado: string }>(
      ctx.db,
      sql`select c.id, c.cidade, c.estado from cidade c where ${onde}
          order by ${sql.join([...primeiras(ctx, termo), sql`c.nome_busca`, sql`c.id`], sql`, `)}
          limit ${limit} offset ${(page - 1) * limit}`,
    );
    return { items, meta: metaDaPagina(total?.n ?? 0, page, limit, items.length) };
  });
}

/** What comes before the alphabet: names that begin with the term; for an employee the city of the own branch. */
function primeiras({ sessao }: Ctx, termo: string): SQL[] {
  return [
    ...(termo === '' ? [] : [sql`(c.nome_busca like apto_normalizar(${literalLike(termo)}) || '%') desc`]),
    ...(sessao?.tipo === 'autoagendamento'
      ? [
          sql`(c.id is not distinct from (select u.cidade_id from agendamento a join unidade u on u.id = a.unidade_id
                where a.id = ${sessao.agendamentoId})) desc`,
        ]
      : []),
  ];
}
