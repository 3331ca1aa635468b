import { CenteredPage, InlineAlert, LinkButton, Stack, useFocusHandover } from '@apto/ui';
import { useRef } from 'react';

interface Props {
  readonly title: string;
  /** Why, and what helps. */
  readonly text: string;
  readonly way: { readonly href: string; readonly label: string };
}

/**
 * A link that is worth nothing any more, be it opened or used too late: said aloud. The way on has the focus, for the button
 * that was pressed is gone.
 */
export function DeadLink({ title, text, way }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  return (
    <CenteredPage title={title}>
      <Stack gap="x5">
        <InlineAlert tone="warning" announce="assertive">
          {text}
        </InlineAlert>
        <LinkButton ref={link} href={way.href} variant="primary" size="large" isFullWidth>
          {way.label}
        </LinkButton>
      </Stack>
    </CenteredPage>
  );
}
