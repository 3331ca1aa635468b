import { Loading, Text } from '@apto/ui';
import type { LiveState } from '../../events/useEvents.ts';

/** Says nothing while all is well; a lost connection is told without alarm, because the list still works. */
export function LiveIndicator({ state }: { state: LiveState }) {
  if (state !== 'reconnecting') return null;
  return (
    <Text as="span" size="s13" tone="muted">
      <Loading isInline label="Reconectando…" />
    </Text>
  );
}
