import type { CivilDate } from '@apto/domain/time';
import { InlineAlert, Stack, Text } from '@apto/ui';
import type { ReactNode } from 'react';
import { capitalize } from '@apto/domain/text';

interface Props {
  readonly tone: 'info' | 'success';
  /** Told to whoever cannot see the page. */
  readonly announce?: 'polite';
  readonly date: CivilDate;
  /** The same in words. */
  readonly day: string;
  readonly time: string;
  readonly timeZone: string | null;
  /** What else is said of it. */
  readonly children?: ReactNode;
}

/** The day and the time that a page is about, large. */
export function WhenAlert({ tone, announce, date, day, time, timeZone, children }: Props) {
  return (
    <InlineAlert tone={tone} {...(announce ? { announce } : {})}>
      <Stack gap="x1">
        <Text as="time" size="s20" weight="semibold" dateTime={date}>
          {capitalize(day)}
        </Text>
        <Text size="s20" weight="semibold">
          {time}
        </Text>
        {timeZone ? <Text>{timeZone}</Text> : null}
        {children}
      </Stack>
    </InlineAlert>
  );
}
