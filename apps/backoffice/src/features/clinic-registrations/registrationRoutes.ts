import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { REGISTRATIONS_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const loader = requireSession(PERMISSION.PAINEL_PRESTADOR);

/** What clinics say of themselves, asked for and decided on (docs/decisions/0108). */
export const clinicRegistrationRoutes: RouteObject[] = [
  {
    path: REGISTRATIONS_ROUTE,
    loader,
    handle: {
      title: 'Cadastros das clínicas',
      tour: lateTour('cadastros-das-clinicas'),
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./listRoute.tsx')),
  },
  {
    path: '/supplier/:id/cadastro',
    loader,
    handle: { title: 'Cadastro pela clínica' } satisfies ScreenHandle,
    lazy: () => inTime(import('./reviewRoute.tsx')),
  },
];
