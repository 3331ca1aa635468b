'use client';
import { AlertTriangle, AudioLines, Biohazard, FlaskConical, PersonStanding } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import type { ToneName } from '../../../theme/palette.ts';
import { Button } from '../../general/Button/Button.tsx';
import { Skeleton } from '../../general/Skeleton/Skeleton.tsx';
import { Tag } from '../../general/Tag/Tag.tsx';
import { VisuallyHidden } from '../../general/VisuallyHidden/VisuallyHidden.tsx';
import { orderedRisks, type RiskGroup, type RiskLine } from './RiskList.logic.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './RiskList.css.ts';

/** Propriedades de {@link RiskList}. */
export interface RiskListProps {
  /** Os riscos, como a API os dá. Os repetidos aparecem uma vez. */
  readonly risks: readonly RiskLine[];
  /** Nome da lista. @default 'Riscos' */
  readonly label?: string;
  /** O que se diz quando não há nada. @default 'Agendamento sem riscos' */
  readonly emptyText?: ReactNode;
  /** O que mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** Quantos aparecem antes de 'Mostrar mais n'. @default 8 */
  readonly max?: number;
}

/** The colours of the risk map (NR-5), as near as the tones come; the icon and the word say the same. */
const LOOK: Readonly<Record<RiskGroup, { tone: ToneName; icon: ReactNode }>> = {
  FISICO: { tone: 'success', icon: <AudioLines size={14} /> },
  QUIMICO: { tone: 'danger', icon: <FlaskConical size={14} /> },
  BIOLOGICO: { tone: 'highlight', icon: <Biohazard size={14} /> },
  ERGONOMICO: { tone: 'warning', icon: <PersonStanding size={14} /> },
  ACIDENTE: { tone: 'info', icon: <AlertTriangle size={14} /> },
};

/** Os riscos de um agendamento ou de um funcionário, ou a frase de que não há nenhum (doc1 §2.1). */
export function RiskList({ risks, label, emptyText, isLoading = false, max = 8 }: RiskListProps) {
  const texts = useTexts('RiskList', defaults);
  const [isWhole, setWhole] = useState(false);
  if (isLoading)
    return (
      <div className={css.list}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        {[72, 96, 64].map((width) => (
          <Skeleton key={width} width={width} height={24} />
        ))}
      </div>
    );

  const all = orderedRisks(risks);
  if (all.length === 0)
    return <p className={css.empty}>{emptyText === undefined ? texts.empty : emptyText}</p>;

  // One more than fits is no reason for a button.
  const isCut = !isWhole && all.length > max + 1;
  const shown = isCut ? all.slice(0, max) : all;
  return (
    <ul className={css.list} aria-label={label ?? texts.label}>
      {shown.map(({ nome: name, grupo: group }) => (
        <li key={name} className={css.item}>
          <Tag {...(group ? LOOK[group] : {})}>
            {group && <span className={css.group}>{`${texts.groups[group]}: `}</span>}
            {name}
          </Tag>
        </li>
      ))}
      {all.length > max + 1 && (
        <li className={css.item}>
          <Button size="small" variant="quiet" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
            {isCut ? texts.more(all.length - max) : texts.less}
          </Button>
        </li>
      )}
    </ul>
  );
}
