import { PublicShell } from '@apto/ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AppPath } from '../routing/paths.ts';
import { useLostFocus } from '../useLostFocus.ts';
import { usePedido } from './context.ts';
import { previousStep, stepNumber, STEP_COUNT } from './steps.ts';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
  secondaryAction?: ReactNode;
  /** Another way back than the step before. */
  onBack?: () => void;
  /** Whether other steps follow: where one press books, none does. */
  isCounted?: boolean;
  children?: ReactNode;
}

/** The frame of one step: the company's name, '2 de 3', the way back, one question, one action. */
export function Step({
  title,
  description,
  action,
  secondaryAction,
  onBack,
  isCounted = true,
  children,
}: Props) {
  const pedido = usePedido();
  useLostFocus();
  const navigate = useNavigate();
  const path = useLocation().pathname as AppPath;
  const previous = previousStep(path);
  return (
    <PublicShell
      title={title}
      description={description}
      step={(isCounted ? stepNumber(path) : null) ?? undefined}
      steps={STEP_COUNT}
      companyName={pedido.cliente.name}
      onBack={onBack ?? (previous ? () => void navigate(previous) : undefined)}
      action={action}
      secondaryAction={secondaryAction}
    >
      {children}
    </PublicShell>
  );
}
