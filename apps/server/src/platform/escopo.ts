import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { ErroHttp, invalido } from './erros.ts';
import type { Escopo } from './contexto.ts';

type Cabecalhos = Readonly<Record<string, string | string[] | undefined>>;

const MAXIMO = 2_000;

/** A JSON list of ids from a header; absent or empty means that the header does not narrow. */
function lista(cabecalhos: Cabecalhos, nome: string): number[] | null {
  const valor = cabecalhos[nome];
  if (valor === undefined || valor === '') return null;
  let lido: unknown;
  try {
    lido = JSON.parse(Array.isArray(valor) ? valor.join(',') : valor);
  } catch {
    lido = undefined;
  }
  const ids = Array.isArray(lido)
    ? lido.map((v: unknown) => (typeof v === 'string' && /^\d+$/.test(v) ? Number(v) : v))
    : [Number.NaN];
  const valido =
    ids.length <= MAXIMO &&
    ids.every((v) => Number.isInteger(v) && (v as number) > 0 && (v as number) < 2 ** 31);
  if (!valido) throw invalido([{ campo: nome, mensagem: 'Deve ser uma lista JSON de ids' }]);
  return ids.length === 0 ? null : (ids as number[]);
}

function cruzar(
  permitidos: readonly number[] | null,
  pedidos: readonly number[] | null,
): readonly number[] | null {
  if (pedidos === null) return permitidos;
  if (permitidos === null) return pedidos;
  const conjunto = new Set(permitidos);
  return pedidos.filter((id) => conjunto.has(id));
}

/**
 * Narrows what the user's rows allow by `x-filtro-clientes`, `x-clientes` and `x-unidades`
 * (decision 34). Never widens: ids that the user does not have fall away, and the company always
 * stays in the condition. Malformed lists are a 400.
 * @throws ErroHttp 400
 */
export function estreitarEscopo(escopo: Escopo, cabecalhos: Cabecalhos): Escopo {
  const clientes = cruzar(
    cruzar(escopo.clientes, lista(cabecalhos, 'x-clientes')),
    lista(cabecalhos, 'x-filtro-clientes'),
  );
  return {
    empresaId: escopo.empresaId,
    clientes,
    unidades: cruzar(escopo.unidades, lista(cabecalhos, 'x-unidades')),
  };
}

interface ColunasDeEscopo {
  empresa?: SQLWrapper;
  cliente?: SQLWrapper;
  unidade?: SQLWrapper;
}

/** `coluna = 5` or `coluna in (…)`, as the planner likes it; an empty list matches nothing. */
export function pertence(coluna: SQLWrapper, ids: readonly number[]): SQL {
  if (ids.length === 0) return sql`false`;
  if (ids.length === 1) return sql`${coluna} = ${ids[0]}`;
  return sql`${coluna} in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`;
}

/**
 * The condition that keeps a statement inside the caller's scope. Give the columns that the
 * statement has: at least the company or the customer.
 * @example sql`select … from agendamento a where ${escopoSql(escopo, { empresa: sql`a.empresa_id`, cliente: sql`a.cliente_id`, unidade: sql`a.unidade_id` })}`
 */
export function escopoSql(escopo: Escopo, colunas: ColunasDeEscopo): SQL {
  const partes: SQL[] = [];
  if (colunas.empresa) partes.push(sql`${colunas.empresa} = ${escopo.empresaId}`);
  if (colunas.cliente) {
    if (escopo.clientes) partes.push(pertence(colunas.cliente, escopo.clientes));
    // Also with a list: for who sees every customer, the list is whatever the headers said.
    if (!colunas.empresa) {
      partes.push(sql`${colunas.cliente} in (select id from cliente where empresa_id = ${escopo.empresaId})`);
    }
  }
  if (colunas.unidade && escopo.unidades) partes.push(pertence(colunas.unidade, escopo.unidades));
  if (partes.length === 0) throw new Error('escopoSql precisa ao menos da coluna da empresa ou do cliente.');
  return sql`(${sql.join(partes, sql` and `)})`;
}

/** Throws 403 with `semApiKey` when the user's company has no key or the caller presents another one. */
export function exigirApiKey(chaveDaEmpresa: string | null, cabecalhos: Cabecalhos): void {
  const enviada = cabecalhos['x-api-key'];
  if (chaveDaEmpresa !== null && (enviada === undefined || enviada === '' || enviada === chaveDaEmpresa))
    return;
  const mensagem =
    chaveDaEmpresa === null
      ? 'A empresa do usuário não possui uma chave de acesso configurada.'
      : 'A chave de acesso informada não é a da empresa do usuário.';
  throw new ErroHttp(403, 'SEM_API_KEY', mensagem, { message: mensagem, semApiKey: true });
}
