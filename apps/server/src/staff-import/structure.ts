import { plainText } from '@apto/domain/text';
import type { ImportedFuncionario } from '@apto/domain/staff-import';
import { desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { rows } from '../db/rows.ts';
import { cargo, hierarquia, setor, unidade } from '../db/schema.ts';

type NamesTable = typeof unidade | typeof setor | typeof cargo;

const NAMED = z.strictObject({ id: z.int(), name: z.string() });

const positionKey = (unidade: number, setor: number, cargo: number): string => `${unidade} ${setor} ${cargo}`;

const HIERARQUIA = z.strictObject({ id: z.int(), unidadeId: z.int(), setorId: z.int(), cargoId: z.int() });
type Hierarquia = z.output<typeof HIERARQUIA>;

/** A record that was made because a row named it. */
export interface MadeRecord {
  readonly tabela: 'unidade' | 'setor' | 'cargo' | 'hierarquia';
  readonly id: number;
}

/** Branches, departments, positions and hierarchies of one customer, with what the sheet adds. */
export interface Structure {
  /** What was made meanwhile. */
  made: MadeRecord[];
  unidades: Map<string, number>;
  setores: Map<string, number>;
  cargos: Map<string, number>;
  hierarquias: Map<string, number>;
  byHierarquia: Map<number, Hierarquia>;
  /** Why a hierarchy takes nobody new, by its id. */
  blocked: ReadonlyMap<number, string>;
}

export interface NewNames {
  unidades: string[];
  setores: string[];
  cargos: string[];
}

async function readNames(db: Db, table: NamesTable, clienteId: number): Promise<Map<string, number>> {
  const matches = await db
    .select({ id: table.id, name: table.name })
    .from(table)
    .where(eq(table.clienteId, clienteId))
    .orderBy(desc(table.id));
  return new Map(matches.map((a) => [plainText(a.name), a.id]));
}

export async function readStructure(db: Db, clienteId: number): Promise<Structure> {
  const hierarquias = await db
    .select({
      id: hierarquia.id,
      unidadeId: hierarquia.unidadeId,
      setorId: hierarquia.setorId,
      cargoId: hierarquia.cargoId,
      reason: sql<string | null>`case when ${hierarquia.bloqueada} then ${hierarquia.motivoBloqueio} end`,
    })
    .from(hierarquia)
    .where(eq(hierarquia.clienteId, clienteId));
  return {
    made: [],
    unidades: await readNames(db, unidade, clienteId),
    setores: await readNames(db, setor, clienteId),
    cargos: await readNames(db, cargo, clienteId),
    hierarquias: new Map(hierarquias.map((h) => [positionKey(h.unidadeId, h.setorId, h.cargoId), h.id])),
    byHierarquia: new Map(hierarquias.map((h) => [h.id, h])),
    blocked: new Map(hierarquias.flatMap((h) => (h.reason === null ? [] : [[h.id, h.reason] as const]))),
  };
}

/** Names of the sheet that the customer does not have yet, each once, in the sheet's order and spelling. */
export function findNewNames(
  structure: Structure,
  funcionarios: readonly Pick<ImportedFuncionario, 'unidade' | 'setor' | 'cargo'>[],
): NewNames {
  const remaining = (existing: ReadonlyMap<string, number>, names: readonly (string | null)[]): string[] => {
    const found = new Map<string, string>();
    for (const name of names) {
      if (name === null) continue;
      const key = plainText(name);
      if (!existing.has(key) && !found.has(key)) found.set(key, name);
    }
    return [...found.values()];
  };
  return {
    unidades: remaining(
      structure.unidades,
      funcionarios.map((f) => f.unidade),
    ),
    setores: remaining(
      structure.setores,
      funcionarios.map((f) => f.setor),
    ),
    cargos: remaining(
      structure.cargos,
      funcionarios.map((f) => f.cargo),
    ),
  };
}

const NAME_TABLES = [
  ['unidade', unidade, 'unidades'],
  ['setor', setor, 'setores'],
  ['cargo', cargo, 'cargos'],
] as const;

/** Creates the names that are missing and puts their ids into the structure. */
export async function completeNames(
  db: Db,
  clienteId: number,
  structure: Structure,
  newNames: NewNames,
): Promise<void> {
  for (const [name, table, of] of NAME_TABLES) {
    if (newNames[of].length === 0) continue;
    const created = await rows(
      db,
      NAMED,
      sql`insert into ${table} (cliente_id, name)
          select ${clienteId}, n from jsonb_array_elements_text(${JSON.stringify(newNames[of])}::jsonb) n returning id, name`,
    );
    for (const record of created) {
      structure[of].set(plainText(record.name), record.id);
      structure.made.push({ tabela: name, id: record.id });
    }
  }
}

/** As if the missing names were there: nothing is written, and no record has such an id. */
export function imagineNames(structure: Structure, newNames: NewNames): void {
  let next = -1;
  for (const [, , of] of NAME_TABLES)
    for (const name of newNames[of]) {
      structure[of].set(plainText(name), next);
      next -= 1;
    }
}

export interface Position {
  unidadeId: number | null;
  hierarquiaId: number | null;
  /** All three are known, but their hierarchy does not exist yet. */
  missing: { unidadeId: number; setorId: number; cargoId: number } | null;
}

/** Where the sheet puts a person; what it leaves empty stays as it was. Names must have been completed. */
export function positionOf(
  structure: Structure,
  f: Pick<ImportedFuncionario, 'unidade' | 'setor' | 'cargo'>,
  current: { unidadeId: number | null; hierarquiaId: number | null } | null,
): Position {
  const before = current?.hierarquiaId ? (structure.byHierarquia.get(current.hierarquiaId) ?? null) : null;
  const lookUp = (map: ReadonlyMap<string, number>, name: string | null): number | null =>
    name === null ? null : (map.get(plainText(name)) ?? null);
  const unidadeId = lookUp(structure.unidades, f.unidade) ?? before?.unidadeId ?? current?.unidadeId ?? null;
  const setorId = lookUp(structure.setores, f.setor) ?? before?.setorId ?? null;
  const cargoId = lookUp(structure.cargos, f.cargo) ?? before?.cargoId ?? null;
  if (unidadeId === null || setorId === null || cargoId === null)
    return { unidadeId, hierarquiaId: before?.id ?? null, missing: null };
  const hierarquiaId = structure.hierarquias.get(positionKey(unidadeId, setorId, cargoId)) ?? null;
  return { unidadeId, hierarquiaId, missing: hierarquiaId === null ? { unidadeId, setorId, cargoId } : null };
}

/** Creates hierarchies, each once, and puts them into the structure. Answers how many are new. */
export async function completeHierarquias(
  db: Db,
  clienteId: number,
  structure: Structure,
  missing: readonly NonNullable<Position['missing']>[],
): Promise<number> {
  const unique = [
    ...new Map(missing.map((n) => [positionKey(n.unidadeId, n.setorId, n.cargoId), n])).values(),
  ];
  if (unique.length === 0) return 0;
  const created = await rows(
    db,
    HIERARQUIA,
    sql`insert into hierarquia (cliente_id, unidade_id, setor_id, cargo_id)
        select ${clienteId}, r."unidadeId", r."setorId", r."cargoId"
        from jsonb_to_recordset(${JSON.stringify(unique)}::jsonb) r ("unidadeId" int, "setorId" int, "cargoId" int)
        returning id, unidade_id as "unidadeId", setor_id as "setorId", cargo_id as "cargoId"`,
  );
  for (const h of created) {
    structure.hierarquias.set(positionKey(h.unidadeId, h.setorId, h.cargoId), h.id);
    structure.byHierarquia.set(h.id, h);
    structure.made.push({ tabela: 'hierarquia', id: h.id });
  }
  return created.length;
}
