import type { Answer, listRegistry } from '@apto/api-client';
import type { TreeNode } from '@apto/ui';

type Row = Answer<typeof listRegistry>['items'][number];
interface Branch {
  readonly id: string;
  readonly label: string;
  readonly below: Map<number, Branch>;
}

/** The parts of a hierarchy by the fields of its record, the outermost first. */
const PARTS = ['branchId', 'departmentId', 'positionId'] as const;
const BETWEEN = '/';

/** The address of a node: the ids of the parts down to it. */
export const placeId = (ids: readonly unknown[]): string =>
  ids.filter((id) => typeof id === 'number').join(BETWEEN);
export const idsOfPlace = (place: string): number[] => place.split(BETWEEN).map(Number);

const nodesOf = (level: Map<number, Branch>): TreeNode[] =>
  [...level.values()]
    .toSorted((a, b) => a.label.localeCompare(b.label, 'pt-BR'))
    .map(({ id, label, below }) => ({ id, label, ...(below.size > 0 ? { children: nodesOf(below) } : {}) }));

/** A customer's hierarchies as a tree: each unit with its sectors, each of these with its positions. */
export function placeTree(rows: readonly Pick<Row, 'values' | 'labels'>[]): TreeNode[] {
  const roots = new Map<number, Branch>();
  for (const { values, labels } of rows) {
    let level = roots;
    const path: number[] = [];
    for (const part of PARTS) {
      const id = values[part];
      if (typeof id !== 'number') break;
      path.push(id);
      const node = level.get(id) ?? { id: placeId(path), label: labels[part] ?? '', below: new Map() };
      level.set(id, node);
      level = node.below;
    }
  }
  return nodesOf(roots);
}
