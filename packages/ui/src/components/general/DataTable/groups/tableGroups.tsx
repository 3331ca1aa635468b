'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../texts/useTexts.ts';
import { texts as defaults } from '../intl/groups.pt-BR.ts';
import type { GroupLineProps, TableGroups } from '../ground/types.ts';
import * as css from './groups.css.ts';

/** Opções de {@link tableGroups}. */
export interface TableGroupsOptions<Row> {
  /** De que grupo uma linha é, e o que o título dele diz onde `labelOf` não diz. */
  readonly of: (row: Row) => string;
  /** O que o título diz. @default o próprio grupo, ou 'Sem grupo' onde ele está vazio */
  readonly labelOf?: (group: string, rows: readonly Row[]) => string;
  /** O que fica no fim do título, como um subtotal. Só das linhas desta página. */
  readonly summaryOf?: (rows: readonly Row[]) => ReactNode;
}

/**
 * Linhas sob títulos que abrem e fecham, com quantas há e um subtotal: passe a `groups` de uma `DataTable`, e
 * faça-o uma vez só, fora do componente. As linhas vêm com as de um grupo juntas, como um servidor as ordena
 * ou como `useClientTable` faz com `groupBy`.
 */
export function tableGroups<Row>({ of, labelOf, summaryOf }: TableGroupsOptions<Row>): TableGroups<Row> {
  function Heading({ group, rows, isOpen, onToggle }: GroupLineProps<Row>) {
    const texts = useTexts('DataTable', defaults);
    return (
      <div className={css.line}>
        <button type="button" className={css.toggle} aria-expanded={isOpen} onClick={onToggle}>
          <span className={css.label}>{labelOf ? labelOf(group, rows) : group || texts.noGroup}</span>
          <span className={css.count}>{texts.groupCount(rows.length)}</span>
        </button>
        {summaryOf ? <span className={css.summary}>{summaryOf(rows)}</span> : null}
      </div>
    );
  }
  return { of, Heading };
}
