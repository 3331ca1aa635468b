import type { ImportedFuncionario } from '@apto/domain/staff-import';
import type { Db } from '../db/port.ts';
import { readExisting, type ExistingFuncionario } from './existing.ts';
import { findNewNames, imagineNames, type Structure } from './structure.ts';

/**
 * For a look at what a sheet would do: its employees who are there, by CPF, and in the structure the names that it would
 * make. Nothing is held and nothing is written.
 */
export async function imagineStaff(
  db: Db,
  clienteId: number,
  structure: Structure,
  funcionarios: readonly ImportedFuncionario[],
): Promise<Map<string, ExistingFuncionario>> {
  const existing = await readExisting(
    db,
    clienteId,
    funcionarios.map((f) => f.cpf),
    false,
  );
  imagineNames(structure, findNewNames(structure, funcionarios));
  return existing;
}
