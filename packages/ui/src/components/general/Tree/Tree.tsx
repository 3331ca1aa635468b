'use client';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
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
import { texts as defaults } from './intl/pt-BR.ts';
import { TreeLine } from './TreeLine.tsx';
import * as css from './Tree.css.ts';
import { useLazyChildren } from './useLazyChildren.ts';

/** Propriedades de {@link Tree}. */
export interface TreeProps {
  /** O que a árvore contém; lido ao entrar nela. */
  readonly label: string;
  /** As raízes. */
  readonly nodes: readonly TreeNode[];
  /**
   * `multiple` desenha caixas: escolher um ramo escolhe todas as folhas abaixo dele, e um ramo escolhido em parte diz
   * isso. `single` escolhe um nó. @default 'none'
   */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids escolhidos: folhas em `multiple`, um nó em `single`. */
  readonly selectedIds?: Iterable<string>;
  /** O que está selecionado no início. */
  readonly defaultSelectedIds?: Iterable<string>;
  /** Recebe o que está selecionado a partir de agora. */
  readonly onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** O que está aberto. Omita numa árvore não controlada. */
  readonly expandedIds?: Iterable<string>;
  /** O que está aberto no início. */
  readonly defaultExpandedIds?: Iterable<string>;
  /** Recebe o que está aberto a partir de agora. */
  readonly onExpandedChange?: (ids: ReadonlySet<string>) => void;
  /** Só folhas são escolhidas; um toque num ramo, Enter e Espaço o abrem e fecham. @default false */
  readonly isLeafOnly?: boolean;
  /** Enter num nó, ou um toque nele onde nada se escolhe. */
  readonly onAction?: (id: string) => void;
  /**
   * Traz os filhos de um nó marcado com `isLazy`; dê-os a `nodes` antes que ela resolva. Uma rejeição oferece tentar de
   * novo.
   */
  readonly onLoadChildren?: (id: string) => Promise<unknown>;
  /** Mostra só o que contém estas palavras, aberto, com o caminho até lá. Acentos não importam. */
  readonly filter?: string;
  /** O que se diz quando não há nada. @default 'Nenhum registro encontrado.' */
  readonly emptyText?: ReactNode;
  /** Rola dentro de si além desta altura, em px. */
  readonly maxHeight?: number;
}

/** Milliseconds in which letters belong to one word. */
const TYPING_PAUSE = 600;

/**
 * Uma hierarquia, como clientes, suas filiais e seus setores. É uma árvore de linhas simples, não uma coleção do
 * react-aria: essa é uma grade, que não consegue dizer que um ramo foi escolhido em parte.
 */
export function Tree(props: TreeProps) {
  const texts = useTexts('Tree', defaults);
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
