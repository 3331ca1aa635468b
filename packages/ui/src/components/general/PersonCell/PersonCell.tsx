'use client';
import { shortPerson } from '@apto/domain/text';
import type { ReactNode } from 'react';
import { ShortWords } from '../../../internal/ShortWords.tsx';
import { useTexts } from '../../../texts/useTexts.ts';
import { Avatar } from '../Avatar/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PersonCell.css.ts';

/** Propriedades de {@link PersonCell}. */
export interface PersonCellProps {
  /** Ausente ou vazio: 'Não informado'. */
  readonly name: string | null | undefined;
  /** O nome social vem primeiro onde quer que uma pessoa apareça; o de registro continua legível no `title`. */
  readonly nomeSocial?: string | null | undefined;
  /** Segunda linha: matrícula, CPF, telefone, e-mail. */
  readonly detail?: ReactNode;
  /** Deixa as iniciais de fora, onde o espaço é pouco. */
  readonly isCompact?: boolean;
}

/** Uma pessoa numa tabela, lista ou cabeçalho: iniciais, nome e uma linha. */
export function PersonCell({ name, nomeSocial, detail, isCompact = false }: PersonCellProps) {
  const texts = useTexts('PersonCell', defaults);
  const registered = name?.trim() ?? '';
  const social = nomeSocial?.trim() ?? '';
  const shown = social || registered || texts.unknown;
  const parts = shortPerson(shown);
  return (
    <span className={css.root}>
      {isCompact || (!social && !registered) ? null : <Avatar name={shown} size="sm" isDecorative />}
      <span className={css.texts}>
        <span className={css.name} title={social && registered ? texts.known(social, registered) : shown}>
          {parts.short === shown ? (
            shown
          ) : (
            <span className={css.givesWay}>
              <ShortWords {...parts} />
            </span>
          )}
        </span>
        {detail ? <span className={css.detail}>{detail}</span> : null}
      </span>
    </span>
  );
}
