import { CONCLUDED_STATUSES, TOUR_IN_PROGRESS_STATUSES, statusOf, type IdStatus } from '@apto/domain/status';
import { Stack, Text, Tour, type TourStep } from '@apto/ui';
import type { TourProps } from '../../../shared/routing/handle.ts';
import { action, first } from './targets.ts';

const names = (ids: readonly IdStatus[]): string =>
  ids
    .map((id) => statusOf(id)?.descricao)
    .filter(Boolean)
    .join(', ');

/** The appointments list (doc1 §2.1; its statuses, doc1 §4). */
const LIST: readonly TourStep[] = [
  {
    id: 'lista',
    title: 'Agendamentos',
    content:
      'Aqui estão os pedidos de exame das suas empresas: o que foi pedido, para quem e em que ponto está.',
  },
  {
    id: 'escopo',
    target: action('Empresas e unidades'),
    title: 'Empresas e unidades',
    content:
      'Mostra de quais empresas e unidades você está vendo os pedidos. Tudo na tela segue esta escolha.',
  },
  {
    id: 'busca',
    target: first('main input[placeholder="Buscar por nome do funcionário"]'),
    title: 'Busca',
    content:
      'Digite um nome e tecle Enter. Cada nome vira uma etiqueta, e você pode buscar vários de uma vez.',
  },
  {
    id: 'filtros',
    target: action('Filtros'),
    title: 'Filtros',
    content: 'Escolha status, tipos de exame e datas. Sem filtro, a lista não mostra o que já foi concluído.',
  },
  {
    id: 'paineis',
    target: first('main [role="radiogroup"][aria-label="Filtros rápidos"]'),
    title: 'Filtros rápidos',
    content: 'Os seus pedidos, as pendências (Kit Pendente e Pendência Prestador) e o que está em aberto.',
  },
  {
    id: 'exportar',
    target: action('Exportar planilha'),
    title: 'Exportar planilha',
    content: 'Baixa em planilha o que a lista mostra, com os filtros escolhidos.',
  },
  {
    id: 'pre-solicitacoes',
    target: action('Pré solicitações'),
    title: 'Pré solicitações',
    content: 'Pedidos que ainda não foram enviados para agendamento.',
  },
  {
    id: 'novo',
    target: action('Novo agendamento'),
    title: 'Novo agendamento',
    content: 'Começa um pedido, para até 10 funcionários de uma vez.',
  },
  {
    id: 'status',
    target: first('main table thead'),
    title: 'Status',
    placement: 'bottom',
    content: (
      <Stack gap="x3">
        <Text size="s14">
          <strong>Em processo:</strong> {names(TOUR_IN_PROGRESS_STATUSES)}.
        </Text>
        <Text size="s14">
          <strong>Concluídos:</strong> {names(CONCLUDED_STATUSES)}.
        </Text>
      </Stack>
    ),
  },
  {
    id: 'detalhes',
    target: first('main button[aria-label^="Ver detalhes de"]'),
    title: 'Detalhes',
    content: 'Abre os procedimentos, os riscos e os dados do pedido, sem sair da lista.',
  },
  {
    id: 'acoes',
    target: first('main button[aria-label^="Ações do agendamento de"]'),
    title: 'Ações',
    content:
      'Alterar, reenviar o kit, desistir da vaga, cancelar, ver anexos e a timeline. O que não vale agora diz por quê.',
    placement: 'start',
  },
  {
    id: 'paginas',
    target: first('main nav[aria-label]'),
    title: 'Páginas',
    content: 'Quantos registros há, quantos por página e o caminho para os demais.',
    placement: 'top',
  },
  {
    id: 'notificacoes',
    target: action('Notificações'),
    title: 'Notificações',
    content: 'O que os avisos disseram continua aqui depois que eles somem.',
  },
  {
    id: 'ajuda',
    target: action('Ajuda'),
    title: 'Ajuda',
    content: 'O guia de cada tela e as teclas do Apto ficam aqui, sempre que precisar.',
  },
];

/** `IndexGuiaGestaoMedica` (doc3 §2.11), the guided tour of the list. Its code comes when it is asked for. */
export default function ListTour({ onClose, returnFocusTo }: TourProps) {
  return (
    <Tour
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      steps={LIST}
      returnFocusTo={returnFocusTo}
    />
  );
}
