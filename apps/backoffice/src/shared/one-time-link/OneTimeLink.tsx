import { ApiError } from '@apto/api-client';
import { isDeadLink, openLink, type OpenedLink } from '@apto/api-client/session';
import { CenteredPage, ErrorState, InlineAlert, LinkButton, Stack, useFocusHandover } from '@apto/ui';
import { useRef, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { messageFrom } from '../notices/index.ts';
import { takeToken } from './takeToken.ts';

export interface LoadedLink<Found> {
  readonly token: string;
  readonly found: OpenedLink<Found>;
}

/** A route's loader: takes the token out of the address and asks what it is worth. */
export const linkLoader =
  <Found,>(read: (token: string) => Promise<Found>) =>
  async (): Promise<LoadedLink<Found>> => {
    const token = takeToken();
    return { token, found: await openLink(token, read) };
  };

/** A link that is open. */
export interface LinkInUse<Found> {
  readonly token: string;
  readonly found: Found;
  /** Does what the link is for; one that ended since it was opened is then said to be over. Rejects with any other failure. */
  readonly spend: (act: () => Promise<void>) => Promise<void>;
}

interface Props<Found> {
  readonly title: string;
  readonly read: (token: string) => Promise<Found>;
  /** Said of a link of which nobody could say what it is worth. */
  readonly unopenedText: string;
  /** Said of one that is worth nothing, and the way on. */
  readonly deadText: string;
  readonly wayOn: { readonly href: string; readonly label: string };
  readonly children: (link: LinkInUse<Found>) => ReactNode;
}

/** The page of a link that is worth something once; its route has `linkLoader` with the same `read`. */
export function OneTimeLink<Found>(props: Props<Found>) {
  const { title, read } = props;
  const { token, found: first } = useLoaderData<LoadedLink<Found>>();
  const [found, setFound] = useState(first);
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry(): Promise<void> {
    setIsRetrying(true);
    setFound(await openLink(token, read));
    setIsRetrying(false);
  }

  async function spend(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isDeadLink(error)) throw error;
      setFound('dead');
    }
  }

  if (found === 'dead') return <DeadLink {...props} />;
  if (found instanceof ApiError)
    return (
      <CenteredPage title={title}>
        <ErrorState
          title={props.unopenedText}
          description={messageFrom(found)}
          requestId={found.requestId ?? undefined}
          isRetrying={isRetrying}
          onRetry={() => void retry()}
        />
      </CenteredPage>
    );
  return props.children({ token, found, spend });
}

/** Said aloud, be it opened or used too late. The way on has the focus, for the button that was pressed is gone. */
function DeadLink({ title, deadText, wayOn }: Pick<Props<unknown>, 'title' | 'deadText' | 'wayOn'>) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusHandover(link);
  return (
    <CenteredPage title={title}>
      <Stack gap="x5">
        <InlineAlert tone="warning" announce="assertive">
          {deadText}
        </InlineAlert>
        <LinkButton ref={link} href={wayOn.href} variant="primary" size="large" isFullWidth>
          {wayOn.label}
        </LinkButton>
      </Stack>
    </CenteredPage>
  );
}
