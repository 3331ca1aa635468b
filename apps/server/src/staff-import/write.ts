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
  imagineNames,
  readStructure,
  findNewNames,
  positionOf,
  type Structure,
  type NewNames,
  type MadeRecord,
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
  version: number;
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
  holds = true,
): Promise<Map<string, ExistingFuncionario>> {
  const found = db
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
      version: funcionario.versao,
    })
    .from(funcionario)
    .where(
      and(
        eq(funcionario.customerId, clienteId),
        // A list of thousands as one parameter.
        sql`${funcionario.cpf} in (select jsonb_array_elements_text(${JSON.stringify(cpfs)}::jsonb))`,
      ),
    );
  const matches = await (holds ? found.for('no key update') : found);
  return new Map(matches.map((e) => [e.cpf, e]));
}

/** A record to be written; without an id it is new. */
type DesiredFuncionario = Omit<ExistingFuncionario, 'id' | 'deleted' | 'version'> & { id: number | null };

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
const FORMER = sql.raw(`r (id int, name text, nascimento date, admissao date, phone text, email text,
  "unidadeId" int, "hierarquiaId" int, situation text, deleted boolean)`);

/** Lets one import of a customer run at a time, to the end of the transaction. */
export const lockImports = (db: Db, clienteId: number) =>
  db.execute(sql`select pg_advisory_xact_lock(${LOCK}, ${clienteId})`);

/** The same for who need not wait: answers false while another import of the customer runs. */
export async function tryLockImports(db: Db, clienteId: number): Promise<boolean> {
  const answer = await row(
    db,
    z.strictObject({ held: z.boolean() }),
    sql`select pg_try_advisory_xact_lock(${LOCK}, ${clienteId}) as held`,
  );
  return answer?.held === true;
}

/** What an employee was before a row changed them. */
export type FormerFuncionario = Pick<ExistingFuncionario, (typeof FIELDS)[number] | 'deleted'>;

const formerOf = (current: ExistingFuncionario): FormerFuncionario => ({
  name: current.name,
  nascimento: current.nascimento,
  admissao: current.admissao,
  phone: current.phone,
  email: current.email,
  unidadeId: current.unidadeId,
  hierarquiaId: current.hierarquiaId,
  situation: current.situation,
  deleted: current.deleted,
});

/** What a row did to whom. */
export interface WrittenFuncionario {
  readonly row: number;
  readonly id: number;
  readonly effect: 'NOVO' | 'ATUALIZADO' | 'IGUAL';
  /** The version that it left. */
  readonly version: number;
  readonly before: FormerFuncionario | null;
}

type Staff = Pick<Batch, 'clienteId' | 'funcionarios' | 'now'>;

/** What each row would do, by row. Nothing is written. */
export async function planFuncionarios(
  db: Db,
  { clienteId, funcionarios, now }: Staff,
): Promise<Map<number, WrittenFuncionario['effect']>> {
  const structure = await readStructure(db, clienteId);
  const existing = await readExisting(
    db,
    clienteId,
    funcionarios.map((f) => f.cpf),
    false,
  );
  imagineNames(structure, findNewNames(structure, funcionarios));
  return new Map(
    funcionarios.map((f) => {
      const current = existing.get(f.cpf);
      if (!current) return [f.row, 'NOVO'];
      const isMoved = positionOf(structure, f, current).missing !== null;
      return [
        f.row,
        isMoved || changed(toDesired(structure, f, current, now.data), current) ? 'ATUALIZADO' : 'IGUAL',
      ];
    }),
  );
}

const SAVED = z.strictObject({ id: z.int(), cpf: z.string(), version: z.int() });

/**
 * Writes the employees of a sheet without errors: new ones are created, known ones (by CPF within the
 * customer) brought up to date, and the missing branches, departments, positions and hierarchies made. All in
 * the caller's transaction; doing it again changes nothing. Answers what each row did.
 */
export async function writeFuncionarios(
  db: Db,
  { clienteId, funcionarios, now }: Staff,
): Promise<{ result: ImportResult; rows: WrittenFuncionario[]; made: MadeRecord[] }> {
  await lockImports(db, clienteId);
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
    SAVED,
    sql`insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, data_nascimento,
          admission_date, phone, email)
        select ${clienteId}, r."hierarquiaId", r."unidadeId", r.situation, r.name, r.cpf, r.nascimento, r.admissao, r.phone, r.email
        from jsonb_to_recordset(${JSON.stringify(create)}::jsonb) ${COLUMNS} returning id, cpf, versao as version`,
  );
  const updated = await rows(
    db,
    SAVED,
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento, admission_date = r.admissao, phone = r.phone,
          email = r.email, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = null, updated_at = ${now.instant}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(toUpdate)}::jsonb) ${COLUMNS} where f.id = r.id
        returning f.id, f.cpf, f.versao as version`,
  );
  const withInheritedRiscos = await inheritRiscos(
    db,
    created.map((c) => c.id),
  );
  const saved = new Map([...created, ...updated].map((s) => [s.cpf, s]));
  const written = funcionarios.flatMap((f): WrittenFuncionario[] => {
    const fresh = saved.get(f.cpf);
    const current = existing.get(f.cpf);
    if (fresh) {
      const effect = current ? 'ATUALIZADO' : 'NOVO';
      return [
        {
          row: f.row,
          id: fresh.id,
          version: fresh.version,
          effect,
          before: current ? formerOf(current) : null,
        },
      ];
    }
    return current
      ? [{ row: f.row, id: current.id, effect: 'IGUAL', version: current.version, before: null }]
      : [];
  });
  return {
    rows: written,
    made: structure.made,
    result: {
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
    },
  };
}

/** The whole of a sheet as the operator's command writes it, with the batch in the trail. */
export async function saveFuncionarios(db: Db, batch: Batch): Promise<ImportResult> {
  const { clienteId, funcionarios } = batch;
  const { result } = await writeFuncionarios(db, batch);
  const { criados: made, atualizados: changes } = result;
  const [saved] = await db
    .insert(importBatch)
    .values({
      clienteId,
      arquivo: batch.arquivo,
      sha256: batch.sha256,
      linhas: funcionarios.length,
      criados: made,
      atualizados: changes,
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
    detalhes: { linhas: funcionarios.length, criados: made, atualizados: changes },
  });
  return result;
}

/** Gives employees back what they were. Who calls has seen that nobody else changed them since. */
export async function restoreFuncionarios(
  db: Db,
  former: readonly (FormerFuncionario & { id: number })[],
): Promise<void> {
  await db.execute(
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento, admission_date = r.admissao, phone = r.phone,
          email = r.email, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = case when r.deleted then now() end, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(former)}::jsonb) ${FORMER} where f.id = r.id`,
  );
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
