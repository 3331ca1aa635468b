import { Button, InlineAlert } from '@apto/ui';
import { messageFrom } from './index.ts';

interface Props {
  /** What could not be read. */
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** What a form stands on could not be read: why, and the way to read it again. */
export const RetryAlert = ({ title, error, onRetry }: Props) => (
  <InlineAlert
    tone="danger"
    announce="polite"
    title={title}
    action={
      <Button size="small" onPress={onRetry}>
        Tentar novamente
      </Button>
    }
  >
    {messageFrom(error)}
  </InlineAlert>
);
