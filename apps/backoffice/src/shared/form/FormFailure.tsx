import { InlineAlert } from '@apto/ui';
import { useEffect, useRef } from 'react';

/**
 * What went wrong and belongs to no field that is in sight: read out at once, and brought into sight, for who pressed the
 * button stands at the other end of the form. Nothing while there is none.
 */
export function FormFailure({ failure, title }: { failure: string | null; title?: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) words.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  return failure === null ? null : (
    <div ref={words}>
      <InlineAlert tone="danger" title={title} announce="assertive">
        {failure}
      </InlineAlert>
    </div>
  );
}
