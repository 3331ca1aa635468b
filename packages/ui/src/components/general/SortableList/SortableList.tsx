'use client';
import { useState, type ReactNode } from 'react';
import { dragInOrder } from '../../../internal/orderDrag.ts';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SortableLine } from './SortableLine.tsx';
import { inOrder, movedByStep, placedBeside, placeOf, type SortableItem } from './SortableList.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './SortableList.css.ts';

/** Propriedades de {@link SortableList}. */
export interface SortableListProps<Item extends SortableItem> {
  /** O que se põe em ordem; o nome da lista. */
  readonly label: string;
  /** As linhas em sua ordem. */
  readonly items: readonly Item[];
  /** Recebe todas na nova ordem, e qual delas se moveu. */
  readonly onReorder: (items: Item[], movedId: string) => void;
  /** O que uma linha mostra no lugar do rótulo, como uma caixa ou um interruptor que leva o nome dele. */
  readonly renderItem?: (item: Item) => ReactNode;
  /** O que pertence a uma linha, antes de seus botões: um número, um campo. */
  readonly renderEnd?: (item: Item) => ReactNode;
  /** Fica no lugar dos botões de uma linha fixa. */
  readonly fixedText?: ReactNode;
  /** Mostra o número de cada lugar. @default false */
  readonly isNumbered?: boolean;
  /** Nada pode ser movido. @default false */
  readonly isDisabled?: boolean;
  /** Algo mais a dizer em voz alta, pela voz que diz para onde uma linha foi; um texto vazio não diz nada. */
  readonly says?: string;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/**
 * Linhas que a pessoa põe em ordem: pela alça, por dois botões, ou com Alt e uma seta de qualquer ponto da linha. Para
 * onde uma linha foi é dito em voz alta, e o foco vai com ela.
 */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { label, items, onReorder, renderItem, renderEnd, isNumbered = false, isDisabled = false } = props;
  const texts = useOwnTexts('SortableList', defaults, props.texts);
  const [said, setSaid] = useState('');

  const take = (id: string, ids: string[] | null): void => {
    if (ids === null) return;
    const next = inOrder(items, ids);
    setSaid(texts.moved(items.find((item) => item.id === id)?.label ?? '', ids.indexOf(id) + 1, ids.length));
    onReorder(next, id);
  };

  if (items.length === 0) return <div className={css.empty}>{texts.empty}</div>;
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
              texts={texts}
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
