import { blockedText, hierarchy } from '@apto/domain/registry';
import type { ImportedFuncionario } from '@apto/domain/staff-import';
import type { Db } from '../db/port.ts';
import { imagineStaff } from './imagined.ts';
import { positionOf, readStructure } from './structure.ts';

/**
 * Rows that would put somebody into a hierarchy that is blocked, with the reason; who is in it already stays.
 * Nothing is written.
 */
export async function blockedRows(
  db: Db,
  { clienteId, funcionarios }: { clienteId: number; funcionarios: readonly ImportedFuncionario[] },
): Promise<Map<number, string>> {
  const structure = await readStructure(db, clienteId);
  if (structure.blocked.size === 0) return new Map();
  const existing = await imagineStaff(db, clienteId, structure, funcionarios);
  return new Map(
    funcionarios.flatMap((f): [number, string][] => {
      const current = existing.get(f.cpf) ?? null;
      const { hierarquiaId: id } = positionOf(structure, f, current);
      const reason = id === null || id === current?.hierarquiaId ? undefined : structure.blocked.get(id);
      return reason === undefined ? [] : [[f.row, blockedText(hierarchy, reason)]];
    }),
  );
}
