'use client';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Texts } from '../../../internal/texts.types.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { SortableItem } from './SortableList.logic.ts';
import type { texts as defaults } from './intl/pt-BR.ts';
import * as css from './SortableList.css.ts';

interface SortableLineProps {
  readonly item: SortableItem;
  /** Among those that can move, from 0; -1 for one that stays. */
  readonly at: number;
  readonly of: number;
  /** The number shown; absent, none is. */
  readonly number: number | undefined;
  readonly texts: Texts<typeof defaults>;
  readonly content: ReactNode;
  readonly end: ReactNode;
  /** In the place of the buttons of one that stays. */
  readonly fixed: ReactNode;
  readonly isDisabled: boolean;
  readonly onMove: (step: -1 | 1) => void;
}

/** One line: its grip, what it is, what belongs to it, and the two buttons that move it. */
export function SortableLine(props: SortableLineProps) {
  const { item, at, of, texts, isDisabled, onMove } = props;
  const { label, isFixed = false } = item;
  // A line that moves in the document loses the focus; what moved it keeps it.
  const pressed = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [at]);
  // Said only where it is so: a button that says that it works needs no reason why not.
  const off = isDisabled ? { isDisabled } : {};
  const move = (step: -1 | 1): void => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    onMove(step);
  };
  return (
    // The keys are those of the controls in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={css.item}
      data-sortable={isFixed || isDisabled ? undefined : item.id}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0 || !event.altKey || isFixed || isDisabled) return;
        event.preventDefault();
        move(step);
      }}
    >
      <span className={css.name}>
        {isFixed || isDisabled ? (
          <span className={css.noHandle} />
        ) : (
          <span className={css.handle} data-handle aria-hidden="true">
            <GripVertical size={16} />
          </span>
        )}
        {props.number === undefined ? null : <span className={css.place}>{props.number}</span>}
        {props.content}
      </span>
      <span className={css.buttons}>
        {props.end}
        {isFixed ? (
          <span className={css.fixed}>{props.fixed}</span>
        ) : (
          <>
            <IconButton
              size="small"
              label={texts.moveUp(label)}
              icon={<ArrowUp />}
              {...off}
              disabledReason={at === 0 ? texts.isFirst : undefined}
              onPress={() => move(-1)}
            />
            <IconButton
              size="small"
              label={texts.moveDown(label)}
              icon={<ArrowDown />}
              {...off}
              disabledReason={at === of - 1 ? texts.isLast : undefined}
              onPress={() => move(1)}
            />
          </>
        )}
      </span>
    </li>
  );
}
