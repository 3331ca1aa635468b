export { Timeline } from './Timeline.tsx';
export type { TimelineKind, TimelineProps } from './Timeline.tsx';
export type { TimelineEntry } from './TimelineEntry.tsx';
export type { TimelineParty } from './Timeline.logic.ts';
export { internalEntries, messageEntries } from './wire.logic.ts';
export type { InternalItem, MessageItem } from './wire.logic.ts';
