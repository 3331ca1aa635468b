import { CONCLUDED_STATUSES, TOUR_IN_PROGRESS_STATUSES, statusOf, type IdStatus } from '@apto/domain/status';
import type { TourStep } from '@apto/ui';
import { tourOf } from '../../../shared/tours/tourOf.tsx';

const names = (ids: readonly IdStatus[]): string =>
  ids
    .map((id) => statusOf(id)?.descricao)
    .filter(Boolean)
    .join(', ');

/** A part that says of itself which it is: `<Button data-tour="filters">`. What the page has once is found by its kind. */
const named = (part: string): string => `[data-tour="${part}"]`;

/** The appointments list (doc1 §2.1; its statuses, doc1 §4): what one cannot see, in steps few enough to be read. */
const LIST: readonly TourStep[] = [
  {
    id: 'list',
    target: 'main h1',
    title: 'Agendamentos',
    content:
      'Os pedidos de exame das empresas e unidades escolhidas no alto: para quem são e em que ponto estão.',
  },
  {
    id: 'search',
    target: 'main input',
    title: 'Busca',
    content:
      'Digite um nome e tecle Enter. Cada nome vira uma etiqueta, e você pode buscar vários de uma vez.',
  },
  {
    id: 'filters',
    target: named('filters'),
    title: 'Filtros',
    content:
      'Status, tipos de exame, datas e outros. A planilha, ao lado, traz o que a lista mostra com eles.',
  },
  {
    id: 'new',
    target: named('new'),
    title: 'Novo agendamento',
    content:
      'Um pedido, para até 10 funcionários. Em Pré solicitações fica o que foi preparado e ainda não solicitado.',
  },
  {
    id: 'in-progress',
    target: 'main table thead',
    title: 'Status: em processo',
    placement: 'bottom',
    content: `O que ainda anda: ${names(TOUR_IN_PROGRESS_STATUSES)}. A lista começa por eles.`,
  },
  {
    id: 'concluded',
    target: named('filters'),
    title: 'Status: concluídos',
    content: `O que terminou: ${names(CONCLUDED_STATUSES)}. Para vê-los, escolha-os nos filtros.`,
  },
  {
    id: 'row-actions',
    target: named('row-actions'),
    title: 'Ações',
    content:
      'O que pode ser feito com o agendamento; o que não vale agora diz por quê. A seta da linha abre os detalhes.',
    placement: 'start',
  },
  {
    id: 'help',
    target: named('help'),
    title: 'Ajuda',
    content: 'Este guia e as teclas do Apto ficam aqui, sempre que precisar.',
  },
];

/** `IndexGuiaGestaoMedica` (doc3 §2.11), the guided tour of the list. */
export default tourOf(LIST);
