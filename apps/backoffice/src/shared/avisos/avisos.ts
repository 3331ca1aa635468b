import type { Aviso } from '@apto/domain';
import { toast } from '@apto/ui';
import { ehSilencioso, mensagemDe } from './mensagem.ts';

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
