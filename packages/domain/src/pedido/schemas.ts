import { z } from 'zod';
import { validateSolicitante } from './fields.ts';

/** The requester's form, by the same rules as the step (doc2 §5 'Requester'). */
export const solicitanteSchema = z
  .object({
    nomeSolicitante: z.string(),
    emailSolicitante: z.string(),
    telefoneSolicitante: z.string(),
    autoagendamento: z.boolean(),
    enquadramentoLaudoPCD: z.enum(['sim', 'nao']).nullable(),
  })
  .superRefine((data, context) => {
    for (const { campo: field, mensagem: message } of validateSolicitante(data)) {
      context.addIssue({ code: 'custom', path: field.split('.'), message: message });
    }
  });
export type FormSolicitante = z.input<typeof solicitanteSchema>;
