import type { TourStep } from '@apto/ui';
import { tourOf } from '../../../shared/tours/tourOf.tsx';

/** A part that says of itself which it is: `<Button data-tour="next">`. What the page has once is found by its kind. */
const named = (part: string): string => `[data-tour="${part}"]`;

/** The attendants' queue (doc3 §2.10): what is its own; search, counters, spreadsheet and pages are those of every list. */
const QUEUE: readonly TourStep[] = [
  {
    id: 'queue',
    title: 'Painel de agendamento',
    content: 'A fila do dia: o que espera por um atendente, o mais atrasado primeiro.',
  },
  {
    id: 'next',
    target: named('next'),
    title: 'Iniciar próximo',
    content:
      'Pega para você o próximo pedido: primeiro os seus que voltaram, depois os que estão em aberto. A tecla N faz o mesmo.',
  },
  {
    id: 'notes',
    target: named('notes'),
    title: 'Observações',
    content: 'O que as clínicas escreveram sobre um agendamento. Leia, selecione e aceite.',
  },
  {
    id: 'filters',
    target: named('filters'),
    title: 'Filtros',
    content: 'Escolha status, tipos de exame, datas e o que foi direcionado para atendente.',
  },
  {
    id: 'deadline',
    target: 'main table thead',
    title: 'Prazo e com quem está',
    placement: 'bottom',
    content:
      'O prazo conta em dias úteis desde a solicitação e para enquanto se espera pelo cliente. Cada pedido fica com um só atendente.',
  },
  {
    id: 'row-actions',
    target: named('row-actions'),
    title: 'Ações',
    content:
      'Inicie o atendimento de um pedido em aberto, devolva à fila o que está com você, ou assuma o que está com um colega.',
    placement: 'start',
  },
];

/** `painel-agendamento` (doc3 §2.11). */
export default tourOf(QUEUE);
