import { inTime } from '@apto/api-client/code';

/** The screens' code. Named here and not by the routes, whose first load would carry the names of all its files. */
export const load = () => inTime(import('./route.tsx'));

/** The edit screens of registries that hold more than fields, by name. */
export const loadOwnForm = {
  profiles: () => inTime(import('./own/profileRoute.tsx')),
  users: () => inTime(import('./own/userRoute.tsx')),
} as const;
