import { STATUS_CONCLUIDOS, STATUS_EM_PROCESSO_DO_TOUR, statusDe, type IdStatus } from '@apto/domain';
import { Stack, Text, type TourStep } from '@apto/ui';
import { acao, primeiro } from './alvos.ts';

const nomes = (ids: readonly IdStatus[]): string =>
  ids
    .map((id) => statusDe(id)?.descricao)
    .filter(Boolean)
    .join(', ');

/** The appointments list (doc1 §2.1; its statuses, doc1 §4). */
const LISTA: readonly TourStep[] = [
  {
    id: 'lista',
    title: 'Agendamentos',
    content:
      'Aqui estão os pedidos de exame das suas empresas: o que foi pedido, para quem e em que ponto está.',
  },
  {
    id: 'escopo',
    target: acao('Empresas e unidades'),
    title: 'Empresas e unidades',
    content:
      'Mostra de quais empresas e unidades você está vendo os pedidos. Tudo na tela segue esta escolha.',
  },
  {
    id: 'busca',
    target: primeiro('main input[placeholder="Buscar por nome do funcionário"]'),
    title: 'Busca',
    content:
      'Digite um nome e tecle Enter. Cada nome vira uma etiqueta, e você pode buscar vários de uma vez.',
  },
  {
    id: 'filtros',
    target: acao('Filtros'),
    title: 'Filtros',
    content: 'Escolha status, tipos de exame e datas. Sem filtro, a lista não mostra o que já foi concluído.',
  },
  {
    id: 'paineis',
    target: primeiro('main [role="radiogroup"][aria-label="Filtros rápidos"]'),
    title: 'Filtros rápidos',
    content: 'Os seus pedidos, as pendências (Kit Pendente e Pendência Prestador) e o que está em aberto.',
  },
  {
    id: 'exportar',
    target: acao('Exportar planilha'),
    title: 'Exportar planilha',
    content: 'Baixa em planilha o que a lista mostra, com os filtros escolhidos.',
  },
  {
    id: 'pre-solicitacoes',
    target: acao('Pré solicitações'),
    title: 'Pré solicitações',
    content: 'Pedidos que ainda não foram enviados para agendamento.',
  },
  {
    id: 'novo',
    target: acao('Novo agendamento'),
    title: 'Novo agendamento',
    content: 'Começa um pedido, para até 10 funcionários de uma vez.',
  },
  {
    id: 'status',
    target: primeiro('main table thead'),
    title: 'Status',
    placement: 'bottom',
    content: (
      <Stack gap="x3">
        <Text size="s14">
          <strong>Em processo:</strong> {nomes(STATUS_EM_PROCESSO_DO_TOUR)}.
        </Text>
        <Text size="s14">
          <strong>Concluídos:</strong> {nomes(STATUS_CONCLUIDOS)}.
        </Text>
      </Stack>
    ),
  },
  {
    id: 'detalhes',
    target: primeiro('main button[aria-label^="Ver detalhes de"]'),
    title: 'Detalhes',
    content: 'Abre os procedimentos, os riscos e os dados do pedido, sem sair da lista.',
  },
  {
    id: 'acoes',
    target: primeiro('main button[aria-label^="Ações do agendamento de"]'),
    title: 'Ações',
    content:
      'Alterar, reenviar o kit, desistir da vaga, cancelar, ver anexos e a timeline. O que não vale agora diz por quê.',
    placement: 'start',
  },
  {
    id: 'paginas',
    target: primeiro('main nav[aria-label]'),
    title: 'Páginas',
    content: 'Quantos registros há, quantos por página e o caminho para os demais.',
    placement: 'top',
  },
  {
    id: 'notificacoes',
    target: acao('Notificações'),
    title: 'Notificações',
    content: 'O que os avisos disseram continua aqui depois que eles somem.',
  },
  {
    id: 'ajuda',
    target: acao('Ajuda'),
    title: 'Ajuda',
    content: 'O guia de cada tela e as teclas do Apto ficam aqui, sempre que precisar.',
  },
];

/** The tours by name (doc3 §2.11). An unknown name has no steps. */
export const GUIAS: Readonly<Record<string, readonly TourStep[]>> = { IndexGuiaGestaoMedica: LISTA };
