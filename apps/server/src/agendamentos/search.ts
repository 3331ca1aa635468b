import { sql, type SQL } from 'drizzle-orm';
import { belongsTo } from '../platform/scope.ts';
import { allConditions, anyCondition, containsWord, wordsOf } from '../platform/search.ts';
import type { Scope } from '../platform/session.ts';

/** What a search asks of `agendamento a`. */
export interface Search {
  /** The customers that its words mean, looked up once: what `whole` is said over, for the `with` of a statement. */
  meant: SQL;
  /** All that it means: for rows that something else has chosen. */
  whole: SQL;
  /** Rows of which some term is of the employee alone, word by word: an index of trigrams finds them. */
  named: SQL;
  /** Whether it looks into no CPF. */
  isOfNames: boolean;
}

/** Fewer letters or digits are in too many customers' names and CPFs to narrow anything. */
const LEAST_PART = 3;

/** The digits of a CPF that a word is; empty where it is none. */
function digitsOf(word: string): string {
  const digits = /^[\d.-]+$/.test(word) ? word.replace(/\D/g, '') : '';
  return digits.length >= LEAST_PART ? digits : '';
}

/** A word of the employee's name, or digits of the CPF. */
function ofFuncionario(word: string): SQL {
  const digits = digitsOf(word);
  const name = containsWord(sql`a.nome_busca`, word);
  return digits ? sql`(${name} or a.cpf_funcionario like ${`%${digits}%`})` : name;
}

/** A word of the customer's name, or the customer's code. */
const ofCliente = (word: string): SQL =>
  word.length >= LEAST_PART
    ? sql`(upper(c.code) = upper(${word}) or ${containsWord(sql`c.nome_busca`, word)})`
    : sql`upper(c.code) = upper(${word})`;

/** Each word of a term must be found; terms are alternatives (the chips of doc1 §2.1; docs/decisions/0003). */
export function buildSearch(terms: readonly string[], { empresaId, clientes }: Scope): Search {
  const alternatives = terms.map(wordsOf);
  const words = [...new Set(alternatives.flat())];
  const column = (word: string) => sql.identifier(`w${words.indexOf(word)}`);
  const marks = words.map((word) => sql`${ofCliente(word)} as ${column(word)}`);
  const means = (word: string) =>
    sql`(${ofFuncionario(word)} or a.cliente_id in (select m.id from meant m where m.${column(word)}))`;
  return {
    meant: sql`meant as materialized (
      select c.id, ${sql.join(marks, sql`, `)} from cliente c
      where c.empresa_id = ${empresaId} ${clientes ? sql`and ${belongsTo(sql`c.id`, clientes)}` : sql``}
        and ${anyCondition(words.map(ofCliente))})`,
    whole: anyCondition(alternatives.map((term) => allConditions(term.map(means)))),
    named: anyCondition(alternatives.map((term) => allConditions(term.map(ofFuncionario)))),
    isOfNames: words.every((word) => digitsOf(word) === ''),
  };
}

/**
 * The rows of a filter that a search finds, looked up where an index has them: those named so, and beside them those of the
 * customers meant, one customer after the other. As one condition the planner would weigh customers that nobody has looked
 * up yet, and read every row.
 * @param columns what is read of them
 * @param view what is searched: the appointments, or how many of them bear each name
 */
export const findRows = (
  where: SQL,
  { meant, whole, named }: Search,
  columns: SQL,
  view: 'empresa_agendamento' | 'empresa_contagem_nome' = 'empresa_agendamento',
): SQL => sql`
  with ${meant}
  select ${columns} from ${sql.raw(view)} a where ${where} and ${named}
  union all
  select ${columns} from meant cross join lateral (
    select * from ${sql.raw(view)} a
    where a.cliente_id = meant.id and ${where} and ${whole} and not ${named} offset 0) a`;

/**
 * Every row that a search finds, to be counted. Of a name that many bear the index of all names is passed, which has what a
 * filter asks, and not the table, page by page.
 * @param isCommon whether it is such a name: a scalar subquery
 * @param column of status, exam type or id: the index has them too
 */
export const eachRow = (where: SQL, search: Search, isCommon: SQL, column: SQL): SQL =>
  search.isOfNames
    ? sql`select ${column} from (${findRows(sql`${where} and not ${isCommon}`, search, column)}) a
        union all select ${column} from (
          with ${search.meant} select ${column} from empresa_agendamento a
          where ${where} and ${isCommon} and coalesce(${search.whole}, false)
          order by a.nome_busca, a.id offset 0) a`
    : findRows(where, search, column);
