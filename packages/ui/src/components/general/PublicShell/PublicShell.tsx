'use client';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts } from './intl/pt-BR.ts';
import * as css from './PublicShell.css.ts';

export interface PublicShellProps {
  /** The one question of this screen. */
  readonly title: ReactNode;
  /** One line under it. */
  readonly description?: ReactNode;
  /** Which step this is, from 1. Leave out where there are no steps. */
  readonly step?: number | undefined;
  /** How many steps there are. */
  readonly steps?: number | undefined;
  /** The company that the person knows; without it the mark is shown. */
  readonly companyName?: string | undefined;
  /** 'Voltar'. Absent: no such button. */
  readonly onBack?: (() => void) | undefined;
  /** Pinned at the foot: one large button, at full width. */
  readonly action?: ReactNode;
  /** Under it, quiet. */
  readonly secondaryAction?: ReactNode;
  /** Banners, above the question. */
  readonly banner?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * The frame of the public app: one column of at most 480 px, one question a screen, the action pinned at the foot. The
 * company's colour comes from `AptoProvider brandColor`. The focus moves to the question when the step changes.
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
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  const hasSteps = step !== undefined && steps !== undefined;
  return (
    <div className={css.shell}>
      <header className={css.header}>
        <div className={css.column}>
          <div className={css.headerLine}>
            {onBack && <IconButton icon={<ArrowLeft />} label={texts.back} onPress={onBack} />}
            <div className={css.company}>{companyName ?? <Logo />}</div>
            {hasSteps && (
              <p className={css.step}>
                <span aria-hidden>{texts.step(step, steps)}</span>
                <VisuallyHidden>{texts.progress(step, steps)}</VisuallyHidden>
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
          <Heading level={1} ref={heading} tabIndex={-1}>
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
