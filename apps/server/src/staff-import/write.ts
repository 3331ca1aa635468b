import type { ImportedFuncionario } from '@apto/domain/staff-import';
import type { Now } from '@apto/domain/time';
import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { funcionario } from '../db/schema.ts';
import {
  completeHierarquias,
  completeNames,
  readStructure,
  findNewNames,
  positionOf,
  type NewNames,
  type MadeRecord,
} from './structure.ts';
import {
  changed,
  CHANGED_COLUMNS,
  formerOf,
  readExisting,
  toDesired,
  type FormerFuncionario,
} from './existing.ts';
import { imagineStaff } from './imagined.ts';
import { forgetImportedMoves, recordMoves } from '../function-changes/direct.ts';
import { lockImports } from './lock.ts';

/** What a sheet came to, in numbers. */
export interface ImportResult {
  created: number;
  updated: number;
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

const COLUMNS = sql.raw(`r (id int, cpf text, ${CHANGED_COLUMNS})`);
const FORMER = sql.raw(
  `r (id int, ${CHANGED_COLUMNS}, deleted boolean, contract boolean, sexed boolean, coded boolean)`,
);

/** What a row did to whom. */
export interface WrittenFuncionario {
  readonly row: number;
  readonly id: number;
  readonly effect: 'NOVO' | 'ATUALIZADO' | 'IGUAL';
  /** The version that it left. */
  readonly version: number;
  readonly before: FormerFuncionario | null;
}

/** The employees of a sheet without errors. */
export interface Staff {
  readonly clienteId: number;
  readonly funcionarios: readonly ImportedFuncionario[];
  readonly now: Now;
}

/** What each row would do, by row. Nothing is written. */
export async function planFuncionarios(
  db: Db,
  { clienteId, funcionarios, now }: Staff,
): Promise<Map<number, WrittenFuncionario['effect']>> {
  const structure = await readStructure(db, clienteId);
  const existing = await imagineStaff(db, clienteId, structure, funcionarios);
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
    sql`insert into funcionario (customer_id, customer_hierarchy_id, unidade_id, situation, name, cpf, data_nascimento, sex,
          admission_date, phone, email, pis_pasep, matricula_esocial, codigo_soc, categoria)
        select ${clienteId}, r."hierarquiaId", r."unidadeId", r.situation, r.name, r.cpf, r.nascimento, r.sexo, r.admissao, r.phone, r.email,
          r.pis, r.matricula, r."codigoSoc", r.categoria
        from jsonb_to_recordset(${JSON.stringify(create)}::jsonb) ${COLUMNS} returning id, cpf, versao as version`,
  );
  const updated = await rows(
    db,
    SAVED,
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento, sex = r.sexo, admission_date = r.admissao, phone = r.phone,
          email = r.email, pis_pasep = r.pis, matricula_esocial = r.matricula, codigo_soc = r."codigoSoc", categoria = r.categoria, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = null, updated_at = ${now.instant}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(toUpdate)}::jsonb) ${COLUMNS} where f.id = r.id
        returning f.id, f.cpf, f.versao as version`,
  );
  await recordMoves(
    db,
    toUpdate.flatMap(({ id, cpf, hierarquiaId }) =>
      id === null ? [] : [{ id, de: existing.get(cpf)?.hierarquiaId ?? null, para: hierarquiaId }],
    ),
    { origin: 'IMPORTACAO', autorId: null, name: 'Planilha', at: now.instant },
  );
  const ids = created.map((c) => c.id);
  const withInheritedRiscos = await inheritRiscos(db, ids);
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
      created: create.length,
      updated: toUpdate.length,
      unchanged: desired.length - create.length - toUpdate.length,
      newNames,
      newHierarquias,
      withInheritedRiscos,
      semRiscos: await countWithoutRisco(db, ids),
      departed: funcionarios.flatMap((f) =>
        existing.get(f.cpf)?.situation === 'DEMITIDO' && !existing.get(f.cpf)?.deleted ? [f.row] : [],
      ),
    },
  };
}

/** Gives employees back what they were. Who calls has seen that nobody else changed them since. */
export async function restoreFuncionarios(
  db: Db,
  former: readonly (FormerFuncionario & { id: number })[],
): Promise<void> {
  const now = await db
    .select({ id: funcionario.id, hierarquiaId: funcionario.customerHierarchyId })
    .from(funcionario)
    .where(
      inArray(
        funcionario.id,
        former.map(({ id }) => id),
      ),
    );
  const current = new Map(now.map(({ id, hierarquiaId }) => [id, hierarquiaId]));
  await forgetImportedMoves(
    db,
    former.map(({ id, hierarquiaId }) => ({ id, de: hierarquiaId, para: current.get(id) ?? null })),
  );
  // An import of before these columns changed none of them.
  const records = former.map((each) => ({
    ...each,
    contract: 'pis' in each,
    sexed: 'sexo' in each,
    coded: 'codigoSoc' in each,
  }));
  await db.execute(
    sql`update funcionario f set name = r.name, data_nascimento = r.nascimento,
          sex = case when r.sexed then r.sexo else f.sex end, admission_date = r.admissao, phone = r.phone,
          email = r.email, pis_pasep = case when r.contract then r.pis else f.pis_pasep end,
          matricula_esocial = case when r.contract then r.matricula else f.matricula_esocial end,
          codigo_soc = case when r.coded then r."codigoSoc" else f.codigo_soc end,
          categoria = case when r.contract then r.categoria else f.categoria end, unidade_id = r."unidadeId", customer_hierarchy_id = r."hierarquiaId", situation = r.situation,
          deleted_at = case when r.deleted then now() end, updated_at = now()
        from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) ${FORMER} where f.id = r.id`,
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
          colleagues as (select f.id, f.customer_hierarchy_id as h, count(*) over (partition by f.customer_hierarchy_id) as n
                      from funcionario f
                      where f.customer_hierarchy_id in (select h from added) and f.deleted_at is null
                        and exists (select 1 from funcionario_risco fr where fr.funcionario_id = f.id)),
          shared as (select c.h, fr.risco_id from colleagues c join funcionario_risco fr on fr.funcionario_id = c.id
                            group by c.h, fr.risco_id having count(*) = min(c.n)),
          saved as (insert into funcionario_risco (funcionario_id, risco_id)
                       select n.id, d.risco_id from added n join shared d on d.h = n.h returning funcionario_id)
        select count(distinct funcionario_id)::int as n from saved`,
  );
  return inherited?.n ?? 0;
}

/** How many of them neither have a risk of their own nor work where a profile names one. */
async function countWithoutRisco(db: Db, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const counted = await row(
    db,
    z.strictObject({ n: z.int() }),
    sql`select count(*)::int as n from funcionario f
        where f.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
          and not exists (select 1 from funcionario_risco fr where fr.funcionario_id = f.id)
          and not exists (select 1 from hierarquia_risco rh where rh.hierarquia_id = f.customer_hierarchy_id)`,
  );
  return counted?.n ?? 0;
}
