import type { ImportedFuncionario } from '@apto/domain/staff-import';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { funcionario } from '../db/schema.ts';
import { positionOf, type Structure } from './structure.ts';

/** An employee as the registry knows them. */
export interface ExistingFuncionario {
  id: number;
  cpf: string;
  name: string;
  nascimento: string | null;
  sexo: string | null;
  admissao: string | null;
  phone: string | null;
  email: string | null;
  pis: string | null;
  matricula: string | null;
  codigoSoc: string | null;
  categoria: string | null;
  unidadeId: number | null;
  hierarquiaId: number | null;
  situation: string;
  deleted: boolean;
  version: number;
}

/**
 * The employees of these CPFs, by CPF. Each is looked up on its own, whatever is known of the table by then: as a join, all
 * of the customer were read; as `= any(array)`, the trigram index answered where the customer had few, which passes all that
 * was written lately for each of them (docs/decisions/0287).
 * @param holds until the end of the transaction
 */
export async function readExisting(
  db: Db,
  clienteId: number,
  cpfs: readonly string[],
  holds = true,
): Promise<Map<string, ExistingFuncionario>> {
  const one = db
    .select({
      id: funcionario.id,
      cpf: funcionario.cpf,
      name: funcionario.name,
      nascimento: funcionario.dataNascimento,
      sexo: funcionario.sex,
      admissao: funcionario.admissionDate,
      phone: funcionario.phone,
      email: funcionario.email,
      pis: funcionario.pisPasep,
      matricula: funcionario.matriculaEsocial,
      codigoSoc: funcionario.codigoSoc,
      categoria: funcionario.categoria,
      unidadeId: funcionario.unidadeId,
      hierarquiaId: funcionario.customerHierarchyId,
      situation: funcionario.situation,
      deleted: sql<boolean>`${funcionario.deletedAt} is not null`.as('deleted'),
      version: funcionario.versao,
    })
    .from(funcionario)
    .where(and(eq(funcionario.customerId, clienteId), eq(funcionario.cpf, sql`asked.cpf`)))
    // There is one at most: said, so that it stays a look-up for each, and is not made a join.
    .limit(1);
  const found = (holds ? one.for('no key update') : one).as('found');
  const matches = await db
    .select(found._.selectedFields)
    .from(sql`jsonb_array_elements_text(${JSON.stringify([...new Set(cpfs)])}::jsonb) asked (cpf)`)
    .crossJoinLateral(found);
  return new Map(matches.map((e) => [e.cpf, e]));
}

/** A record to be written; without an id it is new. */
type DesiredFuncionario = Omit<ExistingFuncionario, 'id' | 'deleted' | 'version'> & { id: number | null };

/** The record that the row asks for; an empty cell leaves what there is. */
export function toDesired(
  structure: Structure,
  f: ImportedFuncionario,
  current: ExistingFuncionario | null,
  today: string,
): DesiredFuncionario {
  const position = positionOf(structure, f, current);
  return {
    id: current?.id ?? null,
    cpf: f.cpf,
    name: f.name,
    nascimento: f.nascimento ?? current?.nascimento ?? null,
    sexo: f.sexo ?? current?.sexo ?? null,
    admissao: f.admissao ?? current?.admissao ?? null,
    phone: f.phone ?? current?.phone ?? null,
    email: f.email ?? current?.email ?? null,
    pis: f.pis ?? current?.pis ?? null,
    matricula: f.matricula ?? current?.matricula ?? null,
    codigoSoc: f.codigoSoc ?? current?.codigoSoc ?? null,
    categoria: f.categoria ?? current?.categoria ?? null,
    unidadeId: position.unidadeId,
    hierarquiaId: position.hierarquiaId,
    situation:
      current && !current.deleted
        ? current.situation
        : f.admissao && f.admissao > today
          ? 'PENDENTE'
          : 'ATIVO',
  };
}

/** What a row of the sheet may change of an employee, with how the database takes it in. */
const CHANGED = {
  name: 'text',
  nascimento: 'date',
  sexo: 'text',
  admissao: 'date',
  phone: 'text',
  email: 'text',
  pis: 'text',
  matricula: 'text',
  codigoSoc: 'text',
  categoria: 'text',
  unidadeId: 'int',
  hierarquiaId: 'int',
  situation: 'text',
} as const;
type Changed = keyof typeof CHANGED;
const FIELDS = Object.keys(CHANGED) as Changed[];

/** These columns of a row as `jsonb_to_recordset` names them. */
export const CHANGED_COLUMNS = FIELDS.map((name) => `"${name}" ${CHANGED[name]}`).join(', ');

/** Whether a row changes anybody. */
export const changed = (d: DesiredFuncionario, current: ExistingFuncionario): boolean =>
  current.deleted || FIELDS.some((c) => d[c] !== current[c]);

/** What an employee was before a row changed them. */
export type FormerFuncionario = Pick<ExistingFuncionario, Changed | 'deleted'>;

/** All that is known of them but who it is and the version, which no row writes. */
export function formerOf(current: ExistingFuncionario): FormerFuncionario {
  const { id: _id, cpf: _cpf, version: _version, ...former } = current;
  return former;
}
