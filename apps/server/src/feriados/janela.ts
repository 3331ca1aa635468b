import { somarDias, type Agora } from '@apto/domain';
import { invalido } from '../platform/erros.ts';

const UM_ANO = 366;
/** Longest window answered, in days. */
const MAXIMO = 3 * UM_ANO;

/** The window asked for; from today for a year when it was not. @throws ErroHttp 400 */
export function janelaPedida(
  query: { dataInicial?: string | undefined; dataFinal?: string | undefined },
  agora: Agora,
): { inicio: string; fim: string } {
  const inicio = query.dataInicial ?? agora.data;
  const fim = query.dataFinal ?? somarDias(inicio, UM_ANO);
  if (fim < inicio) {
    throw invalido([{ campo: 'dataFinal', mensagem: 'A data final não pode ser menor que a data inicial' }]);
  }
  const limite = somarDias(inicio, MAXIMO);
  return { inicio, fim: fim > limite ? limite : fim };
}
