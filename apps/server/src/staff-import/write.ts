import type { ImportedFuncionario } from '@apto/domain/staff-import';
import type { Now } from '@apto/domain/time';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { audit, funcionario, importBatch } from '../db/schema.ts';
import {
  completeHierarquias,
  completeNames,
  readStructure,
  findNewNames,
  positionOf,
  type Structure,
  type NewNames,
} from './structure.ts';

/** Any constant does; with the customer's id it lets one import of a customer run at a time. */
const LOCK = 4_310_003;

interface ExistingFuncionario {
  id: number;
  cpf: string;
  name: string;
  nascimento: string | null;
  admissao: string | null;
  phone: string | null;
  email: string | null;
  unidadeId: number | null;
  hierarquiaId: number | null;
  situation: string;
  deleted: boolean;
}

export interface Batch {
  clienteId: number;
  /** Name of the file, without its folder. */
  arquivo: string;
  /** Hash of its bytes. */
  sha256: string;
  funcionarios: readonly ImportedFuncionario[];
  now: Now;
  /** Who imports: a user, or null for the operator's command. */
  usuarioId: number | null;
}

export interface ImportResult {
  criados: number;
  atualizados: number;
  unchanged: number;
  newNames: NewNames;
  newHierarquias: number;
  /** New employees who got the risks of their hierarchy's colleagues. */
  withInheritedRiscos: number;
  /** New employees who have no risk yet: the technical staff must apply them. */
  semRiscos: number;
  /** Rows of the sheet whose employee has left: data changed, situation not. */
  departed: number[];
}

async function readExisting(
  db: Db,
  clienteId: number,
  cpfs: readonly string[],
): Promise<Map<string, ExistingFuncionario>> {
  const matches = await db
    .select({
      id: funcionario.id,
      cpf: funcionario.cpf,
      name: funcionario.name,
      nascimento: funcionario.dataNascimento,
      admissao: funcionario.admissionDate,
      phone: funcionario.phone,
      email: funcionario.email,
      unidadeId: funcionario.unidadeId,
      hierarquiaId: funcionario.customerHierarchyId,
      situation: funcionario.situation,
      deleted: sql<boolean>`${funcionario.deletedAt} is not null`,
    })
    .from(funcionario)
    .where(
      and(
        eq(funcionario.customerId, clienteId),
        // A list of thousands as one parameter.
        sql`${funcionario.cpf} in (select jsonb_array_elements_text(${JSON.stringify(cpfs)}::jsonb))`,
      ),
    )
    .for('update');
  return new Map(matches.map((e) => [e.cpf, e]));
}

/** A record to be written; without an id it is new. */
type DesiredFuncionario = Omit<ExistingFuncionario, 'id' | 'deleted'> & { id: number | null };

/** The record that the row asks for; an empty cell leaves what there is. */
function toDesired(
  structure: Structure,
  f: ImportedFuncionario,
  current: ExistingFuncionario | null,
  today: string,
): DesiredFuncionario {
  const position = positionOf(structure, f, current);
  return {
    id: current?.id ?? null,
    cpf: f.cpf,
    name: f.nome,
    nascimento: f.nascimento ?? current?.nascimento ?? null,
    admissao: f.admissao ?? current?.admissao ?? null,
    phone: f.phone ?? current?.phone ?? null,
    email: f.email ?? current?.email ?? null,
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

const FIELDS = [
  'name',
  'nascimento',
  'admissao',
  'phone',
  'email',
  'unidadeId',
  'hierarquiaId',
  'situation',
] as const;

const changed = (d: DesiredFuncionario, current: ExistingFuncionario): boolean =>
  current.deleted || FIELDS.some((c) => d[c] !== current[c]);

const COLUMNS =
  sql.raw(`r (id int, cpf text, name text, nascimento date, admissao date, phone text, email text,
  "unidadeId" int, "hierarquiaId" int, situation text)`);

/**
 * Writes the employees of a sheet without errors: new ones are created, known ones (by CPF within the
 * customer) brought up to date, and the missing branches, departments, positions and hierarchies made. All in
 * the caller's transaction; doing it again changes nothing.
 */
export async function saveFuncionarios(db: Db, batch: Batch): Promise<ImportResult> {
  const { clienteId, funcionarios, now } = batch;
  await db.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${clienteId})`);
  const structure = await readStructure(db, clienteId);
  const existing = await readExisting(
    db,
    clienteId,
    funcionarios.map((f) => f.cpf),
  );
  const newNames = findNewNames(structure, funcionarios);
  await completeNames(db, clienteId, structure, newNames);
  const newHierarquias = await completeHierarquias(
    db,
    clienteId,
    structure,
    funcionarios.flatMap((f) => positionOf(structure, f, existing.get(f.cpf) ?? null).missing ?? []),
  );

  const desired = funcionarios.map((f) => toDesired(structure, f, existing.get(f.cpf) ?? null, now.data));
  const create = desired.filter((d) => d.id === null);
  const toUpdate = desired.filter((d) => {
    const current = existing.get(d.cpf);
    return current !== undefined && changed(d, current);
  });
  const created = await rows(
    db,
    z.strictObject({ id: z.int() }),
    sql`insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, data_nascimento,
          admission_date, phone, email)
        select ${clienteId}, r."hierarquiaId", r."unidadeId", r.situation, r.name, r.cpf, r.nascimento, r.admissao, r.phone, r.email
        from jsonb_to_recordset(${JSON.stringify(create)}::jsonb) ${COLUMNS} returning id`,
  );
  await db.execute(
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento, admission_date = r.admissao, phone = r.phone,
          email = r.email, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = null, updated_at = ${now.instant}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(toUpdate)}::jsonb) ${COLUMNS} where f.id = r.id`,
  );
  const withInheritedRiscos = await inheritRiscos(
    db,
    created.map((c) => c.id),
  );

  const [saved] = await db
    .insert(importBatch)
    .values({
      clienteId,
      arquivo: batch.arquivo,
      sha256: batch.sha256,
      linhas: funcionarios.length,
      criados: create.length,
      atualizados: toUpdate.length,
    })
    .returning({ id: importBatch.id });
  await db.insert(audit).values({
    sessaoTipo: batch.usuarioId === null ? 'sistema' : 'interna',
    usuarioId: batch.usuarioId,
    acao: 'IMPORTAR',
    recurso: 'importacao_lote',
    recursoId: saved?.id ?? null,
    // Of the customer's company, who may read it: an import runs as nobody's session.
    empresaId: sql`(select empresa_id from cliente where id = ${clienteId})`,
    clienteId,
    detalhes: { linhas: funcionarios.length, criados: create.length, atualizados: toUpdate.length },
  });
  return {
    criados: create.length,
    atualizados: toUpdate.length,
    unchanged: desired.length - create.length - toUpdate.length,
    newNames,
    newHierarquias,
    withInheritedRiscos,
    semRiscos: create.length - withInheritedRiscos,
    departed: funcionarios.flatMap((f) =>
      existing.get(f.cpf)?.situation === 'DEMITIDO' && !existing.get(f.cpf)?.deleted ? [f.row] : [],
    ),
  };
}

/**
 * Risks belong to the hierarchy (doc1 §4, AGUARDANDO_APLICACAO_RISCO): a new employee has those that every
 * colleague of it who has any already has. Answers how many employees got some.
 */
async function inheritRiscos(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const inherited = await row(
    db,
    z.strictObject({ n: z.int() }),
    sql`with added as (select id, customer_hierarchy_id as h from funcionario
                       where id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
                         and customer_hierarchy_id is not null),
          colleagues as (select f.id, f.customer_hierarchy_id as h from funcionario f
                      where f.customer_hierarchy_id in (select h from added) and f.deleted_at is null
                        and exists (select 1 from funcionario_risco fr where fr.funcionario_id = f.id)),
          shared as (select c.h, fr.risco_id from colleagues c join funcionario_risco fr on fr.funcionario_id = c.id
                            group by c.h, fr.risco_id
                            having count(*) = (select count(*) from colleagues everyone where everyone.h = c.h)),
          saved as (insert into funcionario_risco (funcionario_id, risco_id)
                       select n.id, d.risco_id from added n join shared d on d.h = n.h returning funcionario_id)
        select count(distinct funcionario_id)::int as n from saved`,
  );
  return inherited?.n ?? 0;
}
