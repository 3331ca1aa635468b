import type { PedidoFuncionario } from '@apto/domain/pedido';

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
