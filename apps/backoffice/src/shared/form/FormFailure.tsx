import { InlineAlert, VisuallyHidden } from '@apto/ui';
import { useEffect, useRef, useState } from 'react';

/** What stands above a form; or words that stand at their field already and are only to be heard. */
export type Failure = string | { readonly said: string };

/** Read out once, and gone as soon as something is typed: then it is no longer so. */
function Said({ words }: { words: string }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const end = () => setOver(true);
    document.addEventListener('input', end, { once: true });
    return () => document.removeEventListener('input', end);
  }, []);
  return isOver ? null : <VisuallyHidden role="alert">{words}</VisuallyHidden>;
}

/**
 * What went wrong and belongs to no field that is in sight: read out at once, and brought into sight, for who pressed the
 * button stands at the other end of the form. Nothing while there is none.
 */
export function FormFailure({ failure, title }: { failure: Failure | null; title?: string }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== null) words.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === null) return null;
  if (typeof failure !== 'string') return <Said words={failure.said} />;
  return (
    <div ref={words}>
      <InlineAlert tone="danger" title={title} announce="assertive">
        {failure}
      </InlineAlert>
    </div>
  );
}
