import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes.
const OPCOES = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id hash of a password. */
export const gerarHash = (senha: string): Promise<string> => hash(senha, OPCOES);

let deNinguem: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (unknown user) it does the same work against
 * nobody's, so that the time does not tell whether the user exists.
 */
export async function conferirSenha(guardado: string | null, senha: string): Promise<boolean> {
  // Made before either path is taken, or the very first unknown user would take twice as long.
  const reserva = await (deNinguem ??= gerarHash('ninguem tem esta senha'));
  try {
    const certa = await verify(guardado ?? reserva, senha);
    return guardado !== null && certa;
  } catch {
    return false;
  }
}
