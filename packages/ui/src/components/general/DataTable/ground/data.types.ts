// What the rooms of the table hand to each other.

/**
 * Por que valor uma coluna pode ser ordenada no navegador. Valores vazios vêm por último, em qualquer
 * direção.
 */
export type SortValue = string | number | bigint | boolean | Date | null | undefined;

/** Uma célula de planilha. */
export type ExportValue = SortValue;

/** A ordem de uma lista por uma coluna. */
export interface TableSort {
  /** O `sortKey` da coluna: o nome que o servidor conhece. */
  readonly key: string;
  /** Em que direção. */
  readonly direction: 'asc' | 'desc';
}

/**
 * Como uma coluna pode ser filtrada, pelo `filterValue` dela ou, sem ele, pelo `sortValue`: por palavras que
 * contém, por qualquer uma de algumas escolhas, ou entre dois números.
 */
export type ColumnFilter =
  | {
      /** Por palavras, por escolhas ou entre dois números. */
      readonly kind: 'text';
    }
  | {
      readonly kind: 'choice';
      /** O que há para escolher. `useClientTable` oferece o que as linhas têm. */
      readonly options?: readonly string[];
    }
  | { readonly kind: 'number' };

/** Os dois limites contam; um ausente não limita. */
export interface NumberRange {
  /** O menor. */
  readonly from?: number;
  /** O maior. */
  readonly to?: number;
}

/** Por que uma coluna é filtrada: palavras, escolhas ou limites. */
export type ColumnFilterValue = string | readonly string[] | NumberRange;

/** Por que uma tabela é filtrada, pelos ids das colunas; uma linha tem de passar por todos. */
export type ColumnFilters = Readonly<Record<string, ColumnFilterValue>>;

/** As alturas de linha: 36 px e 44 px. */
export type TableDensity = 'compact' | 'comfortable';

/** O que uma pessoa mudou em uma tabela. O que está ausente é o padrão da própria tabela. */
export interface TablePreferences {
  /** Os ids das colunas na ordem desejada. Ids desconhecidos são ignorados; os que faltam mantêm o lugar. */
  readonly order?: readonly string[];
  /** Os ids das colunas ocultas. */
  readonly hidden?: readonly string[];
  /** Os ids das colunas mantidas à vista no começo, ao lado da que dá nome à linha. */
  readonly pinned?: readonly string[];
  /** As larguras em px, por id de coluna. */
  readonly widths?: Readonly<Record<string, number>>;
  /** A altura das linhas; ausente, como a da página. */
  readonly density?: TableDensity;
}

/** Onde as preferências são guardadas; sem outra escolha, no armazenamento local do navegador. */
export interface TablePreferencesStorage {
  /**
   * O que foi guardado sob a chave, ou uma promessa disso, como de um servidor: a tabela mostra as próprias
   * colunas até chegar. O que não é preferência é ignorado; onde uma promessa falha, nada é gravado por cima
   * do que não se pôde ler.
   */
  readonly load: (key: string) => unknown;
  /** Guarda as preferências sob a chave. */
  readonly save: (key: string, preferences: TablePreferences) => void;
}

/**
 * O que está selecionado sobre todas as páginas de uma lista do servidor: ou os ids citados, ou tudo o que o
 * filtro atual acha menos os ids citados ('todos os N, exceto…').
 */
export type TableSelection =
  | {
      /** Se `ids` são os selecionados ou os que ficam de fora. */
      mode: 'include';
      /** Os citados. */
      ids: ReadonlySet<string>;
    }
  | { mode: 'exclude'; ids: ReadonlySet<string> };
