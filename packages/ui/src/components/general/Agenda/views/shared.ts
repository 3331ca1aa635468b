import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import type { Window } from '../logic/clock.logic.ts';
import type { Cursor } from '../logic/cursor.logic.ts';
import type { Unit } from '../logic/units.logic.ts';
import type { BookingLook } from '../parts/Booking.tsx';
import type { AgendaClosed, ClosedOf } from '../types.ts';

/** What every view gets. */
export interface ViewProps {
  readonly units: readonly Unit[];
  readonly window: Window;
  readonly cursor: Cursor | null;
  readonly gridLabel: string;
  /** Id of what says that things can be moved. */
  readonly describedBy: string | undefined;
  readonly today: CivilDate;
  /** The present time of today, for the line; null: not drawn. */
  readonly time: TimeOfDay | null;
  readonly notes: Readonly<Record<CivilDate, string>> | undefined;
  readonly closedOf: ClosedOf;
  readonly look: BookingLook;
  /** A press on an empty slot does something. */
  readonly canTake: boolean;
  /** Nothing is here yet: bones in the place of bookings. */
  readonly isLoading: boolean;
}

const nothing: readonly AgendaClosed[] = [];
/** Where nobody closes anything: one function, so that nothing is drawn again for its sake. */
export const neverClosed: ClosedOf = () => nothing;
