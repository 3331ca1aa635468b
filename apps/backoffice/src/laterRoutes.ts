import type { RouteObject } from 'react-router-dom';
import { accountRoutes } from './features/account/accountRoutes.ts';
import { agendaRoutes } from './features/agendas/agendaRoutes.ts';
import { firstStepsRoutes } from './features/first-steps/firstStepsRoutes.ts';
import { boletimRoutes } from './features/boletins/boletimRoutes.ts';
import { clinicRegistrationRoutes } from './features/clinic-registrations/registrationRoutes.ts';
import { importRoutes } from './features/imports/importRoutes.ts';
import { mailRoutes } from './features/mail/mailRoutes.ts';
import { manyRoutes } from './features/many-requests/manyRoutes.ts';
import { aliasRoutes, nestedRoutes } from './features/registry/nestedRoutes.ts';
import { releaseRoutes } from './features/release/releaseRoutes.ts';
import { leadingRoutes } from './leadingRoutes.ts';

/** The addresses that nobody's day begins at: they come with the first one that `routes` does not know for certain. */
export const laterRoutes: readonly RouteObject[] = [
  ...agendaRoutes,
  ...releaseRoutes,
  ...importRoutes,
  ...mailRoutes,
  ...boletimRoutes,
  ...nestedRoutes,
  ...aliasRoutes,
  ...clinicRegistrationRoutes,
  ...accountRoutes,
  ...firstStepsRoutes,
  ...manyRoutes,
  ...leadingRoutes,
];
