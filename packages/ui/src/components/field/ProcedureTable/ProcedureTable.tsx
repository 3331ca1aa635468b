'use client';
import type { ReactElement } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { TextLink } from '../../general/TextLink/TextLink.tsx';
import { PlainTable, type TableStates } from './PlainTable.tsx';
import { addressOf, isSamePlace, mapLink, whenOf, type ProcedureLine } from './ProcedureTable.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ProcedureTable.css.ts';

/** Propriedades de {@link ProcedureTable}. */
export interface ProcedureTableProps extends TableStates {
  /** Os exames, na ordem em que aparecem. */
  readonly lines: readonly ProcedureLine[];
  /** Nome da tabela: 'Procedimentos de Ana Souza'. @default 'Procedimentos' */
  readonly label?: string;
  /** O agendamento terminou: o que ficou sem dia ou clínica não está mais em processo. @default false */
  readonly isEnded?: boolean;
  /** Liga cada endereço a um mapa. @default true */
  readonly hasMap?: boolean;
}

const muted = (text: string): ReactElement => <span className={css.pending}>{text}</span>;

/**
 * Os procedimentos de um agendamento: o quê, quando, onde, e o que observar (doc1 §2.1). O que ainda não está resolvido
 * diz 'Em processo de agendamento', ou, de um agendamento que terminou, 'Não informado'.
 */
export function ProcedureTable({
  lines,
  label,
  isEnded = false,
  hasMap = true,
  ...states
}: ProcedureTableProps) {
  const texts = useTexts('ProcedureTable', defaults);
  const undecided = isEnded ? texts.notGiven : texts.pending;
  return (
    <div className={css.root}>
      <PlainTable<ProcedureLine>
        {...states}
        caption={label ?? texts.procedures}
        rows={lines}
        rowId={(line) => line.dadosProcedimento.id}
        empty={texts.noneInAppointment}
        columns={[
          { id: 'name', header: texts.procedure, cell: (line) => line.procedimentos.name },
          {
            id: 'date',
            header: texts.date,
            cell: (line) =>
              line.dataAgendamento ? (
                <time dateTime={[line.dataAgendamento, line.horaAgendamento].filter(Boolean).join('T')}>
                  {whenOf(line, undecided, texts)}
                </time>
              ) : (
                muted(whenOf(line, undecided, texts))
              ),
          },
          {
            id: 'provider',
            header: texts.provider,
            isAsAbove: isSamePlace,
            cell: (line) => (line.particular ? texts.private : (line.prestador?.name ?? muted(undecided))),
          },
          {
            id: 'address',
            header: texts.address,
            isAsAbove: isSamePlace,
            cell: ({ prestador, particular }) => {
              if (particular) return muted(texts.privatePlace);
              const address = addressOf(prestador);
              if (!prestador || address === '') return muted(texts.notGiven);
              if (!hasMap) return address;
              return (
                <TextLink isQuiet isExternal href={mapLink(prestador)}>
                  {address}
                </TextLink>
              );
            },
          },
          {
            id: 'recommendations',
            header: texts.recommendations,
            cell: ({ recommendation }) => (recommendation?.trim() ? recommendation : muted(texts.notGiven)),
          },
        ]}
      />
    </div>
  );
}
