import { signInPrestadorRegistration } from '@apto/api-client';
import { inTime } from '@apto/api-client/code';
import { redirect, createHashRouter, type RouteObject } from 'react-router-dom';
import { ClinicLogin } from './features/clinic-login/ClinicLogin.tsx';
import { leaveLogin, requireClinic } from './shared/clinic/guards.ts';
import { CLINIC_PATHS, REGISTRATION_PATHS } from './shared/clinic/paths.ts';
import { ClinicShell } from './shell/ClinicShell.tsx';
import { Root } from './shell/Root.tsx';
import { RouteFailure } from './shell/RouteFailure.tsx';

/** Every address of the clinic's portal (doc3 §2.1). */
const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFailure />,
    HydrateFallback: () => null,
    children: [
      {
        path: CLINIC_PATHS.login,
        handle: { title: 'Portal do prestador' },
        loader: leaveLogin,
        Component: ClinicLogin,
      },
      {
        path: REGISTRATION_PATHS.login,
        handle: { title: 'Cadastro do prestador' },
        loader: leaveLogin,
        element: (
          <ClinicLogin
            title="Cadastro do prestador"
            description="Entre para conferir e atualizar os dados da clínica."
            door={signInPrestadorRegistration}
          />
        ),
      },
      ...[REGISTRATION_PATHS.accept, `${REGISTRATION_PATHS.accept}/:token`].map((path) => ({
        path,
        handle: { title: 'Cadastro do prestador' },
        lazy: () => inTime(import('./features/clinic-registration/accept-route.tsx')),
      })),
      {
        loader: requireClinic,
        // Each navigation looks at the session again (doc3 §2.2).
        shouldRevalidate: () => true,
        Component: ClinicShell,
        children: [
          ...[CLINIC_PATHS.root, CLINIC_PATHS.agendamentos].map((path) => ({
            path,
            loader: () => redirect(CLINIC_PATHS.pending),
            element: null,
          })),
          { path: REGISTRATION_PATHS.root, loader: () => redirect(REGISTRATION_PATHS.form), element: null },
          {
            path: REGISTRATION_PATHS.form,
            handle: { title: 'Cadastro do prestador' },
            lazy: () => inTime(import('./features/clinic-registration/route.tsx')),
          },
          {
            path: CLINIC_PATHS.pending,
            handle: { title: 'Agendamentos pendentes' },
            lazy: () => inTime(import('./features/clinic-agendamentos/route.tsx')),
          },
          {
            path: CLINIC_PATHS.upcoming,
            handle: { title: 'Agendamentos futuros' },
            lazy: () => inTime(import('./features/clinic-agendamentos/route.tsx')),
          },
        ],
      },
      {
        path: '*',
        handle: { title: 'Página não encontrada' },
        lazy: () => inTime(import('./features/errors/route.tsx')),
      },
    ],
  },
];

export const createClinicRouter = () => createHashRouter(routes);
