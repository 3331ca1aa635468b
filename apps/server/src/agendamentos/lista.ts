import type { AgendamentoLinha } from '@apto/api-client';
import { sql, type SQL } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { paraLinha, SELECIONAR_LINHA, type LinhaDoBanco } from './linha.ts';
import type { Filtro } from './filtro.ts';

export interface Ordem {
  campo: 'createdAt' | 'funcionario' | 'cliente' | 'tipoExame' | 'status' | 'dataAgendamento';
  direcao: 'ASC' | 'DESC';
}

const COLUNA: Readonly<Record<Ordem['campo'], SQL>> = {
  createdAt: sql`a.created_at`,
  funcionario: sql`a.nome_busca`,
  cliente: sql`a.cliente_ordem`,
  tipoExame: sql`a.tipo_ordem`,
  status: sql`a.status_ordem`,
  dataAgendamento: sql`a.data_agendamento`,
};

/** Newest request first. */
export const ORDEM_PADRAO: Ordem = { campo: 'createdAt', direcao: 'DESC' };

/** Skipping fewer rows than this is quicker than asking where to begin. */
const SALTO_MINIMO = 2_000;

function ordenar({ campo, direcao }: Ordem): SQL {
  const sentido = sql.raw(direcao);
  return sql`${COLUNA[campo]} ${sentido}, a.id ${sentido}`;
}

const inverter = (ordem: Ordem): Ordem => ({ ...ordem, direcao: ordem.direcao === 'ASC' ? 'DESC' : 'ASC' });

/** The joins of the rows of a page, in the page's order. */
async function carregar(db: Db, com: SQL, ordem: Ordem): Promise<AgendamentoLinha[]> {
  const achadas = await linhas<LinhaDoBanco>(
    db,
    sql`with pagina as materialized (${com}) ${SELECIONAR_LINHA} join pagina on pagina.id = a.id order by ${ordenar(ordem)}`,
  );
  return achadas.map(paraLinha);
}

interface Salto {
  total: number;
  semana: string | null;
  antes: number;
}

/**
 * The total, and for a deep page by date also the week in which it begins with the number of rows
 * before that week: both from the counters, so the cost does not grow with the page's number.
 */
async function contarEAchar(db: Db, filtro: Filtro, ordem: Ordem, pular: number): Promise<Salto> {
  const contagem = filtro.contagem as SQL;
  const saltar = filtro.porSemana && ordem.campo === 'createdAt' && pular >= SALTO_MINIMO;
  const total = sql`(select coalesce(sum(a.n), 0)::int from agendamento_contagem a where ${contagem})`;
  if (!saltar) {
    const achado = await linha<{ total: number }>(db, sql`select ${total} as total`);
    return { total: achado?.total ?? 0, semana: null, antes: 0 };
  }
  const sentido = sql.raw(ordem.direcao);
  const contrario = sql.raw(inverter(ordem).direcao);
  const achado = await linha<Salto>(
    db,
    sql`with semanas as (
          select a.semana, sum(a.n) as n from agendamento_contagem_semana a where ${contagem} group by a.semana),
        acumuladas as (
          select semana, sum(n) over (order by semana ${sentido}) - n as antes from semanas)
        select ${total} as total, s.semana::text as semana, coalesce(s.antes, 0)::int as antes
        from (values (1)) as um left join lateral (
          select semana, antes from acumuladas where antes <= ${pular} order by semana ${contrario} limit 1) s on true`,
  );
  return achado ?? { total: 0, semana: null, antes: 0 };
}

/** One page when the counters know the total (scope, status and exam type only). */
async function paginaContada(db: Db, filtro: Filtro, ordem: Ordem, pular: number, limite: number) {
  const salto = await contarEAchar(db, filtro, ordem, pular);
  const { total } = salto;
  if (pular >= total) return { total, items: [] };

  if (salto.semana !== null) {
    const desde =
      ordem.direcao === 'DESC'
        ? sql`a.created_at < (${salto.semana}::date + 7)::timestamp at time zone 'UTC'`
        : sql`a.created_at >= ${salto.semana}::date::timestamp at time zone 'UTC'`;
    const com = sql`select a.id from agendamento a where ${filtro.onde} and ${desde}
      order by ${ordenar(ordem)} limit ${limite} offset ${pular - salto.antes}`;
    return { total, items: await carregar(db, com, ordem) };
  }

  // The second half is nearer from the end.
  const doFim = pular > total / 2 && pular >= SALTO_MINIMO;
  const caminho = doFim ? inverter(ordem) : ordem;
  const quantos = Math.min(limite, total - pular);
  const inicio = doFim ? total - pular - quantos : pular;
  const com = sql`select a.id from agendamento a where ${filtro.onde}
    order by ${ordenar(caminho)} limit ${quantos} offset ${inicio}`;
  return { total, items: await carregar(db, com, ordem) };
}

/** One page of a search or a date range: the rows that match are found once, counted and paged. */
async function paginaProcurada(db: Db, filtro: Filtro, ordem: Ordem, pular: number, limite: number) {
  const origem = filtro.busca
    ? sql`quem as materialized (select f.id from funcionario f where ${filtro.busca}),
          achados as materialized (select a.id, ${COLUNA[ordem.campo]} as chave
            from quem join agendamento a on a.funcionario_id = quem.id where ${filtro.onde})`
    : sql`achados as materialized (select a.id, ${COLUNA[ordem.campo]} as chave from agendamento a where ${filtro.onde})`;
  const sentido = sql.raw(ordem.direcao);
  const achada = await linha<{ total: number; ids: number[] | null }>(
    db,
    sql`with ${origem} select (select count(*)::int from achados) as total,
      (select array_agg(p.id) from (select id from achados order by chave ${sentido}, id ${sentido}
        limit ${limite} offset ${pular}) p) as ids`,
  );
  const ids = achada?.ids ?? [];
  if (ids.length === 0) return { total: achada?.total ?? 0, items: [] };
  const com = sql`select unnest(array[${sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  )}]) as id`;
  return { total: achada?.total ?? 0, items: await carregar(db, com, ordem) };
}

/** How many rows the filter has, exactly. */
export async function contar(db: Db, filtro: Filtro): Promise<number> {
  const achado = await linha<{ total: number }>(
    db,
    filtro.contagem
      ? sql`select coalesce(sum(a.n), 0)::int as total from agendamento_contagem a where ${filtro.contagem}`
      : sql`select count(*)::int as total from agendamento a where ${filtro.onde}`,
  );
  return achado?.total ?? 0;
}

/**
 * A page of the list: two statements whatever the page. Totals are exact.
 * @param page from 1
 */
export function listarPagina(db: Db, filtro: Filtro, ordem: Ordem, page: number, limit: number) {
  const pular = (page - 1) * limit;
  return filtro.contagem
    ? paginaContada(db, filtro, ordem, pular, limit)
    : paginaProcurada(db, filtro, ordem, pular, limit);
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
        order by ${ordenar(ORDEM_PADRAO)}`,
  );
  return achadas.map((l) => ({ ...paraLinha(l), chave: l.created_at }));
}
