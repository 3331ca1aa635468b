import type { useSignIn } from '@apto/api-client/react';
import { InlineAlert, LinkButton } from '@apto/ui';
import { RequestCode } from '../../shared/notices/RequestCode.tsx';

/** Why somebody was not let in, read out at once, with the way to the right door; nothing while nothing was refused. */
export const SignInFailure = ({ failure }: Pick<ReturnType<typeof useSignIn>, 'failure'>) =>
  failure === null ? null : (
    <InlineAlert
      tone={failure.isTransient ? 'warning' : 'danger'}
      title={failure.title}
      announce="assertive"
      action={
        failure.door ? (
          // Another product's page: not one of this router's.
          <LinkButton size="small" href={window.location.origin + failure.door}>
            Ir para essa entrada
          </LinkButton>
        ) : undefined
      }
    >
      {failure.message}
      {failure.kind === 'unavailable' || failure.kind === 'other' ? (
        <RequestCode id={failure.requestId} />
      ) : null}
    </InlineAlert>
  );
