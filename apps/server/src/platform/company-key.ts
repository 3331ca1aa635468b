import { randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { empresa } from '../db/schema.ts';
import { identityMarks, keptMark, marker } from './cipher.ts';
import { HttpError } from './errors.ts';
import type { KeyRing } from './key-ring.ts';

/** Letters of a key that are told once it is no longer shown. */
const TOLD = 4;

// Of the digest, not of the key: so the start can mark what a migration could only digest.
const companyText = (digest: string): string => `chave-api:${digest}`;
const sessionText = (idHash: string): string => `chave-sessao:${idHash}`;

/** A new key, and what is kept of it (docs/decisions/0209). */
export function newCompanyKey(ring: KeyRing): {
  readonly key: string;
  readonly kept: { readonly chaveMarca: string; readonly chaveFinal: string };
} {
  const key = randomBytes(24).toString('base64url');
  return { key, kept: keptOf(ring, key) };
}

/** What is kept of a key. */
export const keptOf = (ring: KeyRing, key: string) => ({
  chaveMarca: keptMark(ring, companyText(marker(key))),
  chaveFinal: key.slice(-TOLD),
});

/** The key that a session sends in place of its company's: made of the session, kept nowhere, gone with it. */
export const sessionKey = (ring: KeyRing, idHash: string): string => {
  const [first = ''] = identityMarks(ring, sessionText(idHash));
  return first;
};

/** Whether two marks are the same, told in the same time wherever they differ. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A mark without the id of the key that made it. */
const bare = (mark: string): string => mark.slice(mark.indexOf('.') + 1);

/** Which of the ring's keys are tried is no secret; every one is, whether or not an earlier one fits. */
const isAmong = (marks: readonly string[], sought: string): boolean =>
  marks.map((mark) => isSame(mark, sought)).includes(true);

type HeaderValues = Readonly<Record<string, string | string[] | undefined>>;

/**
 * Throws 403 with `semApiKey` when the user's company has no key, or the caller presents one that is neither the company's
 * nor the session's own. Answers the mark to keep in place of one that an earlier key of the ring made, or null.
 */
export function requireApiKey(
  ring: KeyRing,
  { companyMark, idHash }: { readonly companyMark: string | null; readonly idHash: string },
  headers: HeaderValues,
): string | null {
  const sent = headers['x-api-key'];
  if (companyMark !== null) {
    if (sent === undefined || sent === '') return null;
    if (typeof sent === 'string') {
      const ofCompany = isAmong(identityMarks(ring, companyText(marker(sent))), bare(companyMark));
      const ofSession = isAmong(identityMarks(ring, sessionText(idHash)), sent);
      if (ofCompany)
        return companyMark.startsWith(`${ring.current.id}.`) ? null : keptOf(ring, sent).chaveMarca;
      if (ofSession) return null;
    }
  }
  const message =
    companyMark === null
      ? 'A empresa do usuário não possui uma chave de acesso configurada.'
      : 'A chave de acesso informada não é a da empresa do usuário.';
  throw new HttpError(403, 'SEM_API_KEY', message, { message, semApiKey: true });
}

/** Keeps another mark of the same key. */
export const keepMark = (db: Db, empresaId: number, from: string, to: string) =>
  db
    .update(empresa)
    .set({ chaveMarca: to })
    .where(and(eq(empresa.id, empresaId), eq(empresa.chaveMarca, from)));

/** Marks with the ring what a migration, or a demonstration's seed, could only digest. */
export async function markCompanyKeys(db: Db, ring: KeyRing): Promise<void> {
  const digested = await db
    .select({ id: empresa.id, digest: sql<string>`${empresa.chaveMarca}` })
    .from(empresa)
    .where(sql`${empresa.chaveMarca} ~ '^[0-9a-f]{64}$'`)
    .for('update');
  for (const { id, digest } of digested) await keepMark(db, id, digest, keptMark(ring, companyText(digest)));
}
