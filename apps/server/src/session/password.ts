import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for argon2id: 19 MiB, two passes.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** argon2id hash of a password. */
export const generateHash = (password: string): Promise<string> => hash(password, OPTIONS);

let nobodyHash: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (unknown user) it does the same work against
 * nobody's, so that the time does not tell whether the user exists.
 * @throws where it cannot be told: a damaged hash, no memory; that is not the person's fault
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  // Made before either path is taken, or the very first unknown user would take twice as long.
  const nobody = await (nobodyHash ??= generateHash('ninguem tem esta senha'));
  const isCorrect = await verify(stored ?? nobody, password);
  return stored !== null && isCorrect;
}
