import { and, asc, eq, type SQL } from 'drizzle-orm';
import { ConfigurationError } from '../db/configuration-error.ts';
import type { Db } from '../db/port.ts';
import { cliente, empresa } from '../db/schema.ts';

/** A customer as the operator's commands name it. */
export interface NamedCliente {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** The name of its company, */
  readonly empresa: string;
  /** and its number. */
  readonly cnpj: string;
}

/** Choices that a refusal lists. */
const LISTED = 30;

/** Active customers of active companies, by code and company. */
const findActive = (db: Db, condition: SQL | undefined): Promise<NamedCliente[]> =>
  db
    .select({
      id: cliente.id,
      code: cliente.code,
      name: cliente.name,
      empresa: empresa.name,
      cnpj: empresa.cnpj,
    })
    .from(cliente)
    .innerJoin(empresa, eq(empresa.id, cliente.empresaId))
    .where(and(eq(cliente.ativo, true), eq(empresa.ativo, true), condition))
    .orderBy(asc(cliente.code), asc(empresa.id))
    .limit(LISTED);

/**
 * The active customer of a code.
 * @param asked `empresa`: the company's CNPJ, however written, where the code alone does not say it
 * @throws ConfigurationError that lists the choices
 */
export async function findCliente(
  db: Db,
  asked: { readonly cliente: string; readonly empresa: string | undefined },
): Promise<NamedCliente> {
  const ofEmpresa =
    asked.empresa === undefined
      ? undefined
      : eq(empresa.cnpj, asked.empresa.toUpperCase().replace(/[^0-9A-Z]/g, ''));
  const [found, ...others] = await findActive(db, and(eq(cliente.code, asked.cliente), ofEmpresa));
  if (found && others.length === 0) return found;
  if (found)
    throw new ConfigurationError(
      `O código ${asked.cliente} é de mais de uma empresa. Diga qual com --empresa CNPJ:\n${[found, ...others]
        .map((c) => `    ${c.cnpj}  ${c.empresa}`)
        .join('\n')}`,
    );
  const choices = (await findActive(db, ofEmpresa)).map((c) => `    ${c.code}  ${c.name}`);
  throw new ConfigurationError(
    choices.length === 0
      ? 'Não há clientes neste banco. Confira DATABASE_URL ou DATA_DIR.'
      : `Não há cliente com o código ${asked.cliente}. Os clientes deste banco:\n${choices.join('\n')}`,
  );
}
