import { inTime } from '../../shared/inTime.ts';

/** The screens' code. Named here and not by the routes, whose first load would carry the names of all its files. */
export const load = () => inTime(import('./route.tsx'));
