import { z } from 'zod';
import { MENSAGEM, MENSAGEM_RESPOSTA_OBRIGATORIA } from '../mensagens/index.ts';

/** Description dialogs that ask a reason (doc1 §2.5, doc3 §5.3): required, 'Campo obrigatório.'. */
export const esquemaMotivo = z.object({
  motivo: z.string().trim().min(1, MENSAGEM.CAMPO_OBRIGATORIO_PONTO).max(1900),
});
export type FormMotivo = z.input<typeof esquemaMotivo>;

/** Answer to a client's pendency (doc1 §5 'Status dialogs'). */
export const esquemaRespostaPendencia = z.object({
  resposta: z.string().trim().min(1, MENSAGEM_RESPOSTA_OBRIGATORIA).max(1900),
});
export type FormRespostaPendencia = z.input<typeof esquemaRespostaPendencia>;
