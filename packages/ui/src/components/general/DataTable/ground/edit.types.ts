import type { ComponentType, FocusEventHandler, KeyboardEventHandler, ReactNode, RefObject } from 'react';

/** The id of the column that a table with row edit gets at its end. */
export const EDIT_COLUMN = 'editar-linha';

/** Um dos campos de uma célula que tem vários. */
export interface ColumnField {
  /** O id dele em `useRowEdit`. */
  readonly id: string;
  /** Como se chama, para quem não vê a coluna. */
  readonly label: string;
}

/** O que `useRowEdit` devolve, para o `edit` da `DataTable` e para a tela em volta dela. */
export interface RowEdit<Row> {
  /** A linha em edição, ou null. */
  readonly editingId: string | null;
  /**
   * Algo digitado não foi salvo: pergunte antes de sair da tela. Com `savesCells`, só o que foi recusado: o resto é salvo
   * ao esperar por `settled`.
   */
  readonly isDirty: boolean;
  /** A linha está sendo salva. */
  readonly isSaving: boolean;
  /**
   * Abre uma linha, como faz o 'Editar' dela. False enquanto outra tem mudanças por salvar; a tabela diz
   * isso.
   */
  readonly start: (row: Row) => boolean;
  /** Descarta o que foi digitado. */
  readonly cancel: () => void;
  /** Salva a linha em edição. */
  readonly save: () => Promise<void>;
  /** Espera as células que estão sendo salvas. False quando algo não foi salvo: o campo errado recebe o foco. */
  readonly settled: () => Promise<boolean>;
  /** Com o que a tabela desenha. Não é para telas. */
  readonly parts: RowEditParts;
}

/** O que a última célula de uma linha recebe. */
export interface RowEditCellProps {
  readonly label: string;
  /** Null: outra linha está em edição, ou nenhuma. */
  readonly edit: { readonly parts: RowEditParts } | null;
  readonly onStart: () => void;
}

/** O que a faixa acima das linhas recebe. */
export interface HeldEditLineProps {
  readonly edit: Pick<RowEdit<never>, 'parts' | 'isSaving' | 'save' | 'cancel'>;
}

/** Como a tabela desenha a linha em edição. Uma tabela que não edita não carrega código para isso. */
export interface RowEditParts {
  /** A largura da coluna dos botões, em px. */
  readonly width: number;
  /** 'Editar' ou, na linha em edição, 'Salvar' e 'Cancelar'. */
  readonly Cell: ComponentType<RowEditCellProps>;
  /** Salva ou desiste de uma linha que saiu da página com mudanças por salvar. */
  readonly HeldLine: ComponentType<HeldEditLineProps>;
  /** O campo de uma coluna, ou os dela, ou undefined onde ela só mostra. */
  readonly field: (
    column: {
      readonly id: string;
      readonly header: string;
      readonly fields?: readonly ColumnField[] | undefined;
    },
    rowLabel: string,
  ) => ReactNode | undefined;
  /** 'Salvar' e 'Cancelar'. */
  readonly actions: (rowLabel: string) => ReactNode;
  /** A célula em que o foco começa, ou a primeira com um campo. */
  readonly goesTo: RefObject<Element | null>;
  /** O foco entra nos botões da linha, e sai deles. */
  readonly leaving: { readonly onFocus: FocusEventHandler; readonly onBlur: FocusEventHandler };
  /** O elemento da tabela: os ids das linhas são únicos só dentro dele. */
  readonly root: RefObject<HTMLDivElement | null>;
  /** O nome da linha em edição, enquanto tem mudanças por salvar. */
  readonly held: string | null;
  /** O que está errado nos campos, em palavras, para onde os próprios campos não estão à vista. */
  readonly problems: string | null;
  /** O que está errado na linha como um todo, dito sob ela. */
  readonly notice: string | null;
  /** Enter salva, Escape desiste. */
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  /** O que se fez por último, para o status da tabela. */
  readonly said: string;
}
