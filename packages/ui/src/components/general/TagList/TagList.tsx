'use client';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './TagList.css.ts';

/** One chip. */
export interface TagListItem {
  readonly id: string;
  /** The words of the tag. */
  readonly label: string;
  /** Written before the label, quieter: 'Status: '. */
  readonly name?: string;
  /** How many it finds, behind the words; one that finds nothing is marked. */
  readonly count?: number;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
}

/** Props of {@link TagList}. */
export interface TagListProps {
  /** What the chips are; read with them. */
  readonly label: string;
  /** The tags, in the order to show. */
  readonly items: readonly TagListItem[];
  /** Absent: the chips only tell. */
  readonly onRemove?: (id: string) => void;
  /** Shows the label before the chips. @default false: it is only read */
  readonly isLabelVisible?: boolean;
  /** A word between two chips: 'ou'. */
  readonly between?: string;
  /** After the chips, in the same line. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The chip's whole text, as it is read. */
export function chipText(item: TagListItem): string {
  return item.name ? `${item.name}: ${item.label}` : item.label;
}

/**
 * Chips of what is chosen or active: a plain list, never a grid, so a page's table is the only one there. Each chip's
 * button removes it; on the button the arrows go between chips, and Delete and Backspace remove as well. The focus
 * then goes to the chip that took the place. For one status use `Tag`.
 */
export function TagList(props: TagListProps) {
  const { label, items, onRemove, isLabelVisible = false, between, children, ref } = props;
  const labelId = useId();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<{ id: string; index: number } | null>(null);

  const focusChip = (index: number): void => {
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    buttons.at(Math.min(Math.max(index, 0), buttons.length - 1))?.focus();
  };
  useLayoutEffect(() => {
    const gone = leaving.current;
    if (!gone || items.some((item) => item.id === gone.id)) return;
    leaving.current = null;
    // Only a focus that went away with its chip is put back; one that the owner moved stays there.
    if (document.activeElement === null || document.activeElement === document.body) focusChip(gone.index);
  }, [items]);

  return (
    <div ref={ref} className={css.group}>
      {isLabelVisible ? (
        <span id={labelId} className={css.label}>
          {label}
        </span>
      ) : null}
      <ul
        ref={list}
        className={css.list}
        {...(isLabelVisible ? { 'aria-labelledby': labelId } : { 'aria-label': label })}
      >
        {items.map((item, index) => (
          <li key={item.id} className={css.item}>
            {between !== undefined && index > 0 ? <span className={css.between}>{between}</span> : null}
            <span
              className={css.chip}
              data-removable={onRemove ? true : undefined}
              data-empty={item.count === 0 ? true : undefined}
            >
              {item.icon}
              <span className={css.text}>
                {item.name ? <span className={css.name}>{`${item.name}: `}</span> : null}
                {item.label}
              </span>
              {item.count === undefined ? null : <Count count={item.count} />}
              {onRemove ? (
                <RemoveButton
                  text={chipText(item)}
                  onRemove={() => {
                    leaving.current = { id: item.id, index };
                    onRemove(item.id);
                  }}
                  onStep={(step) => focusChip(index + step)}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** As a figure for the eye, in words for the ear. */
function Count({ count }: { count: number }) {
  return (
    <span className={css.count}>
      <span aria-hidden="true">{count.toLocaleString('pt-BR')}</span>
      <VisuallyHidden>{texts.found(count)}</VisuallyHidden>
    </span>
  );
}

interface RemoveButtonProps {
  readonly text: string;
  readonly onRemove: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

function RemoveButton({ text, onRemove, onStep }: RemoveButtonProps) {
  return (
    <AriaButton
      className={css.remove}
      aria-label={texts.remove(text)}
      onPress={onRemove}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          onRemove();
        } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          event.preventDefault();
          onStep(event.key === 'ArrowRight' ? 1 : -1);
        } else {
          // Escape belongs to the dialog around.
          event.continuePropagation();
        }
      }}
    >
      <X size={14} aria-hidden="true" />
    </AriaButton>
  );
}
