import { PERMISSION } from '@apto/domain/permissions';
import { redirect, type RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';
import {
  AGENDA_LIST,
  clinicAgendaRoute,
  gradeRoute,
  idIn,
  newAgendaRoute,
  newRoomRoute,
} from './addresses.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

const loader = requireSession(PERMISSION.PAINEL_PRESTADOR);

/** doc3 §2: agenda, ambiente, horarios-de-atendimento, reserva-horario. */
export const agendaRoutes: RouteObject[] = [
  {
    path: AGENDA_LIST,
    loader,
    handle: {
      title: 'Agendas',
      tour: lateTour('agenda-list'),
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
  {
    path: '/ambiente/:record',
    loader: async (args) => {
      await loader(args);
      const query = new URL(args.request.url).searchParams;
      const prestadorId = args.params['record'] === 'new' ? idIn(query.get('prestador')) : null;
      return prestadorId === null ? null : redirect(newRoomRoute(prestadorId));
    },
    handle: {
      title: 'Salas',
      tour: lateTour('ambiente-list'),
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./roomsRoute.tsx')),
  },
  {
    path: '/ambiente/edit/:id',
    loader: leadOn(({ params }) => `/ambiente/${idIn(params['id']) ?? 'list'}`),
  },
  {
    path: '/supplier/:id/horarios-de-atendimento',
    loader: leadOn(({ params }) => {
      const id = idIn(params['id']);
      return id === null ? AGENDA_LIST : clinicAgendaRoute(id, 'horarios');
    }),
  },
  // An address without its last part is its list, as a registry's name is.
  ...['/agenda', '/ambiente', '/reserva-horario'].map((path) => ({ path, loader: leadOn(`${path}/list`) })),
  ...['/reserva-horario/list', '/reserva-horario/dia/:data'].map((path) => ({
    path,
    loader,
    handle: {
      title: 'Horários marcados',
      tour: lateTour('reserva-horario-list'),
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./dayReservasRoute.tsx')),
  })),
];
