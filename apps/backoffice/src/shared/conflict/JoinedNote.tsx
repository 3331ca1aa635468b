import { InlineAlert } from '@apto/ui';

/** What two people changed is in one form, and not saved yet. */
export const JoinedNote = () => (
  <InlineAlert tone="info" announce="polite">
    As duas versões foram juntadas. Confira e salve.
  </InlineAlert>
);
