import type { ReactNode } from 'react';

/** Uma ação de um menu. */
export interface MenuItemData {
  /** Único em seu menu. */
  readonly id: string;
  /** O que faz, como verbo. */
  readonly label: string;
  /** Um ícone de 16 px; decoração, o rótulo já o diz. */
  readonly icon?: ReactNode;
  /** Uma segunda linha, mais discreta. */
  readonly description?: string;
  /** `danger` para o que não pode ser desfeito; ponha-o por último. */
  readonly tone?: 'neutral' | 'danger';
  /** Indisponível agora, sem um motivo dado. Prefira `disabledReason`. */
  readonly isDisabled?: boolean;
  /**
   * Por que não está disponível agora. Basta ele para desabilitar o item, que continua a receber o foco, com o motivo
   * mostrado embaixo do rótulo e lido com ele. Junto com `isDisabled={false}`, não é mostrado nem bloqueia.
   */
  readonly disabledReason?: string;
  /** Para onde leva, em itens que são links. */
  readonly href?: string;
  /** Por exemplo 'Ctrl+K'; só mostrado, sem efeito por si. */
  readonly shortcut?: string;
  /** Faz a ação. O menu já está fechado. */
  readonly onAction?: () => void;
  /** Abre mais itens ao lado, um nível só. O próprio item então não faz nada. */
  readonly submenu?: readonly MenuItemData[];
}

/** Um grupo de itens sob um título. */
export interface MenuSectionData {
  /** Único no menu. */
  readonly id: string;
  /** O título da seção. */
  readonly title: string;
  /** Os itens da seção. */
  readonly items: readonly MenuItemData[];
}

/** O que um menu lista. */
export type MenuItems = readonly (MenuItemData | MenuSectionData)[];

/** Propriedades de `Menu`. */
export interface MenuProps {
  /** O `Button` ou `IconButton` que o abre; recebe os atributos certos. */
  readonly trigger: ReactNode;
  /**
   * Itens, em seções ou não. Um item que não deve existir para esta pessoa fica de fora, não desabilitado. Como função,
   * são pedidos quando o menu é desenhado, e não para cada linha de uma lista.
   */
  readonly items: MenuItems | (() => MenuItems);
  /**
   * Traz o código de que uma função `items` precisa. É pedido num momento calmo ou quando alguém está para pressionar,
   * e o menu abre quando ele chega. Declare-a fora do componente: é reconhecida por sua identidade.
   */
  readonly prepare?: () => Promise<unknown>;
  /** Nome acessível da lista. @default 'Ações' */
  readonly label?: string;
  /** Chamada com o id depois do `onAction` do próprio item; nunca para um item desabilitado. */
  readonly onAction?: (id: string) => void;
  /** Faz dele uma escolha em vez de uma lista de ações. */
  readonly selectionMode?: 'none' | 'single' | 'multiple';
  /** Ids escolhidos, com `selectionMode`. */
  readonly selectedIds?: Iterable<string>;
  /** Recebe o que está selecionado a partir de agora. */
  readonly onSelectionChange?: (ids: ReadonlySet<string>) => void;
  /** Onde abre em relação ao botão. @default 'bottom end' */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'right top' | 'left top';
  /** Se está aberto. Omita no uso não controlado. */
  readonly isOpen?: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange?: (isOpen: boolean) => void;
}
