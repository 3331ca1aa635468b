/** The workloads that are timed; each has a folder in `pages/`. (W4 weighs.) */
export const LOADS = ['w1', 'w2', 'w3', 'w5'] as const;
export type Load = (typeof LOADS)[number];

export interface Peer {
  /** Also the name of its page in each workload's folder. */
  readonly id: string;
  readonly name: string;
  /** Packages whose versions are written beside the table. */
  readonly packages: readonly string[];
  /** How it is set up in each workload that it takes part in, and what it does not offer there. */
  readonly setup: Partial<Record<Load, string>>;
  /** Not a library that one could use instead: a yardstick, left out of 'o par mais rápido'. */
  readonly isYardstick?: boolean;
}

export const OURS = 'apto';

export const PEERS: readonly Peer[] = [
  {
    id: 'apto',
    name: '@apto/ui',
    packages: ['@apto/ui'],
    setup: {
      w1: '`ProviderSelect` com `options` (em memória, sem espera ao digitar): grupos, rótulos, motivos e anúncios ligados.',
      w2: '`DateRangePicker` com as regras ligadas (`rules`), motivo em cada dia indisponível, dois meses.',
      w3: '`DataTable` com detalhe, seleção e `maxHeight` de 600 px; a página ordena as linhas.',
      w5: '`Agenda` na semana, com mover e mudar a duração por mouse e teclado, nomes completos e anúncios ligados.',
    },
  },
  {
    id: 'floor',
    name: 'React à mão (piso)',
    packages: ['react'],
    isYardstick: true,
    setup: {
      w1: 'Janela de linhas de altura fixa; sem teclado nem anúncios.',
      w2: 'Dois meses de botões em tabelas; sem teclado nem anúncios.',
      w3: '`<table>` simples; acima de 100 linhas só as que estão à vista.',
    },
  },
  {
    id: 'antd',
    name: 'antd',
    packages: ['antd', 'dayjs'],
    setup: {
      w1: '`Select` com `showSearch` e `options` em grupos, virtual (padrão), `optionRender` com o aviso e o motivo.',
      w2: '`DatePicker.RangePicker` com `disabledDate`, dois meses (padrão); dia indisponível não recebe foco nem diz o motivo.',
      w3: '`Table` com `expandable`, `rowSelection` e `sorter`; `virtual` com 600 px de altura nas 1.000 linhas.',
    },
  },
  {
    id: 'mantine',
    name: 'Mantine',
    packages: ['@mantine/core', '@mantine/dates'],
    setup: {
      w1: '`Select` `searchable` com `renderOption`; não virtualiza: as 10.000 opções vão para o documento.',
      w2: '`DatePickerInput type="range"` com `excludeDate` e `numberOfColumns={2}`; dia indisponível não diz o motivo.',
      w3: '`Table` (só visual) com estado escrito à mão para ordenar, abrir e selecionar; não virtualiza.',
    },
  },
  {
    id: 'mantine-one-month',
    name: 'Mantine, um só mês',
    packages: ['@mantine/dates'],
    isYardstick: true,
    setup: { w2: 'Como Mantine, mas com um mês à vista (o padrão dela): metade dos dias das outras.' },
  },
  {
    id: 'mui',
    name: '@mui/material',
    packages: ['@mui/material', '@tanstack/react-virtual'],
    setup: {
      w1: '`Autocomplete` com `groupBy` e a lista virtual da documentação (`slots.listbox`, aqui com @tanstack/react-virtual).',
      w3: '`Table` (só visual, `stickyHeader`) com estado escrito à mão e linhas em `memo`; não virtualiza.',
    },
  },
  {
    id: 'mui-x',
    name: 'MUI X (grátis)',
    packages: ['@mui/x-data-grid', '@mui/x-date-pickers'],
    setup: {
      w2: 'Não há período grátis: dois `DatePicker` de um mês (`shouldDisableDate`, sem animação), portanto quatro toques.',
      w3: '`DataGrid` (virtual por padrão) com `checkboxSelection`; o detalhe sob a linha é só da versão paga.',
    },
  },
  {
    id: 'primereact',
    name: 'PrimeReact',
    packages: ['primereact'],
    setup: {
      w1: '`Dropdown` com `filter` e `virtualScrollerOptions`; `filterDelay={0}` (o padrão espera 300 ms). Os títulos dos grupos são opções desabilitadas: grupos e rolagem virtual juntos quebram nela ao abrir.',
      w2: '`Calendar selectionMode="range"` com `numberOfMonths={2}`, `disabledDays` e `disabledDates`.',
      w3: '`DataTable` com `rowExpansionTemplate` e `selectionMode`; `virtualScrollerOptions` nas 1.000 linhas.',
    },
  },
  {
    id: 'rac',
    name: 'react-aria-components',
    packages: ['react-aria-components'],
    setup: {
      w1: '`ComboBox` com `Virtualizer` e `ListLayout` de altura fixa; filtro da página, sem estilo próprio.',
      w2: '`DateRangePicker` com `RangeCalendar` de dois meses e `isDateUnavailable`; sem estilo próprio nem motivos.',
      w3: '`Table` com `selectionMode` e `sortDescriptor`, o detalhe numa linha com `colSpan`; `Virtualizer` e `TableLayout` nas 1.000 linhas.',
    },
  },
  {
    id: 'downshift',
    name: 'downshift + @tanstack/react-virtual',
    packages: ['downshift', '@tanstack/react-virtual'],
    setup: {
      w1: '`useCombobox` com `useVirtualizer` e altura fixa; sem estilo próprio, grupos e motivos escritos à mão.',
    },
  },
  {
    id: 'fullcalendar',
    name: 'FullCalendar',
    packages: ['@fullcalendar/react'],
    setup: {
      w5: '`timeGridWeek` com `editable` e o tema clássico; não move por teclado; linhas por recurso são da versão paga.',
    },
  },
  {
    id: 'react-big-calendar',
    name: 'react-big-calendar',
    packages: ['react-big-calendar', 'dayjs'],
    setup: {
      w5: '`week` com `withDragAndDrop`, `dayjsLocalizer` e `dayLayoutAlgorithm="no-overlap"`; não move por teclado.',
    },
  },
  {
    id: 'schedule-x',
    name: 'Schedule-X',
    packages: ['@schedule-x/calendar', '@schedule-x/react'],
    setup: {
      w5: '`createViewWeek`; para a versão 4 não há plug-in grátis de arrastar no registro (o 3.7 é da versão 3).',
    },
  },
  {
    id: 'mui-scheduler',
    name: 'MUI X Scheduler (beta)',
    packages: ['@mui/x-scheduler'],
    setup: {
      w5: '`EventCalendar` na semana, as 24 horas (não há como cortá-las); arrasta pelo arrastar do sistema, que a medição não conduz.',
    },
  },
];
