import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '../../shared/inTime.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';
import { AGENDA_LIST, clinicAgendaRoute, gradeRoute, idIn, newAgendaRoute } from './addresses.ts';

const loader = requireSession(PERMISSION.PAINEL_PRESTADOR);

/** doc3 §2: agenda, ambiente, horarios-de-atendimento, reserva-horario. */
export const agendaRoutes: RouteObject[] = [
  {
    path: AGENDA_LIST,
    loader,
    handle: {
      title: 'Agendas',
      tour: async () => ({
        default: (await import('../../shared/tours/steps.ts')).tourNamed('agenda-list'),
      }),
      // With a clinic it is that clinic's own screen.
      noTourWith: 'prestador',
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./route.tsx')),
  },
  {
    path: '/agenda/:id/grade/*',
    loader,
    handle: { title: 'Grade da agenda' } satisfies ScreenHandle,
    lazy: () => inTime(import('./gradeRoute.tsx')),
  },
  {
    path: '/agenda/new',
    loader: leadOn(({ request }) => newAgendaRoute(idIn(new URL(request.url).searchParams.get('prestador')))),
  },
  {
    path: '/agenda/:id',
    loader: leadOn(({ params }) => {
      const id = idIn(params['id']);
      return id === null ? AGENDA_LIST : gradeRoute(id);
    }),
  },
  // A room is a part of its clinic, which is chosen first.
  ...['/ambiente/list', '/ambiente/new', '/ambiente/:id', '/reserva-horario/list'].map((path) => ({
    path,
    loader: leadOn(AGENDA_LIST),
  })),
  {
    path: '/supplier/:id/horarios-de-atendimento',
    loader: leadOn(({ params }) => {
      const id = idIn(params['id']);
      return id === null ? AGENDA_LIST : clinicAgendaRoute(id, 'horarios');
    }),
  },
  {
    path: '/reserva-horario/dia/:data',
    loader,
    handle: { title: 'Horários marcados' } satisfies ScreenHandle,
    lazy: () => inTime(import('./dayReservasRoute.tsx')),
  },
];
