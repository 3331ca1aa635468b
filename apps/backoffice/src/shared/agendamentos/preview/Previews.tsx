import type { MessagePreview as Message } from '@apto/api-client';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import { faceOf, type Reading } from '../../api/faceOf.ts';
import { MessagePreview } from './MessagePreview.tsx';

interface Props {
  messages: readonly Message[] | undefined;
  /** Looked at while there are none. */
  read: Reading;
  /** Where they go is chosen elsewhere. @default false */
  isTextOnly?: boolean;
}

/** The messages of a dialog: on their way, not to be had, or there to be read. */
export function Previews({ messages, read, isTextOnly = false }: Props) {
  if (messages) {
    return (
      <Stack gap="x4">
        {messages.map((message) => (
          <MessagePreview key={message.tipo} message={message} isTextOnly={isTextOnly} />
        ))}
      </Stack>
    );
  }
  const { error, onRetry } = faceOf(read);
  if (error)
    return (
      <ErrorState
        title="Não foi possível mostrar a prévia."
        description={error.detail}
        requestId={error.requestId}
        onRetry={onRetry}
      />
    );
  return (
    <Stack gap="x4" aria-busy>
      <VisuallyHidden role="status">Carregando a prévia...</VisuallyHidden>
      <Skeleton shape="block" height={180} />
    </Stack>
  );
}
