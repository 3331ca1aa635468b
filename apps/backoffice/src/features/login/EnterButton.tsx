import { remainingTime, type LoginFailure } from '@apto/api-client/session';
import { Button, useTimeLeft } from '@apto/ui';

interface Props {
  isPending: boolean;
  /** Why the last try failed: after too many, the button says how long to wait. */
  failure: LoginFailure | null;
}

/** Sends a login form. */
export function EnterButton({ isPending, failure }: Props) {
  const timeLeft = useTimeLeft(failure?.until ?? null);
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      isFullWidth
      isPending={isPending}
      pendingLabel="Entrando"
      disabledReason={timeLeft > 0 ? `Tente novamente em ${remainingTime(timeLeft)}.` : undefined}
    >
      Entrar
    </Button>
  );
}
