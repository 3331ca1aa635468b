import { Button, InlineAlert } from '@apto/ui';
import { messageFrom } from '../../../shared/notices/index.ts';
import type { ReadState } from '../pedido/useClienteRules.ts';

/** What could not be read, with one way to read all of it again. */
export function ReadFailure({ title, reads }: { title: string; reads: readonly ReadState[] }) {
  const failures = reads.filter(({ error }) => error);
  const [first] = failures;
  if (!first) return null;
  return (
    <InlineAlert
      tone="danger"
      announce="polite"
      title={title}
      action={
        <Button size="small" onPress={() => failures.forEach((f) => f.retry())}>
          Tentar novamente
        </Button>
      }
    >
      {messageFrom(first.error)}
    </InlineAlert>
  );
}
