import type { ReactNode } from 'react';
import { plainText } from '../../../internal/plainText.ts';

/** Um nó e o que pende dele. */
export interface TreeNode {
  /** Único na árvore inteira. */
  readonly id: string;
  /** As palavras do nó. */
  readonly label: string;
  /** Uma segunda linha, mais discreta. */
  readonly description?: string;
  /** 16 px, decoração. */
  readonly icon?: ReactNode;
  /** No fim da linha: uma contagem, uma etiqueta. */
  readonly end?: ReactNode;
  /** Vazio ou ausente: uma folha, a não ser com `isLazy`. */
  readonly children?: readonly TreeNode[];
  /** Seus filhos são buscados quando é aberto pela primeira vez (`onLoadChildren`). */
  readonly isLazy?: boolean;
  /** Por que não pode ser escolhido; ainda pode ser alcançado e aberto, e diz o motivo. */
  readonly disabledReason?: string | undefined;
}

/** How much of a node is chosen. */
export type NodeChoice = 'all' | 'some' | 'none';

/** The ids of all leaves that can be chosen under a node; of the node itself when it is one. */
export function choosableLeaves(node: TreeNode): string[] {
  if (node.disabledReason !== undefined) return [];
  if (!node.children || node.children.length === 0) return [node.id];
  return node.children.flatMap(choosableLeaves);
}

/** What a node's box shows, from the chosen leaves. */
export function choiceOf(node: TreeNode, chosen: ReadonlySet<string>): NodeChoice {
  if (!node.children || node.children.length === 0) return chosen.has(node.id) ? 'all' : 'none';
  const leaves = choosableLeaves(node);
  const count = leaves.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === leaves.length ? 'all' : 'some';
}

/** The chosen leaves after a node was pressed: all of what it holds, or none of it when all of it was chosen. */
export function toggleNode(node: TreeNode, chosen: ReadonlySet<string>): Set<string> {
  const leaves = choosableLeaves(node);
  const next = new Set(chosen);
  const isAll = leaves.length > 0 && leaves.every((id) => chosen.has(id));
  for (const id of leaves) {
    if (isAll) next.delete(id);
    else next.add(id);
  }
  return next;
}

/** A node by its id, wherever it hangs. */
export function findNode(nodes: readonly TreeNode[], id: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.id === id) return node;
    const below = node.children && findNode(node.children, id);
    if (below) return below;
  }
  return undefined;
}

/** The nodes that hold the words, with those above them; a node that matches keeps all that hangs from it. */
export function filterTree(nodes: readonly TreeNode[], words: string): TreeNode[] {
  const wanted = plainText(words.trim());
  if (wanted === '') return [...nodes];
  return nodes.flatMap((node) => {
    if (plainText(`${node.label} ${node.description ?? ''}`).includes(wanted)) return [node];
    const children = filterTree(node.children ?? [], words);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** Ids of every node that has something under it, for opening all of what a search found. */
export function branchIds(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap((node) =>
    node.children && node.children.length > 0 ? [node.id, ...branchIds(node.children)] : [],
  );
}

/** A row that is in sight. */
export interface TreeRow {
  /** Unique among the rows. */
  readonly key: string;
  readonly node: TreeNode;
  /** 1 for the outermost. */
  readonly level: number;
  /** Place among its siblings, 1 first, and how many they are. */
  readonly position: number;
  readonly size: number;
  readonly parentId: string | null;
  readonly isExpandable: boolean;
  readonly isExpanded: boolean;
  /** Stands for the children of `node` that are on their way, or did not come. */
  readonly state?: 'loading' | 'failed';
}

/** What is known of the children that are fetched. */
export type LoadStates = Readonly<Record<string, 'loading' | 'failed'>>;

/** Whether a node can be opened. */
export const isExpandable = (node: TreeNode): boolean =>
  (node.children !== undefined && node.children.length > 0) || (node.isLazy === true && !node.children);

/** The rows in sight, from top to bottom. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  loads: LoadStates = {},
  level = 1,
  parentId: string | null = null,
): TreeRow[] {
  return nodes.flatMap((node, index) => {
    const canOpen = isExpandable(node);
    const isOpen = canOpen && expanded.has(node.id);
    const row: TreeRow = {
      key: node.id,
      node,
      level,
      position: index + 1,
      size: nodes.length,
      parentId,
      isExpandable: canOpen,
      isExpanded: isOpen,
    };
    if (!isOpen) return [row];
    const state = loads[node.id];
    if (node.children) return [row, ...visibleRows(node.children, expanded, loads, level + 1, node.id)];
    if (!state) return [row];
    const waiting = { level: level + 1, position: 1, size: 1, isExpandable: false, isExpanded: false };
    return [row, { ...waiting, key: `${node.id} ${state}`, node, parentId: node.id, state }];
  });
}

/** What a key asks for. */
export type TreeMove = { to: number } | { open: string } | { close: string };

/** What a key does on one row; null when it does nothing (WAI-ARIA tree view pattern). */
export function treeMove(key: string, rows: readonly TreeRow[], index: number): TreeMove | null {
  const row = rows[index];
  if (!row) return null;
  const go = (to: number): TreeMove | null => (to !== index && rows[to] ? { to } : null);
  switch (key) {
    case 'ArrowDown':
      return go(index + 1);
    case 'ArrowUp':
      return go(index - 1);
    case 'Home':
      return go(0);
    case 'End':
      return go(rows.length - 1);
    case 'ArrowRight':
      if (!row.isExpandable) return null;
      return row.isExpanded ? go(index + 1) : { open: row.node.id };
    case 'ArrowLeft':
      if (row.isExpanded) return { close: row.node.id };
      return row.parentId === null ? null : go(rows.findIndex((each) => each.key === row.parentId));
    default:
      return null;
  }
}

/** The next row that begins with what was typed, after the present one and round. */
export function typedRow(rows: readonly TreeRow[], index: number, typed: string): number | null {
  const wanted = plainText(typed);
  for (let step = typed.length > 1 ? 0 : 1; step <= rows.length; step += 1) {
    const at = (index + step) % rows.length;
    if (plainText(rows[at]?.node.label ?? '').startsWith(wanted)) return at;
  }
  return null;
}
