import type { useSignIn } from '@apto/api-client/react';
import { InlineAlert } from '@apto/ui';
import { RequestCode } from '../../shared/notices/RequestCode.tsx';

/** Why somebody was not let in, read out at once; nothing while nothing was refused. */
export const SignInFailure = ({ failure }: Pick<ReturnType<typeof useSignIn>, 'failure'>) =>
  failure === null ? null : (
    <InlineAlert tone={failure.isTransient ? 'warning' : 'danger'} title={failure.title} announce="assertive">
      {failure.message}
      {failure.kind === 'unavailable' || failure.kind === 'other' ? (
        <RequestCode id={failure.requestId} />
      ) : null}
    </InlineAlert>
  );
