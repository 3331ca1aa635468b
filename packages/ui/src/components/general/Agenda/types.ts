import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';

/** What is seen at once: one day, a week, a month, or one day of all resources. */
export type AgendaView = 'day' | 'week' | 'month' | 'resource';

/** Where something lies: a day, on it a time (absent: the day alone), and the resource that it takes. */
export interface AgendaPlace {
  /** The day, YYYY-MM-DD. */
  readonly date: CivilDate;
  /** First minute, HH:mm. Absent: the day is known and the time is not. */
  readonly start?: TimeOfDay | undefined;
  /** First minute after it, HH:mm ('24:00' is the end of the day). */
  readonly end?: TimeOfDay | undefined;
  /** Which resource it takes. */
  readonly resourceId?: string | undefined;
}

/** Something that has a place in the agenda. */
export interface AgendaBooking extends AgendaPlace {
  /** Unique among all bookings. */
  readonly id: string;
  /** Who or what: the first words that are read. */
  readonly title: string;
  /** A second line, where there is room. */
  readonly subtitle?: string | undefined;
  /** What its state means. @default 'neutral' */
  readonly tone?: ToneName | undefined;
  /** Its state in words: read out, because a colour is not. */
  readonly status?: string | undefined;
  /** Decoration beside the title, hidden from screen readers. */
  readonly icon?: ReactNode;
  /** Why it cannot be moved. Absent: it can, where `onMove` is given. */
  readonly locked?: string | undefined;
}

/** A row of the view 'resource': a clinic, a room, a person. */
export interface AgendaResource {
  /** Unique among the rows; what a booking's `resourceId` names. */
  readonly id: string;
  /** The name of the row. */
  readonly name: string;
  /** A second line under the name. */
  readonly detail?: string | undefined;
}

/** The hours that are drawn. */
export interface AgendaHours {
  /** The first hour, HH:mm. @default '07:00' */
  readonly from: TimeOfDay;
  /** '24:00' is the end of the day. @default '19:00' */
  readonly to: TimeOfDay;
  /** Minutes of a slot: what a key and a drag move by. @default 30 */
  readonly slot?: number | undefined;
}

/** A time at which nothing may be put. */
export interface AgendaClosed {
  /** First closed minute, HH:mm. */
  readonly from: TimeOfDay;
  /** First minute that is open again, HH:mm ('24:00' is the end of the day). */
  readonly to: TimeOfDay;
  /** Why; read out and shown while something is moved over it. @default 'Fechado neste horário' */
  readonly reason?: string | undefined;
}

/** Whether something may be put in a place, and why not. */
export type AgendaVerdict = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** What a move gives back. */
export interface AgendaMoved {
  /** Takes it back: offered as 'Desfazer', and by Ctrl+Z. */
  readonly undo?: (() => unknown) | undefined;
}

/** Carries a move out. A rejection's message is said, and the booking goes back. */
export type AgendaMove = (
  booking: AgendaBooking,
  from: AgendaPlace,
  to: AgendaPlace,
  // A handler that returns nothing at all is the usual one.
  // oxlint-disable-next-line typescript/no-invalid-void-type
) => void | AgendaMoved | Promise<AgendaMoved | undefined | void>;

/** What did not load. */
export interface AgendaError {
  /** What did not work. @default 'Não foi possível carregar' */
  readonly title?: string | undefined;
  /** What to do. */
  readonly description?: string | undefined;
  /** Shown small, for who asks for help. */
  readonly requestId?: string | undefined;
  /** 'Tentar novamente'. Absent: no such button. */
  readonly onRetry?: (() => void) | undefined;
}

/** A booking as it is drawn: where a move has put it while that is being saved. */
export interface ShownBooking extends AgendaBooking {
  readonly isPending?: boolean | undefined;
}

/** What closes hours of a day, or of a day of one resource. */
export type ClosedOf = (place: Pick<AgendaPlace, 'date' | 'resourceId'>) => readonly AgendaClosed[];

/** What the line below the agenda says. */
export interface Said {
  readonly text: string;
  readonly tone: 'info' | 'danger' | 'success' | null;
  /** Takes back what it tells. */
  readonly undo?: (() => void) | undefined;
}
