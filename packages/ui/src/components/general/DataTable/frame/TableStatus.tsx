'use client';
import { Fragment } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/index.ts';
import { useTableAnnouncement, type Watched } from './useTableAnnouncement.ts';

/** The table's one polite voice. Apart from the table, so that speaking draws nothing again. */
export function TableStatus<Row>(props: Watched<Row>) {
  const { text, turn } = useTableAnnouncement(props);
  return (
    <VisuallyHidden role="status">
      {/* The same words twice are another node, or they would be heard once. */}
      <Fragment key={turn}>{text}</Fragment>
    </VisuallyHidden>
  );
}
