import type { AssistenteState } from '@apto/domain/assistente';
import { procedimentosToPerform } from '@apto/domain/pedido';

type Asked = Pick<AssistenteState, 'cliente' | 'cidade' | 'funcionarios' | 'tipoExame'>;

/** The exams of all employees of the request, each once. */
export const examesOfPedido = ({ funcionarios }: Pick<Asked, 'funcionarios'>): number[] =>
  [...new Set(funcionarios.flatMap((f) => procedimentosToPerform(f).map(({ id }) => id)))].sort(
    (a, b) => a - b,
  );

/** Where the clinics of this request are asked for: its client, city and exams (doc2 §7). */
export const clinicsAddress = (pedido: Asked) => ({
  params: {
    clientIds: String(pedido.cliente?.id ?? 0),
    cityId: pedido.cidade?.id ?? 0,
    examIds: examesOfPedido(pedido).join(',') || '0',
  },
  tipoExame: pedido.tipoExame?.id,
});
