import { CODIGO_ERRO } from '@apto/api-client';
import { config, type z } from 'zod';
import { pt } from 'zod/locales';
import { ErroHttp, invalido } from './erros.ts';

// What a schema does not word itself is said in Portuguese too: toasts show it (doc2 §8).
config({
  ...pt(),
  customError: (problema) =>
    problema.code === 'invalid_type' && problema.input === undefined ? 'Campo obrigatório' : undefined,
});

/** One part of a request by its declaration. @throws ErroHttp 400 naming the fields */
export function validar(parte: string, esquema: z.ZodType | undefined, valor: unknown): unknown {
  if (!esquema) return undefined;
  const lido = esquema.safeParse(valor ?? (parte === 'query' ? {} : valor));
  if (lido.success) return lido.data;
  throw invalido(
    lido.error.issues.map((i) => {
      const folha = maisFunda(i);
      return { campo: folha.path.map(String).join('.'), mensagem: folha.message };
    }),
  );
}

interface Problema {
  path: PropertyKey[];
  message: string;
  code?: string;
  errors?: Problema[][];
}

/** The most telling problem inside a union: the branch that went deepest before it failed. */
function maisFunda(problema: z.core.$ZodIssue): { path: PropertyKey[]; message: string } {
  let atual = problema as unknown as Problema;
  const base: PropertyKey[] = [];
  while (atual.code === 'invalid_union' && atual.errors && atual.errors.length > 0) {
    const ramos = atual.errors.flat();
    const funda = ramos.reduce((a, b) => (b.path.length > a.path.length ? b : a), ramos[0] as Problema);
    base.push(...atual.path);
    atual = funda;
  }
  return { path: [...base, ...atual.path], message: atual.message };
}

/** The version in `If-Match`. @throws ErroHttp 428 when it is missing, 400 when it is not a version */
export function versaoDe(cabecalho: string | undefined): number {
  if (cabecalho === undefined) {
    throw new ErroHttp(
      428,
      CODIGO_ERRO.PRECONDICAO_NECESSARIA,
      'Falta o cabeçalho If-Match com a versão do registro que está sendo alterado.',
    );
  }
  const lida = /^(?:W\/)?"?(\d{1,9})"?$/.exec(cabecalho.trim());
  if (!lida) throw invalido([{ campo: 'If-Match', mensagem: 'Deve ser a versão do registro, como "3"' }]);
  return Number(lida[1]);
}
