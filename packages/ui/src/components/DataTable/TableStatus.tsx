'use client';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useTableAnnouncement, type Watched } from './useTableAnnouncement.ts';

/** The table's one polite voice. Apart from the table, so that speaking draws nothing again. */
export function TableStatus<Row>(props: Watched<Row>): ReactElement {
  return <VisuallyHidden role="status">{useTableAnnouncement(props)}</VisuallyHidden>;
}
