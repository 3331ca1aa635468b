import { z } from 'zod';
import { validarSolicitante } from './validacao-campos.ts';

/** The requester's form, by the same rules as the step (doc2 §5 'Requester'). */
export const esquemaSolicitante = z
  .object({
    nomeSolicitante: z.string(),
    emailSolicitante: z.string(),
    telefoneSolicitante: z.string(),
    autoagendamento: z.boolean(),
    enquadramentoLaudoPCD: z.enum(['sim', 'nao']).nullable(),
  })
  .superRefine((dados, contexto) => {
    for (const { campo, mensagem } of validarSolicitante(dados)) {
      contexto.addIssue({ code: 'custom', path: campo.split('.'), message: mensagem });
    }
  });
export type FormSolicitante = z.input<typeof esquemaSolicitante>;
