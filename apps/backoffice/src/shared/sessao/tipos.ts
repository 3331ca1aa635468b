import { z } from 'zod/mini';

const sessaoGuardada = z.object({
  /** Made at login; a new login is another session even of the same person. */
  id: z.string(),
  token: z.string(),
  /** Epoch milliseconds; null when the token does not say. */
  expiraEm: z.nullable(z.number()),
  permissoes: z.array(z.string()),
  perfil: z.object({
    id: z.number(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    empresa: z.object({ id: z.number(), name: z.string() }),
    apiKey: z.nullable(z.string()),
    clientes: z.array(z.number()),
    unidades: z.array(z.number()),
    quemAgenda: z.string(),
    quemAvisa: z.string(),
  }),
});

/** The internal user's session as the app holds it. Nothing about anyone's health is in it. */
export type Sessao = z.infer<typeof sessaoGuardada>;

/** The session in what the vault gave back, or null when it is of another shape. */
export function sessaoDe(valor: unknown): Sessao | null {
  const lida = sessaoGuardada.safeParse(valor);
  return lida.success ? lida.data : null;
}
