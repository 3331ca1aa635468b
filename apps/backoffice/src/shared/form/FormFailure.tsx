import { InlineAlert } from '@apto/ui';

/** What went wrong and belongs to no field, read out at once; nothing while there is none. */
export const FormFailure = ({ failure, title }: { failure: string | null; title?: string }) =>
  failure === null ? null : (
    <InlineAlert tone="danger" title={title} announce="assertive">
      {failure}
    </InlineAlert>
  );
