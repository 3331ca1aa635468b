import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { literalLike } from './sql.ts';

const MAXIMO_DE_PALAVRAS = 8;

/**
 * Every word of `texto` is somewhere in the column, without regard to accents or case. The column is one
 * of the generated `nome_busca`, already normalised.
 */
export function contemPalavras(coluna: SQLWrapper, texto: string): SQL {
  const palavras = texto.split(/\s+/).filter(Boolean).slice(0, MAXIMO_DE_PALAVRAS);
  if (palavras.length === 0) return sql`true`;
  return sql`(${sql.join(
    palavras.map((p) => sql`${coluna} like '%' || apto_normalizar(${literalLike(p)}) || '%'`),
    sql` and `,
  )})`;
}

/** `condicao` joined by `and`; absent ones are left out, none at all is true. */
export function todas(condicoes: readonly (SQL | null | undefined | false)[]): SQL {
  const presentes = condicoes.filter((c): c is SQL => Boolean(c));
  return presentes.length === 0 ? sql`true` : sql`(${sql.join(presentes, sql` and `)})`;
}
