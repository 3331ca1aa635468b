'use client';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './PrintSheet.css.ts';

/** Props of {@link PrintSheet}. */
export interface PrintSheetProps {
  /** What it is: 'Extrato do prestador'. */
  readonly title: string;
  /** Whose it is, and of which time. */
  readonly subtitle?: ReactNode;
  /** Who gives it out: a name, and a document under it. */
  readonly organisation?: { name: string; document?: string };
  readonly children: ReactNode;
  /** When it was made, ready to be read: '20/11/2026 09:00'. */
  readonly issuedAt: string;
  /** Who issued it, in the foot. */
  readonly issuedBy?: string;
  /** A line at the end, such as what the document is not. */
  readonly note?: ReactNode;
  /** What 'Imprimir' does. @default the browser's print dialog */
  readonly onPrint?: () => void;
  /** Adds 'Voltar' beside it. */
  readonly onBack?: () => void;
}

/**
 * A document for A4: a statement, a kit, a list. The screen shows the sheet with its buttons, the paper the document
 * alone: light in every theme, without the frame, tables with their head on each page and no row cut in two.
 */
export function PrintSheet({
  title,
  subtitle,
  organisation,
  children,
  issuedAt,
  issuedBy,
  note,
  onPrint = () => window.print(),
  onBack,
}: PrintSheetProps) {
  return (
    <div className={css.root}>
      <div className={css.tools} role="group" aria-label={texts.tools} data-print="hide">
        {onBack && (
          <Button variant="quiet" icon={<ArrowLeft />} onPress={onBack}>
            {texts.back}
          </Button>
        )}
        <Button variant="primary" icon={<Printer />} onPress={onPrint}>
          {texts.print}
        </Button>
      </div>
      <article className={css.sheet} aria-label={title}>
        <div className={css.head}>
          <div className={css.words}>
            <Heading level={1} size="s20">
              {title}
            </Heading>
            {subtitle !== undefined && <div className={css.subtitle}>{subtitle}</div>}
          </div>
          {organisation && (
            <div className={css.organisation}>
              <div className={css.strong}>{organisation.name}</div>
              {organisation.document}
            </div>
          )}
        </div>
        <div className={css.content}>{children}</div>
        <div className={css.foot}>
          <span>{texts.issued(issuedAt, issuedBy)}</span>
          {note !== undefined && <span>{note}</span>}
        </div>
      </article>
    </div>
  );
}
