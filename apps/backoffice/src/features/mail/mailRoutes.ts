import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { MAIL_ROUTE } from '../../shared/routing/addresses.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';
import { lateTour } from '../../shared/tours/lateTour.ts';

/** doc3 §2.1: /mail/index. */
export const mailRoutes: RouteObject[] = [
  {
    path: MAIL_ROUTE,
    loader: requireSession(PERMISSION.MAIL),
    handle: {
      title: 'Mensagens enviadas',
      tour: lateTour('mail-list'),
    } satisfies ScreenHandle,
    lazy: () => inTime(import('./route.tsx')),
  },
  ...['/mail', '/mail/list'].map((path) => ({ path, loader: leadOn(MAIL_ROUTE) })),
];
