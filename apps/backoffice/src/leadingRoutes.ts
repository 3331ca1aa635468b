import type { RouteObject } from 'react-router-dom';
import { ASSISTENTE_SEGMENTS } from './features/assistente/stepRoutes.ts';
import { HOME_ROUTE, PANEL_ROUTE } from './shared/routing/addresses.ts';
import { leadOn } from './shared/session/index.ts';

/** Addresses that only lead on: the panel's without its last part, and the wizard's steps as doc3 §2.1 writes them. */
export const leadingRoutes: readonly RouteObject[] = [
  { path: '/painel-agendamento', loader: leadOn(PANEL_ROUTE) },
  ...ASSISTENTE_SEGMENTS.map((segment) => ({
    path: `/gestao-medica-v3/${segment}`,
    loader: leadOn(`${HOME_ROUTE}/${segment}`),
  })),
];
