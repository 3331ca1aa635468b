import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../db/rows.ts';
import {
  completeHierarquias,
  completeNames,
  findNewNames,
  positionOf,
  readStructure,
} from '../../staff-import/structure.ts';
import { lockImports } from '../../staff-import/lock.ts';
import { idList } from '../../platform/sql.ts';
import { customerOf, type ReadyRow, type Writer, type WrittenRow } from './writer.ts';

const VERSION = z.strictObject({ id: z.int(), version: z.int() });
const placeOf = ({ values }: ReadyRow) => ({
  unidade: String(values['unidade']),
  setor: String(values['setor']),
  cargo: String(values['cargo']),
});

/** A hierarchy is the trio that a row names. */
export const hierarchies: Writer = {
  table: 'hierarquia',
  async plan(db, batch) {
    const { rows: ready } = batch;
    const structure = await readStructure(db, customerOf(batch));
    return new Map(
      ready.map((each) => [
        each.line,
        positionOf(structure, placeOf(each), null).hierarquiaId === null ? 'NOVO' : 'IGUAL',
      ]),
    );
  },
  async write(db, batch) {
    const { rows: ready } = batch;
    const clienteId = customerOf(batch);
    await lockImports(db, clienteId);
    const structure = await readStructure(db, clienteId);
    const places = ready.map(placeOf);
    const before = new Set(structure.hierarquias.values());
    await completeNames(db, clienteId, structure, findNewNames(structure, places));
    await completeHierarquias(
      db,
      clienteId,
      structure,
      places.flatMap((place) => positionOf(structure, place, null).missing ?? []),
    );
    const ids = places.map((place) => positionOf(structure, place, null).hierarquiaId);
    const versions = new Map(
      (
        await rows(
          db,
          VERSION,
          sql`select id, versao as version from hierarquia where id = any(${idList(ids.filter((id) => id !== null))})`,
        )
      ).map(({ id, version }) => [id, version]),
    );
    return {
      // The hierarchies are the rows' own.
      made: structure.made.filter(({ tabela: table }) => table !== 'hierarquia'),
      rows: ready.flatMap(({ line: at }, index): WrittenRow[] => {
        const id = ids[index];
        return id === null || id === undefined
          ? []
          : [
              {
                line: at,
                id,
                effect: before.has(id) ? 'IGUAL' : 'NOVO',
                version: versions.get(id) ?? 1,
                before: null,
              },
            ];
      }),
    };
  },
  // A hierarchy is what it names: nothing of it is changed by a row.
  restore: async () => undefined,
};
