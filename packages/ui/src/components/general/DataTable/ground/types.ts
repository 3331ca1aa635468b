import type { ShortText } from '@apto/domain/text';
import type { CSSProperties, ReactNode } from 'react';
import type { ColumnField, RowEdit } from './edit.types.ts';
import type {
  ColumnFilter,
  ColumnFilters,
  ExportValue,
  SortValue,
  TablePreferencesStorage,
  TableSelection,
  TableSort,
} from './data.types.ts';

/** Uma coluna de {@link DataTable}. */
export interface DataTableColumn<Row> {
  /** Único e estável: as preferências são guardadas por ele. */
  readonly id: string;
  /** O texto do cabeçalho. */
  readonly header: string;
  /**
   * O que uma célula mostra. Só é perguntado de novo quando a linha ou as colunas são outros objetos: declare
   * as colunas fora da tela, ou em um `useMemo` sobre o que as células leem.
   */
  readonly cell: (row: Row) => ReactNode;
  /** O nome pelo qual o servidor ordena. Ausente: a coluna não ordena. */
  readonly sortKey?: string;
  /** Por onde `useClientTable` ordena, e onde procura, se for texto. Ausente: ali a coluna não ordena. */
  readonly sortValue?: (row: Row) => SortValue;
  /** Como a coluna pode ser filtrada no painel 'Filtros' de uma tabela que filtra. */
  readonly filter?: ColumnFilter;
  /** Por onde `useClientTable` a filtra. @default o `sortValue` dela */
  readonly filterValue?: (row: Row) => SortValue;
  /**
   * O que vai para a planilha. Dê-o onde a célula é um componente que recebe as palavras por propriedades,
   * como `StatusTag` ou `MoneyText`: essas não se leem de fora.
   * @default as palavras da célula; senão, o `sortValue`
   */
  readonly exportValue?: (row: Row) => ExportValue;
  /** Se a coluna vai para a planilha. @default true; diga false para ações */
  readonly isExported?: boolean;
  /** A largura em px. A tabela rola dentro de si quando elas não cabem. @default 160 */
  readonly width?: number;
  /** A menor largura, em px, quando a pessoa a muda. @default 80 */
  readonly minWidth?: number;
  /** Toma o que sobra da largura; `width` é então o mínimo dela. */
  readonly isGrow?: boolean;
  /**
   * Com `isGrow`: quanto toma do que sobra além dos mínimos, ao lado das outras. Sem nenhum, elas ficam iguais.
   * @default 1 ao lado de uma que o diz
   */
  readonly weight?: number;
  /**
   * Dá nome à linha: presa no começo, cabeçalho de linha para leitores de tela, título do cartão. No máximo
   * uma coluna.
   */
  readonly isRowHeader?: boolean;
  /** Com `isRowHeader`: o título do cartão, onde o valor sozinho não diz o que é. @default a própria célula */
  readonly cardTitle?: (row: Row) => string;
  /** Fica onde está e não pode ser oculta, como uma coluna de ações. */
  readonly isFixed?: boolean;
  /** Oculta até a pessoa pedir. */
  readonly isHiddenByDefault?: boolean;
  /**
   * Como o texto da célula se encurta onde não cabe, antes das reticências: o nome de uma empresa perde 'Ltda.', um
   * caminho perde o começo. Onde a linha é alta, ele ocupa duas linhas. O texto todo é o que se lê em voz alta e se
   * copia, e vem com o ponteiro e com o foco na linha. Mantenha a função estável.
   */
  readonly shorten?: (text: string) => ShortText;
  /** Os algarismos se alinham: datas, dinheiro, documentos, contagens. */
  readonly isNumeric?: boolean;
  /** Onde ficam as palavras das células. @default 'start' */
  readonly align?: 'start' | 'end' | 'center';
  /**
   * O lugar dela em um cartão de duas linhas (`cards="compact"`): `beside`, ao lado do nome; `line`, abaixo
   * dele, em no máximo duas linhas por mais longa que seja; ou `none`, onde outra coluna diz o mesmo. Dê a coluna
   * `line` só onde a tabela é estreita. Num cartão com os nomes das colunas, `line` põe o valor abaixo do nome, na
   * largura toda: para um campo.
   */
  readonly card?: 'beside' | 'line' | 'none';
  /** Mostrada sem o texto do cabeçalho: ele só é lido em voz alta (por exemplo 'Ações'). */
  readonly isHeaderHidden?: boolean;
  /** Ao editar uma linha, precisa de um valor: o cabeçalho tem um asterisco. @default false */
  readonly isRequired?: boolean;
  /**
   * Ao editar uma linha: os campos que a célula tem, um sob o outro, onde ela mostra mais do que um valor.
   * @default o campo do próprio `id`
   */
  readonly fields?: readonly ColumnField[];
  /** A largura da barra de carregamento como parte da célula, de 0 a 1. @default 0.7 */
  readonly skeletonShare?: number;
}

/** O que diz uma lista que falhou. */
export interface DataTableError {
  /** A frase da especificação, por exemplo 'Problemas ao carregar informações!'. */
  readonly message: string;
  /** As palavras do próprio servidor. */
  readonly detail?: string | undefined;
  /** O id do pedido, mostrado em letra pequena. */
  readonly requestId?: string | undefined;
}

/** O resto de uma lista que não é cortada em páginas. */
export interface DataTableMore {
  /** Se há mais linhas a carregar. */
  readonly hasMore: boolean;
  /** As próximas linhas estão a caminho. */
  readonly isLoading?: boolean;
  /** A última vez falhou: o que dizer ao lado de 'Tentar novamente'. */
  readonly error?: string | null;
  /** Chamado quando o fim chega à vista, e pelo botão. */
  readonly onLoad: () => void;
}

/** O que uma pessoa vê de uma tabela agora: passe a `tableData` para ter uma planilha disso. */
export interface TableView<Row> {
  /** As colunas visíveis, na ordem da pessoa. */
  readonly columns: readonly DataTableColumn<Row>[];
  /** As linhas desta página, na ordem mostrada. */
  readonly rows: readonly Row[];
}

/** O que fica abaixo das linhas na própria tabela, coluna a coluna: o que `tableTotals` devolve. */
export type TableFoot<Row> = (parts: {
  /** As colunas visíveis, na ordem da pessoa, com os atributos das células. */
  readonly cells: readonly CellSpec<Row>[];
  /** Quantas colunas de abrir e de selecionar ficam antes delas. */
  readonly utilityColumns: number;
}) => ReactNode;

/** O título de um grupo de linhas. */
export interface GroupLineProps<Row> {
  /** Qual grupo é. */
  readonly group: string;
  /** As linhas dele, à mostra ou não. */
  readonly rows: readonly Row[];
  /** As linhas dele estão à mostra. */
  readonly isOpen: boolean;
  /** Abre ou fecha o grupo. */
  readonly onToggle: () => void;
}

/** Linhas sob títulos: o que `tableGroups` devolve. */
export interface TableGroups<Row> {
  /** De que grupo uma linha é. As linhas de um grupo ficam juntas. */
  readonly of: (row: Row) => string;
  /** O que o título dele mostra, em toda a largura. */
  readonly Heading: (props: GroupLineProps<Row>) => ReactNode;
}

/** Uma coluna com os atributos que a célula dela tem em toda linha, feita uma vez para todas. */
export interface CellSpec<Row> {
  /** A coluna. */
  readonly column: DataTableColumn<Row>;
  /** Das células dela: lugar, alinhamento e o que um cartão precisa. */
  readonly attributes: {
    className: string;
    style?: CSSProperties;
    'data-align'?: string;
    'data-numeric'?: true;
    'data-label'?: string;
    'data-card'?: string;
  };
}

/** Propriedades de {@link DataTable}. */
export interface DataTableProps<Row> {
  /** O que a tabela lista; é o nome acessível dela. */
  readonly label: string;
  /** As colunas. Mantenha o array estável. */
  readonly columns: readonly DataTableColumn<Row>[];
  /**
   * As linhas desta página, na ordem em que aparecem. Acima de cem, só as que estão à vista são desenhadas.
   */
  readonly rows: readonly Row[];
  /** O id estável de uma linha. */
  readonly getRowId: (row: Row) => string;
  /** Como uma linha é chamada em 'Ver detalhes de …' e 'Selecionar …'. */
  readonly getRowLabel: (row: Row) => string;

  /** Primeiro carregamento: linhas de esqueleto na forma final. */
  readonly isLoading?: boolean;
  /** Quantas linhas de esqueleto; o tamanho da página. @default 10 */
  readonly skeletonRows?: number;
  /** Dados novos a caminho, com os antigos ainda legíveis. */
  readonly isRefreshing?: boolean;
  /** O carregamento falhou. Com linhas ainda à mostra é uma faixa acima delas; senão, fica no lugar delas. */
  readonly error?: DataTableError | null;
  /** 'Tentar novamente', ao lado do erro. */
  readonly onRetry?: () => void;
  /** O que mostrar quando não há nada. @default 'Nenhum registro encontrado.' */
  readonly empty?: ReactNode;

  /** A ordem em vigor; quem ordena é o servidor. */
  readonly sort?: TableSort | null;
  /**
   * As ordens depois de `sort`, para o que nele é igual, da primeira à última. Com isto, Shift e um clique em
   * um cabeçalho somam uma.
   */
  readonly thenBy?: readonly TableSort[];
  /** Recebe a ordem pedida, null para nenhuma e, com `thenBy`, as que vêm depois dela. */
  readonly onSortChange?: (sort: TableSort | null, thenBy?: readonly TableSort[]) => void;

  /** Por que as colunas são filtradas; quem filtra é o servidor. */
  readonly filters?: ColumnFilters;
  /**
   * Recebe por que elas passam a ser filtradas. Com isto, as colunas com `filter` são oferecidas em
   * 'Filtros'.
   */
  readonly onFiltersChange?: (filters: ColumnFilters) => void;

  /**
   * O que as linhas viram onde a tabela é estreita: cada valor sob o nome da coluna, ou um cartão de poucas
   * linhas só com os valores, para registros que todos conhecem. @default 'labelled'
   */
  readonly cards?: 'labelled' | 'compact';
  /**
   * O detalhe de largura inteira de uma linha aberta; só é montado enquanto aberto, para poder carregar sob
   * demanda.
   */
  readonly renderDetail?: (row: Row) => ReactNode;
  /** As linhas abertas. Omita no uso não controlado. */
  readonly expandedIds?: ReadonlySet<string>;
  /** As linhas abertas no início, no uso não controlado. */
  readonly defaultExpandedIds?: ReadonlySet<string>;
  /** Recebe o que passa a estar aberto. */
  readonly onExpandedChange?: (ids: ReadonlySet<string>) => void;

  /** O que está selecionado sobre todas as páginas. Omita no uso não controlado. */
  readonly selection?: TableSelection;
  /** O que está selecionado no início, no uso não controlado. */
  readonly defaultSelection?: TableSelection;
  /**
   * Recebe o que está selecionado sobre todas as páginas. Com isto, ou com `defaultSelection`, a tabela tem
   * caixas de seleção.
   */
  readonly onSelectionChange?: (selection: TableSelection) => void;
  /** Quantos registros o filtro acha; necessário para 'Selecionar todos os N'. */
  readonly totalItems?: number;
  /** Oferece 'Selecionar todos os N' quando a página está selecionada. */
  readonly canSelectAllPages?: boolean;
  /**
   * Quantos de `totalItems` não podem ser selecionados, onde `getSelectionBlock` proíbe alguns: nunca são
   * contados como selecionados. Sem isto a tabela só sabe das linhas que mostra, e diz isso.
   */
  readonly blockedItems?: number;
  /** As ações sobre o que está selecionado, mostradas na barra de seleção. */
  readonly selectionActions?: ReactNode;
  /** Por que uma linha não pode ser selecionada, ou undefined quando pode. */
  readonly getSelectionBlock?: (row: Row) => string | undefined;

  /** Edição no lugar, uma linha por vez: o que `useRowEdit` devolve. */
  readonly edit?: RowEdit<Row>;
  /** Mais linhas no fim, em vez de páginas. */
  readonly more?: DataTableMore;

  /** As linhas que mudaram sozinhas; cada uma pisca uma vez e a contagem é anunciada. */
  readonly changedIds?: ReadonlySet<string>;
  /** Um tom a mais para uma linha, pelo estado dela, por exemplo uma que espera por esta pessoa; `muted`, uma que já não vale. */
  readonly getRowTone?: (row: Row) => 'warning' | 'danger' | 'muted' | undefined;

  /**
   * Onde as colunas, a ordem, as larguras e a densidade desta pessoa são guardadas, por exemplo
   * `usuario:7:agendamentos`.
   */
  readonly storageKey?: string;
  /** Onde isso é guardado. @default o armazenamento local do navegador */
  readonly storage?: TablePreferencesStorage;
  /**
   * À esquerda do botão 'Colunas': filtros, contagens. Uma função recebe o que está à vista, para exportá-lo.
   */
  readonly toolbar?: ReactNode | ((view: TableView<Row>) => ReactNode);
  /** Linhas sob títulos que abrem e fecham: o que `tableGroups` devolve. Mantenha o objeto estável. */
  readonly groups?: TableGroups<Row>;
  /** Uma linha de totais abaixo das linhas: o que `tableTotals` devolve. */
  readonly foot?: TableFoot<Row>;
  /** Sob a tabela, em geral uma `Pagination`. */
  readonly footer?: ReactNode;
  /**
   * A maior altura da rolagem da própria tabela, em CSS. Ausente: ela preenche um pai flex, ou cresce com as
   * linhas.
   */
  readonly maxHeight?: string;
  /** Dito sob as linhas enquanto as colunas não cabem lado a lado e a tabela rola. Em cartões nada rola. */
  readonly scrollNote?: string;
}
