import { z } from 'zod';

/** The one error shape of every call (house plan, 'Server'). */
export const errorBody = z.object({
  /** One sentence, or one for each field. */
  message: z.union([z.string(), z.array(z.string())]),
  /** Machine-readable reason, for instance `FAIXA_INDISPONIVEL`. */
  codigo: z.string(),
  /** Ties what the person sees to the server's log. */
  requestId: z.string(),
  details: z
    .object({
      response: z
        .object({
          message: z.union([z.string(), z.array(z.string())]).optional(),
          semApiKey: z.boolean().optional(),
          /** Validation: the field's path and its message. */
          campos: z.array(z.object({ campo: z.string(), mensagem: z.string() })).optional(),
        })
        .loose(),
    })
    .optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
