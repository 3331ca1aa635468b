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

/** The appointments list (doc1 §2.1; its statuses, doc1 §4). */
const LIST: readonly TourStep[] = [
  {
    id: 'list',
    title: 'Agendamentos',
    content:
      'Aqui estão os pedidos de exame das suas empresas: o que foi pedido, para quem e em que ponto está.',
  },
  {
    id: 'scope',
    target: named('scope'),
    title: 'Empresas e unidades',
    content:
      'Mostra de quais empresas e unidades você está vendo os pedidos. Tudo na tela segue esta escolha.',
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
    content: 'Escolha status, tipos de exame e datas. Sem filtro, a lista não mostra o que já foi concluído.',
  },
  {
    id: 'panels',
    target: 'main [role="radiogroup"]',
    title: 'Filtros rápidos',
    content: 'Os seus pedidos, as pendências (Kit Pendente e Pendência Prestador) e o que está em aberto.',
  },
  {
    id: 'export',
    target: named('export'),
    title: 'Exportar planilha',
    content: 'Baixa em planilha o que a lista mostra, com os filtros escolhidos.',
  },
  {
    id: 'pre',
    target: named('pre'),
    title: 'Pré solicitações',
    content:
      'O que foi preparado e ainda não foi solicitado: corrija na própria linha, selecione e solicite quando quiser.',
  },
  {
    id: 'new',
    target: named('new'),
    title: 'Novo agendamento',
    content: 'Começa um pedido, para até 10 funcionários de uma vez.',
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
    id: 'details',
    target: 'main tbody button[aria-expanded]:not([aria-haspopup])',
    title: 'Detalhes',
    content: 'Abre os procedimentos, os riscos e os dados do pedido, sem sair da lista.',
  },
  {
    id: 'row-actions',
    target: named('row-actions'),
    title: 'Ações',
    content:
      'Alterar, desistir da vaga, cancelar, marcar falta e, no autoagendamento, reenviar o link. O que não vale agora diz por quê.',
    placement: 'start',
  },
  {
    id: 'pages',
    target: 'main nav',
    title: 'Páginas',
    content: 'Quantos registros há, quantos por página e o caminho para os demais.',
    placement: 'top',
  },
  {
    id: 'notices',
    target: named('notices'),
    title: 'Notificações',
    content: 'O que os avisos disseram continua aqui depois que eles somem.',
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
