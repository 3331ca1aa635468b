import { nowInSaoPaulo } from '@apto/domain/time';
import type { ArgTypes, Args, Decorator } from '@storybook/react-vite';
import { Fragment } from 'react';

interface Clock {
  title: string;
  right: string;
  /** The instant at which the clock starts; none is the machine's own time. */
  starts?: string;
}

const PLACE = 'pt-BR · Brasília (UTC−3)';

/** What 'now' can be: the days on which the rules of dates and deadlines show their edges. */
export const CLOCKS: Record<string, Clock> = {
  story: { title: 'Relógio da história', right: 'o que cada uma fixou' },
  real: { title: 'Agora mesmo', right: PLACE },
  monday: { title: 'Segunda, 23/11/2026, 09:00', right: PLACE, starts: '2026-11-23T09:00:00-03:00' },
  friday: { title: 'Sexta, 27/11/2026, 18:00', right: PLACE, starts: '2026-11-27T18:00:00-03:00' },
  holidayEve: {
    title: 'Véspera de feriado, 24/12/2026, 10:00',
    right: PLACE,
    starts: '2026-12-24T10:00:00-03:00',
  },
  newYear: {
    title: 'Virada do ano, 31/12/2026, 23:50',
    right: PLACE,
    starts: '2026-12-31T23:50:00-03:00',
  },
};

const RealDate = Date;
let set = '';
let pinned: string | undefined;

/** Makes `new Date()` and `Date.now()` tell the chosen time, and go on from there. */
function setClock(name: string): void {
  if (name === set) return;
  set = name;
  const starts = CLOCKS[name]?.starts ?? pinned;
  if (starts === undefined) {
    globalThis.Date = RealDate;
    return;
  }
  const offset = RealDate.parse(starts) - RealDate.now();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: [] | [number]) =>
      given.length === 0 ? new target(target.now() + offset) : new target(...given),
    apply: (target) => new target(target.now() + offset).toString(),
    get: (target, key) =>
      key === 'now' ? () => target.now() + offset : (Reflect.get(target, key) as unknown),
  });
}

/** What 'now' is for stories that fix none: in tests, so that no picture and no rule hangs on the day they run. */
export function pinClock(starts: string): void {
  pinned = starts;
  setClock('story');
}

/** The args through which the parts of dates are told the time. */
function timeArgs(given: Args, known: ArgTypes): Args {
  const now = nowInSaoPaulo(Date.now());
  const told: Args = { now, today: now.data };
  return Object.fromEntries(
    Object.entries(told).filter(([name]) => given[name] !== undefined || name in known),
  );
}

/**
 * Gives the story the toolbar's clock: through the args that it takes, and through `Date` for what reads the browser's
 * time. Under 'Relógio da história' (the tests, the pictures) nothing changes.
 */
export const withClock: Decorator = (Story, { args, argTypes, globals }) => {
  const name = String(globals['clock']);
  setClock(name);
  if (name === 'story' || !(name in CLOCKS)) return <Story />;
  return (
    // Another time is another story: whatever holds a month or a countdown begins anew.
    <Fragment key={name}>
      <Story args={{ ...args, ...timeArgs(args, argTypes) }} />
    </Fragment>
  );
};
