import type { ApiError, MessagePreview as Message } from '@apto/api-client';
import { ErrorState, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import { MessagePreview } from './MessagePreview.tsx';

interface Props {
  messages: readonly Message[] | undefined;
  error: ApiError | undefined;
  isValidating: boolean;
  onRetry: () => void;
  /** Where they go is chosen elsewhere. @default false */
  isTextOnly?: boolean;
}

/** The messages of a dialog: on their way, not to be had, or there to be read. */
export function Previews({ messages, error, isValidating, onRetry, isTextOnly = false }: Props) {
  if (messages) {
    return (
      <Stack gap="x4">
        {messages.map((message) => (
          <MessagePreview key={message.tipo} message={message} isTextOnly={isTextOnly} />
        ))}
      </Stack>
    );
  }
  if (error && !isValidating)
    return (
      <ErrorState
        title="Não foi possível mostrar a prévia."
        description={error.message}
        {...(error.requestId ? { requestId: error.requestId } : {})}
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
