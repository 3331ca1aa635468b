'use client';
import { CircleAlert, CircleCheck, Move } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import type { AgendaTexts } from '../intl/pt-BR.ts';
import type { Said } from '../types.ts';
import * as css from '../AgendaFrame.css.ts';

const ICONS = { info: Move, danger: CircleAlert, success: CircleCheck };

/** The one place where the agenda speaks: what is seen is what is heard. */
export function StatusLine(props: { said: Said; texts: AgendaTexts; children: ReactNode }) {
  const { said, texts, children } = props;
  const Icon = said.tone === null ? null : ICONS[said.tone];
  return (
    <div className={css.status} data-tone={said.tone ?? undefined}>
      {Icon && (
        <span className={css.statusIcon} aria-hidden>
          <Icon size={16} />
        </span>
      )}
      <span className={css.statusText} role="status">
        {said.text}
      </span>
      {said.undo ? (
        <Button size="small" onPress={said.undo}>
          {texts.undo}
        </Button>
      ) : (
        children
      )}
    </div>
  );
}
