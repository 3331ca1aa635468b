'use client';
import { Check, ChevronRight, Minus, RefreshCw } from 'lucide-react';
import type { CSSProperties } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import type { NodeChoice, TreeRow } from './Tree.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './Tree.css.ts';

interface TreeLineProps {
  readonly row: TreeRow;
  readonly selectionMode: 'none' | 'single' | 'multiple';
  readonly choice: NodeChoice;
  readonly isSelected: boolean;
  /** The one row that Tab reaches. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly onPress: () => void;
  readonly onToggle: () => void;
}

const CHECKED = { all: true, some: 'mixed', none: false } as const;

const levelOf = (row: TreeRow): CSSProperties => ({ '--apto-tree-level': row.level }) as CSSProperties;

/** One row of the tree. The keys are the tree's own. */
export function TreeLine(props: TreeLineProps) {
  const texts = useTexts('Tree', defaults);
  const { row, selectionMode, choice, isStop } = props;
  const { node } = row;
  const off = node.disabledReason !== undefined;
  const note = node.disabledReason ?? node.description;
  const place = {
    role: 'treeitem',
    tabIndex: isStop ? 0 : -1,
    'aria-level': row.level,
    'aria-posinset': row.position,
    'aria-setsize': row.size,
    onFocus: props.onFocus,
    onClick: props.onPress,
  };
  if (row.state)
    return (
      <li
        {...place}
        className={css.row}
        style={levelOf(row)}
        aria-busy={row.state === 'loading' || undefined}
      >
        <span className={cx(css.content, css.state)} role="status">
          <span className={css.chevron} data-leaf aria-hidden />
          {row.state === 'loading' ? (
            texts.loading
          ) : (
            <>
              <RefreshCw className={css.icon} aria-hidden />
              <span className={css.words}>
                <span className={css.failed}>{texts.failed}</span>
                {texts.retry}
              </span>
            </>
          )}
        </span>
      </li>
    );
  return (
    <li
      {...place}
      className={css.row}
      style={levelOf(row)}
      {...(row.isExpandable ? { 'aria-expanded': row.isExpanded } : {})}
      {...(selectionMode === 'multiple' ? { 'aria-checked': CHECKED[choice] } : {})}
      {...(selectionMode === 'single' ? { 'aria-selected': props.isSelected } : {})}
      {...(off ? { 'aria-disabled': true } : {})}
    >
      <span className={css.content}>
        {/* For the pointer only: the arrows do the same for the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <span
          className={css.chevron}
          data-leaf={!row.isExpandable || undefined}
          aria-hidden
          onClick={(event) => {
            event.stopPropagation();
            props.onToggle();
          }}
        >
          <ChevronRight className={css.chevronMark} size={16} />
        </span>
        {selectionMode === 'multiple' && (
          <span className={css.box} data-choice={choice} data-off={off || undefined} aria-hidden>
            {choice === 'all' && <Check size={14} strokeWidth={3} />}
            {choice === 'some' && <Minus size={14} strokeWidth={3} />}
          </span>
        )}
        {node.icon !== undefined && (
          <span className={css.icon} aria-hidden>
            {node.icon}
          </span>
        )}
        <span className={cx(css.words, off && css.off)}>
          <span>{node.label}</span> {note && <span className={css.note}>{note}</span>}
        </span>
        {node.end !== undefined && <span className={css.end}> {node.end}</span>}
      </span>
    </li>
  );
}
