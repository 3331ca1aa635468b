import type { ImportKind } from '@apto/domain/imports';
import { hierarchies } from './hierarchies.ts';
import { ofRegistry } from './registry.ts';
import { staff } from './staff.ts';
import { branches, departments, positions } from './structure.ts';
import type { Writer } from './writer.ts';

/** How each kind of row becomes a record. */
export const WRITERS: Readonly<Record<ImportKind, Writer>> = {
  UNIDADES: branches,
  SETORES: departments,
  CARGOS: positions,
  HIERARQUIAS: hierarchies,
  FUNCIONARIOS: staff,
  CLIENTES: ofRegistry('CLIENTES'),
  PROCEDIMENTOS: ofRegistry('PROCEDIMENTOS'),
  PRESTADORES: ofRegistry('PRESTADORES'),
  PRECOS: ofRegistry('PRECOS'),
  PRECOS_CLIENTE: ofRegistry('PRECOS_CLIENTE'),
};
