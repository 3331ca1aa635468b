'use client';
import { ChevronRight } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import type { ToneName } from '../../../theme/palette.ts';
import { cx } from '../../../internal/cx.ts';
import * as tagCss from '../../general/Tag/Tag.css.ts';
import { hasError } from '../../general/Field/Field.tsx';
import { Tooltip } from '../../general/Tooltip/Tooltip.tsx';
import { StatusIcon } from './StatusIcon.tsx';
import * as css from './StatusTag.css.ts';

export interface StatusTagProps {
  /** O status em palavras. */
  readonly children: ReactNode;
  /**
   * O começo das palavras que cede onde a linha da tabela é uma só, para que se veja o que distingue o status:
   * 'Aguardando '. Continua no nome, e o ponteiro e o foco na linha o mostram.
   */
  readonly lead?: string | undefined;
  /** O que fica no lugar de `lead` ali, só para os olhos: 'Conf. '. @default nada */
  readonly shortLead?: string | undefined;
  /** O `tom` do status no domínio. @default 'neutral' */
  readonly tone?: ToneName;
  /** O nome do ícone do status no catálogo do domínio, ou um ícone. */
  readonly icon?: ReactNode;
  /** O que o ponteiro, o foco ou um toque acrescentam. */
  readonly tooltip?: ReactNode;
  /** Faz da etiqueta um botão que abre algo: o motivo, as pendências, os horários reservados. */
  readonly onPress?: (() => void) | undefined;
  /** O que o toque abre, para leitores de tela: 'ver motivo'. */
  readonly opens?: string;
  /** Por quem espera, e desde quando. */
  readonly note?: ReactNode;
}

/** O status de algo: ícone, palavras e tom, iguais em todo lugar. */
export function StatusTag({
  children,
  lead,
  shortLead,
  tone = 'neutral',
  icon,
  tooltip,
  onPress,
  opens,
  note,
}: StatusTagProps) {
  const content = (
    <>
      {icon && (
        <span className={tagCss.icon} aria-hidden>
          {typeof icon === 'string' ? <StatusIcon icon={icon} /> : icon}
        </span>
      )}
      <span className={tagCss.words} data-text>
        {lead && typeof children === 'string' && children.startsWith(lead) ? (
          <span {...(shortLead ? { className: css.shortLead, 'data-short-lead': shortLead } : {})}>
            <span className={css.lead} data-lead>
              {lead}
            </span>
            {children.slice(lead.length)}
          </span>
        ) : (
          children
        )}
      </span>
    </>
  );
  const look = cx(tagCss.tag, tagCss.tone[tone]);
  // With a tooltip alone the press shows it: a finger has no other way to ask.
  const [isExplained, setExplained] = useState(false);
  const isButton = onPress !== undefined || hasError(tooltip);
  const tag = isButton ? (
    <Button
      className={cx(look, css.pressable)}
      onPress={onPress ?? (() => setExplained(true))}
      {...(onPress && opens && typeof children === 'string' ? { 'aria-label': `${children}, ${opens}` } : {})}
    >
      {content}
      {onPress && <ChevronRight className={css.opens} aria-hidden />}
    </Button>
  ) : (
    <span className={look}>{content}</span>
  );
  const explained = hasError(tooltip) ? (
    <Tooltip
      content={tooltip}
      {...(onPress ? {} : { closesOnPress: false, isOpen: isExplained, onOpenChange: setExplained })}
    >
      {tag}
    </Tooltip>
  ) : (
    tag
  );
  if (!note) return explained;
  return (
    <span className={css.block}>
      {explained}
      <span className={css.note}>{note}</span>
    </span>
  );
}
