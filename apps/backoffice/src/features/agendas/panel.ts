import type { AgendaBoard } from '@apto/api-client';
import type { AgendaChanges } from './useChange.ts';

/** What each tab of a clinic gets of the page around it. */
export interface PanelProps {
  readonly board: AgendaBoard;
  readonly changes: AgendaChanges;
}
