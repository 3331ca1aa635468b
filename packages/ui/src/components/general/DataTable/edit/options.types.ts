import type { ReactNode } from 'react';
import type { RowErrors } from './edit.logic.ts';

/** O que um campo da linha em edição recebe. */
export interface RowFieldProps<Value> {
  /** O nome do campo: o cabeçalho da coluna e o nome da linha. Passe-o como `label`, com `isLabelHidden`. */
  readonly label: string;
  /** O valor em edição. */
  readonly value: Value;
  /** Recebe o novo valor. */
  readonly onChange: (value: Value) => void;
  /** O que está errado nele. */
  readonly errorMessage: string | undefined;
  /** Enquanto é salva. Não use `isDisabled`: tiraria o foco. */
  readonly isReadOnly: boolean;
}

/** Opções de `useRowEdit`. */
export interface RowEditOptions<Row, Draft extends object> {
  /** O id estável de uma linha. */
  readonly getRowId: (row: Row) => string;
  /** Como leitores de tela chamam uma linha. */
  readonly getRowLabel: (row: Row) => string;
  /** O que se pode editar de uma linha, por id de coluna. */
  readonly toDraft: (row: Row) => Draft;
  /** O campo de cada uma dessas colunas. */
  readonly fields: { [Key in keyof Draft & string]?: (field: RowFieldProps<Draft[Key]>) => ReactNode };
  /** O que está errado antes de enviar: textos por id de coluna. Vazio: nada. */
  readonly validate?: (draft: Draft, row: Row) => RowErrors<Draft>['fields'];
  /**
   * O que já está errado numa linha quando a edição começa: fica sob cada campo até a linha ser salva, e o primeiro
   * campo errado recebe o foco.
   */
  readonly known?: (row: Row) => RowErrors<Draft>['fields'];
  /**
   * Salva, e põe a nova linha entre `rows`. Termina sem nada quando foi salva (com `next`, a edição segue nessa
   * linha) e com erros quando o servidor recusa; uma promessa que falha diz que não foi possível salvar. O que foi
   * digitado fica, menos no primeiro caso. `cells`: as colunas que mudaram; as outras valem o que já valiam.
   */
  readonly onSave: (
    row: Row,
    draft: Draft,
    cells: readonly (keyof Draft & string)[],
  ) => Promise<RowErrors<Draft> | RowSaved<Row> | void>;
  /**
   * Cada célula é salva ao sair dela, e a linha segue aberta; um clique numa célula abre a linha nela. O que é recusado
   * fica sob o seu campo, com o que foi digitado, e 'Salvar' tenta de novo.
   */
  readonly savesCells?: boolean;
  /** As linhas são registros: os botões dizem 'Editar registro' e 'Cancelar edição'. */
  readonly areRecords?: boolean;
  /** Com `savesCells`: as colunas de uma só escolha, salvas já ao escolher. */
  readonly choices?: readonly (keyof Draft & string)[];
  /** Por exemplo, para retirar uma linha nova que nunca foi salva. */
  readonly onCancel?: (row: Row) => void;
}

/** Uma linha salva, e a que se edita a seguir. */
export interface RowSaved<Row> {
  /** A próxima linha a editar. */
  readonly next: Row;
}
