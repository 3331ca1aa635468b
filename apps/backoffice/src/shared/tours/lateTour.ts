import type { ScreenHandle } from '../routing/handle.ts';
import type { ListTourName } from './steps.ts';

/** The guided tour of this name for a screen's handle: its steps come when somebody asks for them. */
export const lateTour =
  (name: ListTourName): NonNullable<ScreenHandle['tour']> =>
  async () => ({ default: (await import('./steps.ts')).tourNamed(name) });
