import { PERMISSAO } from '@apto/domain';
import { redirect, type RouteObject } from 'react-router-dom';
import { ROTA_NOVO_AGENDAMENTO } from '../../shared/rotas/enderecos.ts';
import { exigir, ROTA_INICIAL } from '../../shared/sessao/index.ts';

/**
 * Every step's address (doc2 §2.1), built or not. Spelt out, because the domain's own list comes with the rules of the
 * steps, which the list's first load does without; a test keeps the two alike.
 */
export const SEGMENTOS_DO_ASSISTENTE = [
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

/** The wizard's routes, mounted inside the app frame. One screen for all steps: moving between them keeps it. */
export const rotasDoAssistente: RouteObject[] = [
  {
    loader: exigir(PERMISSAO.AGENDAMENTOS_CRIAR),
    handle: { titulo: 'Criar agendamento', emFoco: true },
    children: [
      { path: `${ROTA_INICIAL}/novo`, loader: () => redirect(ROTA_NOVO_AGENDAMENTO) },
      {
        lazy: () => import('./route.tsx'),
        // The screen above draws every step: the address alone says which, so that its own element is nothing.
        children: SEGMENTOS_DO_ASSISTENTE.map((segmento) => ({
          path: `${ROTA_INICIAL}/${segmento}`,
          element: null,
        })),
      },
    ],
  },
];
