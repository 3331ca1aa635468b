'use client';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import { CompanyName } from './CompanyName.tsx';
import * as css from './PublicShell.css.ts';

export interface PublicShellProps {
  /** A única pergunta desta tela. */
  readonly title: ReactNode;
  /** Uma linha embaixo dela. */
  readonly description?: ReactNode;
  /** Qual etapa é esta, a partir de 1. Omita onde não há etapas. */
  readonly step?: number | undefined;
  /** Quantas etapas há. */
  readonly steps?: number | undefined;
  /** A empresa que a pessoa conhece, em até duas linhas: um nome maior abre inteiro ao toque. Sem ela aparece a marca. */
  readonly companyName?: string | undefined;
  /** 'Voltar'. Ausente: sem esse botão. */
  readonly onBack?: (() => void) | undefined;
  /** Fixa no rodapé: um botão grande, na largura toda. */
  readonly action?: ReactNode;
  /** Embaixo dela, discreta. */
  readonly secondaryAction?: ReactNode;
  /** Faixas de aviso, acima da pergunta. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A moldura do aplicativo público: uma coluna de no máximo 480 px, uma pergunta por tela, a ação fixa no rodapé. A cor
 * da empresa vem de `AptoProvider brandColor`. O foco vai para a pergunta quando a etapa muda.
 */
export function PublicShell({
  title,
  description,
  step,
  steps,
  companyName,
  onBack,
  action,
  secondaryAction,
  banner,
  children,
}: PublicShellProps) {
  const texts = useTexts('PublicShell', defaults);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    // A count that comes or goes is no other step.
    if (before === step || before === undefined || step === undefined) return;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const stepId = useId();
  const hasSteps = step !== undefined && steps !== undefined;
  return (
    <div className={css.shell}>
      <header className={css.header}>
        <div className={css.column}>
          <div className={css.headerLine}>
            {onBack && <IconButton icon={<ArrowLeft />} label={texts.back} onPress={onBack} />}
            <div className={css.company}>
              {companyName === undefined ? <Logo /> : <CompanyName key={companyName} name={companyName} />}
            </div>
            {hasSteps && (
              <p className={css.step}>
                <span aria-hidden>{texts.step(step, steps)}</span>
                <VisuallyHidden id={stepId}>{texts.progress(step, steps)}</VisuallyHidden>
              </p>
            )}
          </div>
          {hasSteps && (
            <div className={css.track} aria-hidden>
              {Array.from({ length: steps }, (_, index) => (
                <span key={index} className={css.dash} data-done={index < step || undefined} />
              ))}
            </div>
          )}
        </div>
      </header>
      {banner}
      <main className={cx(css.column, css.main)}>
        <div className={css.question}>
          <Heading
            level={1}
            ref={heading}
            tabIndex={-1}
            {...(hasSteps ? { 'aria-describedby': stepId } : {})}
          >
            {title}
          </Heading>
          {description && (
            <Text size="s16" tone="muted">
              {description}
            </Text>
          )}
        </div>
        {children}
      </main>
      {(action || secondaryAction) && (
        <footer className={css.foot}>
          <div className={cx(css.column, css.actions)}>
            {action}
            {secondaryAction}
          </div>
        </footer>
      )}
    </div>
  );
}
