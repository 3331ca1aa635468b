import { RetryAlert } from '../../../shared/notices/RetryAlert.tsx';
import type { ReadState } from '../pedido/useClienteRules.ts';

/** What could not be read, with one way to read all of it again. */
export function ReadFailure({ title, reads }: { title: string; reads: readonly ReadState[] }) {
  const failures = reads.filter(({ error }) => error);
  const [first] = failures;
  if (!first) return null;
  return <RetryAlert title={title} error={first.error} onRetry={() => failures.forEach((f) => f.retry())} />;
}
