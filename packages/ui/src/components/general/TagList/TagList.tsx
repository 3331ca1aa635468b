'use client';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { isFocusNowhere } from '../../../internal/focusPlaces.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TagList.css.ts';

/** Uma etiqueta. */
export interface TagListItem {
  /** Único na lista; é o que `onRemove` recebe. */
  readonly id: string;
  /** As palavras da etiqueta. */
  readonly label: string;
  /** Escrito antes do rótulo, mais discreto: 'Status: '. */
  readonly name?: string;
  /** Quantos ela encontra, depois das palavras; a que não encontra nada é marcada. */
  readonly count?: number;
  /** Um ícone ao lado das palavras; decoração, escondido dos leitores de tela. */
  readonly icon?: ReactNode;
}

/** Propriedades de {@link TagList}. */
export interface TagListProps {
  /** O que as etiquetas são; lido com elas. */
  readonly label: string;
  /** As etiquetas, na ordem em que aparecem. */
  readonly items: readonly TagListItem[];
  /** Ausente: as etiquetas só informam. */
  readonly onRemove?: (id: string) => void;
  /** Mostra o rótulo antes das etiquetas. @default false: só é lido */
  readonly isLabelVisible?: boolean;
  /** Uma palavra entre duas etiquetas: 'ou'. */
  readonly between?: string;
  /** Depois das etiquetas, na mesma linha. */
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The chip's whole text, as it is read. */
export function chipText(item: TagListItem): string {
  return item.name ? `${item.name}: ${item.label}` : item.label;
}

/**
 * Etiquetas do que está escolhido ou ativo: uma lista simples, nunca uma grade, para que a tabela de uma página seja a
 * única dela. O botão de cada etiqueta a remove; no botão, as setas vão de uma etiqueta a outra, e Delete e Backspace
 * também removem. O foco então vai para a etiqueta que tomou o lugar. Para um só status, use `Tag`.
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
    if (isFocusNowhere()) focusChip(gone.index);
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
  const texts = useTexts('TagList', defaults);
  const written = count.toLocaleString(useAppLocale());
  return (
    <span className={css.count}>
      <span aria-hidden="true">{written}</span>
      <VisuallyHidden>{texts.found(count, written)}</VisuallyHidden>
    </span>
  );
}

interface RemoveButtonProps {
  readonly text: string;
  readonly onRemove: () => void;
  readonly onStep: (step: 1 | -1) => void;
}

function RemoveButton({ text, onRemove, onStep }: RemoveButtonProps) {
  const texts = useTexts('TagList', defaults);
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
