import type { TourStep } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../routing/handle.ts';
import { tourOf } from './tourOf.tsx';

/** The lists of doc3 §2.11 that are no registry's, and screens that it does not name. */
export type ListTourName =
  | 'agenda-list'
  | 'ambiente-list'
  | 'reserva-horario-list'
  | 'mail-list'
  | 'importacao-list'
  | 'importacao-cadastro-estrutura-list'
  | 'pedidos-em-lote'
  | 'cadastros-das-clinicas'
  | 'boletins-view'
  | 'liberar-prestador';

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
  {
    id: 'list',
    target: 'main h1',
    title,
    content: `O histórico das planilhas de ${what}, a mais nova primeiro.`,
  },
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
      target: 'main h1',
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
  'ambiente-list': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Salas',
      content:
        'Cada sala é de uma clínica, e cada agenda é de uma sala. Escolha a clínica para ver, criar ou fechar salas.',
    },
    search('Procura a clínica pelo nome ou pelo código.'),
    columns('Dizem onde a clínica fica, se ela reserva horários e quantas salas e agendas tem.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Abrir uma clínica',
      content: 'Mostra as salas dela. Uma sala fechada não oferece horários e guarda a grade que tem.',
    },
    HELP,
  ],
  // Two screens at one address: the clinics of a day and, with one of them, its rooms. Each shows the steps that it has.
  'reserva-horario-list': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Horários marcados',
      content: 'Quem está marcado em cada clínica num dia, sala por sala.',
    },
    search('Procura a clínica pelo nome ou pelo código.'),
    columns('Dizem quantos horários a clínica tem marcados no dia, onde ela fica e quantas salas tem.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Abrir uma clínica',
      content: 'Mostra o dia dela, uma linha para cada sala.',
    },
    {
      id: 'day',
      target: 'main [data-view="resource"]',
      title: 'O dia, sala por sala',
      placement: 'top',
      content:
        'As setas acima trocam o dia. Um horário abre o pedido; quem pode o move para outra hora ou sala, com o motivo.',
    },
    {
      id: 'close-day',
      target: '[data-tour="fechar-dia"]',
      title: 'Fechar dia',
      content: 'Quando a clínica não vai atender: fecha o dia e remarca quem perde o lugar, num só passo.',
    },
    HELP,
  ],
  'mail-list': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Mensagens enviadas',
      content: 'E-mails e WhatsApp que o Apto enviou ou vai enviar, a mais nova primeiro.',
    },
    search('Procura pelo destinatário enquanto você digita.'),
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
  'pedidos-em-lote': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Solicitações em lote',
      content: 'Um pedido para até 500 funcionários de um cliente: o mesmo exame, a mesma clínica.',
    },
    {
      id: 'new',
      target: 'main a[href$="/nova"]',
      title: 'Nova solicitação',
      content:
        'Cole a lista: um CPF ou nome completo por linha. Você confere cada um antes de qualquer coisa ser criada.',
    },
    columns('Dizem para quem foi, em que ponto está e quantos agendamentos já foram criados.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Abrir uma solicitação',
      content: 'Mostra cada funcionário, o que foi criado e por que algum ficou de fora.',
    },
    HELP,
  ],
  'cadastros-das-clinicas': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Cadastros das clínicas',
      content: 'O que cada clínica informa de si por um link. Nada vale antes de a equipe aceitar.',
    },
    search('Procura a clínica pelo nome.'),
    columns('Dizem em que situação está o cadastro, a quem foi pedido e quando foi enviado.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Analisar um cadastro',
      content: 'Compara o que a clínica enviou com o que está gravado. Aceite ou recuse item por item.',
    },
    HELP,
  ],
  'boletins-view': [
    {
      id: 'list',
      target: 'main h1',
      title: 'Boletins da empresa',
      content: 'Os recados que são para você, o mais novo primeiro.',
    },
    columns('Dizem de quando é o boletim e se você já o leu.'),
    {
      id: 'open',
      target: 'main table tbody th a',
      title: 'Ler um boletim',
      content: 'Aberto, ele conta como lido. Se tem um PDF, ele está na mesma página.',
    },
    HELP,
  ],
  'liberar-prestador': [
    {
      id: 'screen',
      title: 'Liberar prestador',
      content: 'Um prestador só atende os clientes para os quais foi liberado.',
    },
    {
      id: 'clinic',
      target: '[data-tour="prestador"]',
      title: 'Prestador',
      content: 'Procure pelo nome ou pelo código. Os valores dos exames dele aparecem abaixo.',
    },
    {
      id: 'customer',
      target: '[data-tour="cliente"]',
      title: 'Cliente',
      content: 'A empresa cujos funcionários ele passa a atender.',
    },
    {
      id: 'release',
      target: '[data-tour="liberar"]',
      title: 'Liberar',
      content: 'Enquanto não pode ser feito, o botão diz por quê.',
    },
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
