/** The three workloads that are timed; each has a folder in `paginas/`. */
export const CARGAS = ['w1', 'w2', 'w3'] as const;
export type Carga = (typeof CARGAS)[number];

export interface Par {
  /** Also the name of its page in each workload's folder. */
  readonly id: string;
  readonly nome: string;
  /** Packages whose versions are written beside the table. */
  readonly pacotes: readonly string[];
  /** How it is set up in each workload that it takes part in, and what it does not offer there. */
  readonly como: Partial<Record<Carga, string>>;
  /** Not a library that one could use instead: a yardstick, left out of 'o par mais rápido'. */
  readonly regua?: boolean;
}

export const NOSSO = 'apto';

export const PARES: readonly Par[] = [
  {
    id: 'apto',
    nome: '@apto/ui',
    pacotes: ['@apto/ui'],
    como: {
      w1: '`ProviderSelect` com `options` (em memória, sem espera ao digitar): grupos, rótulos, motivos e anúncios ligados.',
      w2: '`DateRangePicker` com as regras ligadas (`rules`), motivo em cada dia indisponível, dois meses.',
      w3: '`DataTable` com detalhe, seleção e `maxHeight` de 600 px; a página ordena as linhas.',
    },
  },
  {
    id: 'piso',
    nome: 'React à mão (piso)',
    pacotes: ['react'],
    regua: true,
    como: {
      w1: 'Janela de linhas de altura fixa; sem teclado nem anúncios.',
      w2: 'Dois meses de botões em tabelas; sem teclado nem anúncios.',
      w3: '`<table>` simples; acima de 100 linhas só as que estão à vista.',
    },
  },
  {
    id: 'antd',
    nome: 'antd',
    pacotes: ['antd', 'dayjs'],
    como: {
      w1: '`Select` com `showSearch` e `options` em grupos, virtual (padrão), `optionRender` com o aviso e o motivo.',
      w2: '`DatePicker.RangePicker` com `disabledDate`, dois meses (padrão); dia indisponível não recebe foco nem diz o motivo.',
      w3: '`Table` com `expandable`, `rowSelection` e `sorter`; `virtual` com 600 px de altura nas 1.000 linhas.',
    },
  },
  {
    id: 'mantine',
    nome: 'Mantine',
    pacotes: ['@mantine/core', '@mantine/dates'],
    como: {
      w1: '`Select` `searchable` com `renderOption`; não virtualiza: as 10.000 opções vão para o documento.',
      w2: '`DatePickerInput type="range"` com `excludeDate` e `numberOfColumns={2}`; dia indisponível não diz o motivo.',
      w3: '`Table` (só visual) com estado escrito à mão para ordenar, abrir e selecionar; não virtualiza.',
    },
  },
  {
    id: 'downshift',
    nome: 'downshift + @tanstack/react-virtual',
    pacotes: ['downshift', '@tanstack/react-virtual'],
    como: {
      w1: '`useCombobox` com `useVirtualizer` e altura fixa; sem estilo próprio, grupos e motivos escritos à mão.',
    },
  },
];
