import type { AgendamentoLinha } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { paraLinha, SELECIONAR_LINHA, type LinhaDoBanco } from './linha.ts';
import type { Filtro } from './filtro.ts';
import { inverter, ORDEM_PADRAO, ordenar, type Direcao, type Ordem, type Termo } from './ordem.ts';

/** Skipping fewer rows than this is quicker than asking where to begin. */
const SALTO_MINIMO = 2_000;
/** Looking at one more row of an index and at its employee, against finding and sorting one more match. */
const CUSTO_DE_CAMINHAR = 4;

/** The joins of the rows of a page, in the page's order. */
async function carregar(db: Db, com: SQL, ordem: Ordem): Promise<AgendamentoLinha[]> {
  const achadas = await linhas<LinhaDoBanco>(
    db,
    sql`with pagina as materialized (${com}) ${SELECIONAR_LINHA} join pagina on pagina.id = a.id
        order by ${ordenar(ordem.termos)}`,
  );
  return achadas.map(paraLinha);
}

interface Recorte {
  total: number;
  pular: number;
  limite: number;
}

/** The ids of a stretch of `total` rows; its second half is nearer from the end. */
function recortar(onde: SQL, termos: readonly Termo[], { total, pular, limite }: Recorte): SQL {
  const quantos = Math.min(limite, total - pular);
  const doFim = pular > total / 2 && pular >= SALTO_MINIMO;
  return sql`select a.id from agendamento a where ${onde}
    order by ${ordenar(doFim ? inverter(termos) : termos)}
    limit ${quantos} offset ${doFim ? total - pular - quantos : pular}`;
}

interface Salto {
  total: number;
  dia: string | null;
  antes: number;
}

/**
 * The total, the day in which a deep page by creation begins, and the number of rows before that day: from
 * the counters alone, so the cost does not grow with the page's number.
 */
async function acharDia(db: Db, porDia: SQL, direcao: Direcao, pular: number): Promise<Salto> {
  const sentido = sql.raw(direcao);
  const contrario = sql.raw(direcao === 'ASC' ? 'DESC' : 'ASC');
  const achado = await linha<Salto>(
    db,
    sql`with dias as (
          select a.dia, sum(a.n) as n from agendamento_contagem_dia a where ${porDia} group by a.dia),
        acumulados as (
          select dia, sum(n) over (order by dia ${sentido}) - n as antes from dias)
        select (select coalesce(sum(n), 0)::int from dias) as total, d.dia::text as dia, coalesce(d.antes, 0)::int as antes
        from (values (1)) as um left join lateral (
          select dia, antes from acumulados where antes <= ${pular} order by dia ${contrario} limit 1) d on true`,
  );
  return achado ?? { total: 0, dia: null, antes: 0 };
}

async function paginaPorDia(
  db: Db,
  filtro: Filtro,
  porDia: SQL,
  ordem: Ordem,
  pular: number,
  limite: number,
) {
  const { total, dia, antes } = await acharDia(db, porDia, ordem.direcao, pular);
  if (pular >= total || dia === null) return { total, items: [] };
  const desde =
    ordem.direcao === 'DESC'
      ? sql`a.created_at < (${dia}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`
      : sql`a.created_at >= ${dia}::date::timestamp at time zone 'America/Sao_Paulo'`;
  const com = sql`select a.id from agendamento a where ${filtro.onde} and ${desde}
    order by ${ordenar(ordem.termos)} limit ${limite} offset ${pular - antes}`;
  return { total, items: await carregar(db, com, ordem) };
}

/**
 * A page sorted by status or exam type: the counters say how many rows each has, so only those that the page
 * touches are read, each in the order of its index.
 */
async function paginaPorGrupo(db: Db, filtro: Filtro, ordem: Ordem, pular: number, limite: number) {
  const { contagem } = filtro;
  const { grupo } = ordem;
  if (!contagem || !grupo) throw new Error('A página por grupo precisa de contagem e de grupo.');
  const coluna = sql`a.${sql.raw(grupo.coluna)}`;
  const grupos = await linhas<{ id: number; n: number }>(
    db,
    sql`select ${coluna}::int as id, sum(a.n)::int as n from ${sql.raw(contagem.tabela)} a where ${contagem.onde}
        group by 1 having sum(a.n) > 0`,
  );
  const naOrdem = grupo.valores.flatMap((id) => grupos.filter((g) => g.id === id));
  if (ordem.direcao === 'DESC') naOrdem.reverse();
  let total = 0;
  const recortes: SQL[] = [];
  for (const { id, n } of naOrdem) {
    const inicio = Math.max(0, pular - total);
    const fim = Math.min(n, pular + limite - total);
    if (inicio < fim) {
      const onde = sql`${filtro.onde} and ${coluna} = ${id}`;
      recortes.push(
        sql`(${recortar(onde, ordem.termos.slice(1), { total: n, pular: inicio, limite: fim - inicio })})`,
      );
    }
    total += n;
  }
  if (recortes.length === 0) return { total, items: [] };
  return { total, items: await carregar(db, sql.join(recortes, sql` union all `), ordem) };
}

/** How many rows the filter has, exactly, and how many it would have without its search (null: not known). */
async function contarTudo(
  db: Db,
  { onde, contagem, busca }: Filtro,
): Promise<{ total: number; todos: number | null }> {
  const somados = contagem
    ? sql`(select coalesce(sum(a.n), 0)::int from ${sql.raw(contagem.tabela)} a where ${contagem.onde})`
    : sql`null::int`;
  const contados = busca
    ? sql`(select count(*)::int from funcionario f join agendamento a on a.funcionario_id = f.id where ${busca} and ${onde})`
    : contagem
      ? somados
      : sql`(select count(*)::int from agendamento a where ${onde})`;
  const achado = await linha<{ total: number; todos: number | null }>(
    db,
    busca
      ? sql`select ${contados} as total, ${somados} as todos`
      : sql`select ${contados} as total, null::int as todos`,
  );
  return achado ?? { total: 0, todos: null };
}

/**
 * A page of a search. Few matches are found by their employees and sorted; when many match, a page is met
 * sooner by walking the index of the order, unless that is the name itself: there the matches lie together.
 */
function procurar(filtro: Filtro & { busca: SQL }, ordem: Ordem, r: Recorte & { todos: number | null }): SQL {
  const todos = ordem.campo === 'funcionario' ? null : r.todos;
  const passos = todos === null ? Number.POSITIVE_INFINITY : ((r.pular + r.limite) * todos) / r.total;
  const pagina = sql`order by ${ordenar(ordem.termos)} limit ${r.limite} offset ${r.pular}`;
  return passos * CUSTO_DE_CAMINHAR < r.total
    ? // A scalar subquery stays a filter: the planner cannot turn it into the join that is avoided here.
      sql`select a.id from agendamento a where ${filtro.onde}
          and (select ${filtro.busca} from funcionario f where f.id = a.funcionario_id) ${pagina}`
    : sql`select a.id from (select f.id from funcionario f where ${filtro.busca} offset 0) quem
          join agendamento a on a.funcionario_id = quem.id where ${filtro.onde} ${pagina}`;
}

/** How many rows the filter has, exactly. */
export const contar = async (db: Db, filtro: Filtro): Promise<number> => (await contarTudo(db, filtro)).total;

/**
 * A page of the list: two statements whatever the page. Totals are exact.
 * @param page from 1
 */
export async function listarPagina(db: Db, filtro: Filtro, ordem: Ordem, page: number, limit: number) {
  const pular = (page - 1) * limit;
  const { busca, porDia, contagem } = filtro;
  if (!busca && porDia && ordem.campo === 'createdAt' && pular >= SALTO_MINIMO)
    return paginaPorDia(db, filtro, porDia, ordem, pular, limit);
  const conheceGrupo = contagem?.tabela === 'agendamento_contagem' || ordem.campo === 'status';
  if (!busca && contagem && ordem.grupo && conheceGrupo)
    return paginaPorGrupo(db, filtro, ordem, pular, limit);

  const { total, todos } = await contarTudo(db, filtro);
  if (pular >= total) return { total, items: [] };
  const com = busca
    ? procurar({ ...filtro, busca }, ordem, { total, todos, pular, limite: limit })
    : recortar(filtro.onde, ordem.termos, { total, pular, limite: limit });
  return { total, items: await carregar(db, com, ordem) };
}

/** Rows after a position, for the streamed export: newest first, by keyset, so that memory stays flat. */
export async function listarLote(
  db: Db,
  filtro: Filtro,
  depoisDe: { createdAt: string; id: number } | null,
  quantos: number,
): Promise<(AgendamentoLinha & { chave: string })[]> {
  const depois = depoisDe
    ? sql`and (a.created_at, a.id) < (${depoisDe.createdAt}::timestamptz, ${depoisDe.id})`
    : sql``;
  const quem = filtro.busca
    ? sql`and a.funcionario_id in (select f.id from funcionario f where ${filtro.busca})`
    : sql``;
  const com = sql`select a.id from agendamento a where ${filtro.onde} ${quem} ${depois}
    order by a.created_at desc, a.id desc limit ${quantos}`;
  const achadas = await linhas<LinhaDoBanco>(
    db,
    sql`with pagina as materialized (${com}) ${SELECIONAR_LINHA} join pagina on pagina.id = a.id
        order by ${ordenar(ORDEM_PADRAO.termos)}`,
  );
  return achadas.map((l) => ({ ...paraLinha(l), chave: l.created_at }));
}
