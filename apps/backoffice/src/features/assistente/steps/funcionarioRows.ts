import type { PedidoFuncionario } from '@apto/domain/pedido';
import { selectAtom } from 'jotai/utils';
import { pedidoAtom } from '../pedido/pedido.ts';
import { isSameList, isSameRecord } from '../pedido/sameList.ts';

/** An employee of the request and the place that their failures name. */
export interface FuncionarioRow {
  readonly index: number;
  readonly f: PedidoFuncionario;
}

const known = new WeakMap<PedidoFuncionario, FuncionarioRow>();

/** Each employee's row, the same one for as long as nothing of them changed: a table draws only the others anew. */
export const rowsOf = (funcionarios: readonly PedidoFuncionario[]): FuncionarioRow[] =>
  funcionarios.map((f, index) => {
    const before = known.get(f);
    if (before?.index === index) return before;
    const row = { f, index };
    known.set(f, row);
    return row;
  });

/** What an employee answers in the step of the procedures, and what their procedures do not ask for. */
const ANSWERS: readonly (keyof PedidoFuncionario)[] = ['questionarioRisco', 'detalheConsulta'];

/**
 * The rows of the procedures, which show no answer: the same ones, answers as they were, for as long as nothing else of
 * an employee changed. So an answer, or one for all, does not draw the procedures of all anew.
 */
export const procedimentoRowsAtom = selectAtom(
  pedidoAtom,
  ({ funcionarios }, before?: readonly FuncionarioRow[]): readonly FuncionarioRow[] =>
    rowsOf(funcionarios).map((row, i) => {
      const shown = before?.[i];
      return shown && isSameRecord(shown.f, row.f, ANSWERS) ? shown : row;
    }),
  isSameList,
);
