import { z } from 'zod';
import { MESSAGE, ANSWER_REQUIRED_MESSAGE } from '../messages/index.ts';

/** Description dialogs that ask a reason (doc1 §2.5, doc3 §5.3): required, 'Campo obrigatório.'. */
export const reasonSchema = z.object({
  motivo: z.string().trim().min(1, MESSAGE.REQUIRED_FIELD_WITH_STOP).max(1900),
});
export type ReasonForm = z.input<typeof reasonSchema>;

/** Answer to a client's pendency (doc1 §5 'Status dialogs'). */
export const pendenciaAnswerSchema = z.object({
  resposta: z.string().trim().min(1, ANSWER_REQUIRED_MESSAGE).max(1900),
});
export type PendenciaAnswerForm = z.input<typeof pendenciaAnswerSchema>;
