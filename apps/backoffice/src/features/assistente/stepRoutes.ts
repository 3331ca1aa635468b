import { PERMISSION } from '@apto/domain/permissions';
import type { RouteObject } from 'react-router-dom';
import { inTime } from '@apto/api-client/code';
import { DRAFT_PARAM, HOME_ROUTE, NEW_AGENDAMENTO_ROUTE, NEW_DRAFT } from '../../shared/routing/addresses.ts';
import { leadOn, requireSession } from '../../shared/session/index.ts';
import type { ScreenHandle } from '../../shared/routing/handle.ts';

/**
 * Every step's address (doc2 §2.1), built or not. Spelt out, because the domain's own list comes with the rules of the
 * steps, which the list's first load does without; a test keeps the two alike.
 */
export const ASSISTENTE_SEGMENTS = [
  'dados-solicitante',
  'dados-agendamento',
  'pcd',
  'procedimentos',
  'anexos',
  'definir-clinica',
  'agendar',
  'concluir',
  'autoagendamento',
  'dados-funcionario',
] as const;

/** Each step has a guided tour (doc3 §2.11); its words and code come when somebody asks for them. */
const stepHandle = (step: (typeof ASSISTENTE_SEGMENTS)[number]): ScreenHandle => ({
  tour: async () => ({ default: (await import('./tour/steps.ts')).stepTour(step) }),
});

/** The wizard's routes, mounted inside the app frame. One screen for all steps: moving between them keeps it. */
export const assistenteRoutes: RouteObject[] = [
  {
    loader: requireSession(PERMISSION.AGENDAMENTOS_CRIAR),
    handle: { title: 'Criar agendamento', focusMode: true } satisfies ScreenHandle,
    children: [
      {
        path: NEW_AGENDAMENTO_ROUTE,
        // The screen's own loader opens the draft, and takes its name out of the address.
        loader: leadOn(({ request }) => {
          // Whom it is for goes along, where the address says it.
          const query = new URL(request.url).searchParams;
          if (!query.has(DRAFT_PARAM)) query.set(DRAFT_PARAM, NEW_DRAFT);
          return `${HOME_ROUTE}/${ASSISTENTE_SEGMENTS[0]}?${query.toString()}`;
        }),
      },
      {
        lazy: () => inTime(import('./route.tsx')),
        // The screen above draws every step: the address alone says which, so that its own element is nothing.
        children: ASSISTENTE_SEGMENTS.map((segment) => ({
          path: `${HOME_ROUTE}/${segment}`,
          handle: stepHandle(segment),
          element: null,
        })),
      },
    ],
  },
];
