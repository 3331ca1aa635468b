'use client';
import { useState, type ReactNode } from 'react';
import { dragInOrder } from '../../../internal/orderDrag.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortableLine } from './SortableLine.tsx';
import { inOrder, movedByStep, placedBeside, placeOf, type SortableItem } from './SortableList.logic.ts';
import { words as defaults } from './intl/pt-BR.ts';
import * as css from './SortableList.css.ts';

/** Props of {@link SortableList}. */
export interface SortableListProps<Item extends SortableItem> {
  /** What is put in order; the list's name. */
  readonly label: string;
  /** The lines in their order. */
  readonly items: readonly Item[];
  /** Gets all of them in the new order, and which one moved. */
  readonly onReorder: (items: Item[], movedId: string) => void;
  /** What a line shows in the place of its label, such as a box or a switch that is named by it. */
  readonly renderItem?: (item: Item) => ReactNode;
  /** What belongs to a line, before its buttons: a number, a field. */
  readonly renderEnd?: (item: Item) => ReactNode;
  /** Stands in the place of the buttons of a line that is fixed. */
  readonly fixedText?: ReactNode;
  /** Shows the number of each place. @default false */
  readonly isNumbered?: boolean;
  /** Nothing can be moved. @default false */
  readonly isDisabled?: boolean;
  /** Something else to be said aloud, by the voice that says where a line went; an empty text says nothing. */
  readonly says?: string;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/**
 * Lines that a person puts in order: by their grip, by two buttons, or with Alt and an arrow from anywhere in a line.
 * Where a line went is said aloud, and the focus goes with it.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onReorder, renderItem, renderEnd, isNumbered = false, isDisabled = false } = props;
  const words = { ...defaults, ...props.texts };
  const [said, setSaid] = useState('');

  const take = (id: string, ids: string[] | null): void => {
    if (ids === null) return;
    const next = inOrder(items, ids);
    setSaid(words.moved(items.find((item) => item.id === id)?.label ?? '', ids.indexOf(id) + 1, ids.length));
    onReorder(next, id);
  };

  if (items.length === 0) return <div className={css.empty}>{words.empty}</div>;
  return (
    <>
      <ul
        aria-label={label}
        className={css.list}
        onPointerDown={(event) => {
          // Only by its grip: the line itself may hold a box, a field and buttons.
          if (!(event.target instanceof Element) || !event.target.closest('[data-handle]')) return;
          dragInOrder(event, 'y', (id, beside, side) => take(id, placedBeside(items, id, beside, side)));
        }}
      >
        {items.map((item, index) => {
          const { at, of } = placeOf(items, item.id);
          return (
            <SortableLine
              key={item.id}
              item={item}
              at={at}
              of={of}
              number={isNumbered ? index + 1 : undefined}
              words={words}
              content={renderItem ? renderItem(item) : <span>{item.label}</span>}
              end={renderEnd?.(item)}
              fixed={props.fixedText}
              isDisabled={isDisabled}
              onMove={(step) => take(item.id, movedByStep(items, item.id, step))}
            />
          );
        })}
      </ul>
      <VisuallyHidden role="status">{props.says || said}</VisuallyHidden>
    </>
  );
}
