import { choiceOf, type TreeNode } from '../Tree/Tree.logic.ts';

/** Between the names on the way to a node. */
const WAY = ' / ';

/** The nodes from a root to the one with this id; null where none of those that are here has it. */
export function pathTo(nodes: readonly TreeNode[], id: string): readonly TreeNode[] | null {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = node.children ? pathTo(node.children, id) : null;
    if (below) return [node, ...below];
  }
  return null;
}

/** 'Matriz / Produção / Soldador' for a path. */
export const pathText = (path: readonly TreeNode[]): string => path.map(({ label }) => label).join(WAY);

/** What has to be open for these to be seen. */
export const waysTo = (nodes: readonly TreeNode[], ids: Iterable<string>): Set<string> =>
  new Set([...ids].flatMap((id) => (pathTo(nodes, id) ?? []).slice(0, -1).map((node) => node.id)));

/** The chosen ones in as few words as there are: a branch that is chosen whole stands for all under it. */
export function chosenNames(
  nodes: readonly TreeNode[],
  chosen: ReadonlySet<string>,
  above: readonly TreeNode[] = [],
): string[] {
  return nodes.flatMap((node) => {
    const way = [...above, node];
    const choice = choiceOf(node, chosen);
    if (choice === 'all') return [pathText(way)];
    return choice === 'some' ? chosenNames(node.children ?? [], chosen, way) : [];
  });
}
