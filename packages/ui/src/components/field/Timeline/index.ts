export { Timeline } from './Timeline.tsx';
export type { TimelineEntry, TimelineKind, TimelineProps } from './Timeline.tsx';
export type { TimelineParty } from './Timeline.logic.ts';
export { internalEntries, messageEntries } from './wire.logic.ts';
export type { InternalItem, MessageItem } from './wire.logic.ts';
