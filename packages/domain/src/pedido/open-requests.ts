import { tipoExame } from '../exames/index.ts';

/** Said, never refused, of whoever has a request of the same exam type that is not over. */
export function openRequestText(tipoExameId: number, names: readonly string[] = []): string {
  const who = new Intl.ListFormat('pt-BR').format(names);
  return `Já há um pedido de ${tipoExame(tipoExameId).descricao} em aberto${who && ` para ${who}`}: confira antes de fazer outro.`;
}

/** The same once the second one is made: nothing is left to be checked before it. */
export const otherOpenRequestText = (tipoExameId: number, name: string): string =>
  `Há outro pedido de ${tipoExame(tipoExameId).descricao} em aberto para ${name}.`;
