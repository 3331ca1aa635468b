'use client';
import { ArrowLeft, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './PrintSheet.css.ts';

/** Propriedades de {@link PrintSheet}. */
export interface PrintSheetProps {
  /** O que é: 'Extrato do prestador'. */
  readonly title: string;
  /** De quem é, e de que período. */
  readonly subtitle?: ReactNode;
  /** Quem o emite: um nome, e um documento embaixo dele. */
  readonly organisation?: { name: string; document?: string };
  readonly children: ReactNode;
  /** Quando foi feito, pronto para ler: '20/11/2026 09:00'. */
  readonly issuedAt: string;
  /** Quem o emitiu, no rodapé. */
  readonly issuedBy?: string;
  /** Uma linha no fim, como o que o documento não é. */
  readonly note?: ReactNode;
  /** O que 'Imprimir' faz. @default o diálogo de impressão do navegador */
  readonly onPrint?: () => void;
  /** Acrescenta 'Voltar' ao lado dele. */
  readonly onBack?: () => void;
}

/**
 * Um documento para A4: um extrato, um kit, uma lista. A tela mostra a folha com seus botões; o papel, só o documento:
 * claro em todos os temas, sem a moldura, tabelas com o cabeçalho em cada página e nenhuma linha cortada em duas.
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
  const texts = useTexts('PrintSheet', defaults);
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
