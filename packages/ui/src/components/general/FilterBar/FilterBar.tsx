'use client';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/index.ts';
import { TagList, type TagListItem } from '../TagList/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './FilterBar.css.ts';

/** Um filtro ativo, como etiqueta: `{ id: 'status:8', name: 'Status', label: 'Agendado' }`. */
export type ActiveFilter = TagListItem;

/** Propriedades de {@link FilterBar}. */
export interface FilterBarProps {
  /** A busca, em geral uma `ChipSearch`; ela toma a largura. */
  readonly search?: ReactNode;
  /** Botão de filtros, exportação, ajuda. */
  readonly children?: ReactNode;
  /** O que restringe a lista agora, além do padrão dela. */
  readonly active: readonly ActiveFilter[];
  /** Retira um filtro, pelo id. */
  readonly onRemove: (id: string) => void;
  /** Retira todos os filtros. */
  readonly onClear: () => void;
}

/**
 * Sobre uma lista: busca, filtros, e o que está ativo como etiquetas que se removem, com 'Limpar filtros'.
 */
export function FilterBar({ search, children, active, onRemove, onClear }: FilterBarProps) {
  const texts = useTexts('FilterBar', defaults);
  const [said, setSaid] = useState('');
  const root = useRef<HTMLDivElement>(null);
  // With the last chip its buttons go as well; the focus stays at the bar, and Tab goes on with the search.
  const holdFocus = (): void => root.current?.focus({ preventScroll: true });
  return (
    <div ref={root} className={css.root} tabIndex={-1}>
      <div className={css.controls}>
        {search ? <div className={css.search}>{search}</div> : null}
        {children}
      </div>
      {active.length > 0 ? (
        <div className={css.active}>
          <TagList
            label={texts.label}
            items={active}
            onRemove={(id) => {
              const filter = active.find((item) => item.id === id);
              if (filter) setSaid(texts.removed(filter.label));
              onRemove(id);
              if (active.length === 1) holdFocus();
            }}
          />
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              setSaid(texts.cleared);
              onClear();
              holdFocus();
            }}
          >
            {texts.clear}
          </Button>
        </div>
      ) : null}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
