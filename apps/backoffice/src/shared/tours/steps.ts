import type { TourStep } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../routing/handle.ts';
import { tourOf } from './tourOf.tsx';

/** The lists of doc3 §2.11 that are no registry's. */
export type ListTourName =
  | 'agenda-list'
  | 'mail-list'
  | 'importacao-list'
  | 'importacao-cadastro-estrutura-list';

const columns = (content: string): TourStep => ({
  id: 'columns',
  target: 'main table thead',
  title: 'Colunas',
  content,
});
const search = (content: string): TourStep => ({
  id: 'search',
  target: 'main input[type="search"]',
  title: 'Busca',
  content,
});
const PAGES: TourStep = {
  id: 'pages',
  target: 'main nav:has(label)',
  title: 'Páginas',
  placement: 'top',
  content: 'Quantos registros há, quantos em cada página e o caminho para os demais.',
};
const HELP: TourStep = {
  id: 'help',
  target: '[data-tour="help"]',
  title: 'Ajuda',
  content: 'Este guia, o manual da tela e as teclas do Apto ficam aqui.',
};

const imports = (title: string, what: string): readonly TourStep[] => [
  { id: 'list', title, content: `O histórico das planilhas de ${what}, a mais nova primeiro.` },
  {
    id: 'new',
    target: 'main a[href$="/new"]',
    title: 'Nova importação',
    content: 'Envia uma planilha. Você confere cada linha antes de qualquer coisa ser gravada.',
  },
  columns(
    'De cada planilha: o arquivo, o cliente, em que situação está, quantas linhas tem e o que foi feito delas.',
  ),
  {
    id: 'open',
    target: 'main table tbody th a',
    title: 'Abrir uma importação',
    content: 'Continua de onde ela parou, ou mostra o resultado linha a linha. Dali ela também se desfaz.',
  },
  PAGES,
  HELP,
];

const STEPS: Readonly<Record<ListTourName, readonly TourStep[]>> = {
  'agenda-list': [
    {
      id: 'list',
      title: 'Agendas',
      content: 'As clínicas e o que cada uma atende: salas, grade semanal, horários de atendimento e férias.',
    },
    search('Procura a clínica pelo nome ou pelo código.'),
    columns('Dizem onde a clínica fica, se ela reserva horários e quantas salas e agendas tem.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Abrir uma clínica',
      content: 'Mostra as salas e as agendas dela. A grade da semana é desenhada ali.',
    },
    HELP,
  ],
  'mail-list': [
    {
      id: 'list',
      title: 'Mensagens enviadas',
      content: 'E-mails e WhatsApp que o Apto enviou ou vai enviar, a mais nova primeiro.',
    },
    search('Procura pelo destinatário. Digite e tecle Enter.'),
    columns('Dizem a quem a mensagem vai, por onde, e até onde ela chegou.'),
    {
      id: 'row-actions',
      target: 'main table tbody button[aria-label^="Ações de "]',
      title: 'Ações',
      placement: 'start',
      content: 'Veja os detalhes de uma mensagem, ou envie-a de novo onde isso ainda vale.',
    },
    PAGES,
    HELP,
  ],
  'importacao-list': imports('Importações de funcionários', 'funcionários'),
  'importacao-cadastro-estrutura-list': imports(
    'Importações de cadastros',
    'unidades, setores, cargos e hierarquias',
  ),
};

/** The guided tour of a list, by its name (doc3 §2.11). */
export const tourNamed = (name: ListTourName): ComponentType<TourProps> => tourOf(STEPS[name]);
