'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  branchIds,
  choiceOf,
  filterTree,
  isExpandable,
  toggleNode,
  treeMove,
  typedRow,
  visibleRows,
  type TreeNode,
  type TreeRow,
} from './Tree.logic.ts';
import { texts } from './intl/pt-BR.ts';
import { TreeLine } from './TreeLine.tsx';
import * as css from './Tree.css.ts';
import { useLazyChildren } from './useLazyChildren.ts';

/** Props of {@link Tree}. */
export interface TreeProps {
  /** What the tree holds; read on entering it. */
  readonly label: string;
  /** The roots. */
  readonly nodes: readonly TreeNode[];
  /**
   * `multiple` draws boxes: choosing a branch chooses all leaves under it, and a branch chosen in part says so.
   * `single` chooses one node. @default 'none'
   */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Chosen ids: leaves in `multiple`, one node in `single`. */
  readonly selectedIds?: Iterable<string>;
  /** What is selected at first. */
  readonly defaultSelectedIds?: Iterable<string>;
  /** Recebe o que está selecionado a partir de agora. */
  readonly onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** What is open. Leave out for an uncontrolled tree. */
  readonly expandedIds?: Iterable<string>;
  /** What is open at first. */
  readonly defaultExpandedIds?: Iterable<string>;
  /** Gets what is open from now on. */
  readonly onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** Only leaves are chosen; a press on a branch, Enter and Space open and close it. @default false */
  readonly isLeafOnly?: boolean;
  /** Enter on a node, or a press on it where nothing is chosen. */
  readonly onAction?: (id: string) => void;
  /** Brings the children of a node marked `isLazy`; give them to `nodes` before it resolves. A rejection offers a retry. */
  readonly onLoadChildren?: (id: string) => Promise<unknown>;
  /** Shows only what holds these words, opened, with the way to it. Accents do not matter. */
  readonly filter?: string;
  /** What is said when there is nothing. @default 'Nenhum registro encontrado.' */
  readonly emptyText?: ReactNode;
  /** Scrolls inside itself past this height, in px. */
  readonly maxHeight?: number;
}

/** Milliseconds in which letters belong to one word. */
const TYPING_PAUSE = 600;

/**
 * A hierarchy, such as customers, their branches and departments. It is a tree of plain rows, not a react-aria
 * collection: that one is a grid, which cannot say that a branch is chosen in part.
 */
export function Tree(props: TreeProps) {
  const { label, selectionMode = 'none', isLeafOnly = false, filter = '', emptyText = texts.empty } = props;
  const root = useRef<HTMLUListElement>(null);
  const typing = useRef({ text: '', at: 0 });
  const [ownSelected, setSelected] = useState<ReadonlySet<string>>(() => new Set(props.defaultSelectedIds));
  const [ownExpanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set(props.defaultExpandedIds));
  const [stop, setStop] = useState<string | null>(null);
  const { loads, request } = useLazyChildren(props.onLoadChildren);

  const selected = props.selectedIds === undefined ? ownSelected : new Set(props.selectedIds);
  const expanded = props.expandedIds === undefined ? ownExpanded : new Set(props.expandedIds);
  const nodes = filterTree(props.nodes, filter);
  const rows = visibleRows(nodes, filter.trim() === '' ? expanded : new Set(branchIds(nodes)), loads);
  const stopIndex = Math.max(
    0,
    rows.findIndex((row) => row.key === stop),
  );

  const expandAll = (opened: readonly TreeNode[], isOpen: boolean): void => {
    const next = new Set(expanded);
    for (const { id } of opened) {
      if (isOpen) next.add(id);
      else next.delete(id);
    }
    setExpanded(next);
    props.onExpandedChange?.(next);
    if (isOpen) for (const node of opened) if (node.isLazy && !node.children) request(node.id);
  };
  const expand = (node: TreeNode, isOpen: boolean): void => expandAll([node], isOpen);
  const choose = (node: TreeNode): void => {
    if (selectionMode === 'none' || node.disabledReason !== undefined) return;
    if (isLeafOnly && isExpandable(node)) return expand(node, !expanded.has(node.id));
    const next = selectionMode === 'single' ? new Set([node.id]) : toggleNode(node, selected);
    setSelected(next);
    props.onSelectionChange?.(next);
  };
  const activate = (row: TreeRow): void => {
    if (row.state === 'failed') request(row.node.id);
    if (row.state) return;
    if (selectionMode === 'none' && !props.onAction && isExpandable(row.node))
      expand(row.node, !row.isExpanded);
    choose(row.node);
    if (row.node.disabledReason === undefined) props.onAction?.(row.node.id);
  };
  const focus = (index: number): void => {
    const row = rows[index];
    if (!row) return;
    setStop(row.key);
    root.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[stopIndex];
    const move = treeMove(event.key, rows, stopIndex);
    if (!row) return;
    if (move) {
      if ('to' in move) focus(move.to);
      else expand(row.node, 'open' in move);
    } else if (event.key === 'Enter') activate(row);
    else if (event.key === ' ') {
      if (selectionMode === 'none' || row.state) activate(row);
      else choose(row.node);
    } else if (event.key === '*') {
      const closed = rows.filter(
        (each) => each.parentId === row.parentId && each.isExpandable && !each.isExpanded,
      );
      expandAll(
        closed.map((each) => each.node),
        true,
      );
    } else if (event.key.length === 1) {
      const text =
        event.timeStamp - typing.current.at < TYPING_PAUSE ? typing.current.text + event.key : event.key;
      typing.current = { text, at: event.timeStamp };
      const found = typedRow(rows, stopIndex, text);
      if (found !== null) focus(found);
    } else return;
    event.preventDefault();
  };

  if (rows.length === 0)
    return (
      <div className={css.tree} role="group" aria-label={label}>
        <div className={css.empty} role="status">
          {emptyText}
        </div>
      </div>
    );
  return (
    <ul
      ref={root}
      role="tree"
      aria-label={label}
      aria-multiselectable={selectionMode === 'multiple' || undefined}
      className={css.tree}
      style={props.maxHeight === undefined ? undefined : { maxBlockSize: props.maxHeight }}
      onKeyDown={onKeyDown}
    >
      {rows.map((row, index) => (
        <TreeLine
          key={row.key}
          row={row}
          selectionMode={isLeafOnly && isExpandable(row.node) ? 'none' : selectionMode}
          choice={choiceOf(row.node, selected)}
          isSelected={selected.has(row.node.id)}
          isStop={index === stopIndex}
          onFocus={() => setStop(row.key)}
          onPress={() => activate(row)}
          onToggle={() => expand(row.node, !row.isExpanded)}
        />
      ))}
    </ul>
  );
}
