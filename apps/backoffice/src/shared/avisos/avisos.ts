import { ErroDeApi } from '@apto/api-client';
import { TITULO_ERRO_PADRAO, type Aviso } from '@apto/domain';
import { toast } from '@apto/ui';

const MOSTRAR = {
  sucesso: toast.success,
  informacao: toast.info,
  atencao: toast.warning,
  perigo: toast.error,
} as const satisfies Record<Aviso['tom'], unknown>;

/** Shows a toast that the domain describes (its texts and lives are the specification's). */
export function avisar({ tom, titulo, detalhe, vida }: Aviso): string {
  return MOSTRAR[tom]({ title: titulo, detail: detalhe, life: vida });
}

/** The sentence of anything that was thrown. */
export function mensagemDe(erro: unknown, padrao: string = TITULO_ERRO_PADRAO): string {
  return erro instanceof Error && erro.message ? erro.message : padrao;
}

/** A session that ended says so on the login page, and a call that was given up has nothing to say. */
export const ehSilencioso = (erro: unknown): boolean =>
  (erro instanceof ErroDeApi && erro.status === 401) ||
  (erro instanceof DOMException && erro.name === 'AbortError');

/**
 * Error toast (doc3 §9 'Shared toast helper').
 * @param titulo the summary; absent: the server's message is the summary (doc1 §8 'Status-change failures')
 */
export function avisarErro(erro: unknown, titulo?: string): void {
  if (ehSilencioso(erro)) return;
  const mensagem = mensagemDe(erro);
  if (titulo === undefined || titulo === mensagem) toast.error({ title: mensagem });
  else toast.error({ title: titulo, detail: mensagem });
}
