import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { idempotentCall } from '../db/schema.ts';
import { random } from './cipher.ts';
import type { KeyRing } from './key-ring.ts';
import {
  readStored,
  sameCall,
  stillWorking,
  type IdempotentRequest,
  type StoredResponse,
} from './idempotency.ts';

/** Longer than a preparation and its transaction may take. */
const LEASE = sql`now() + interval '60 seconds'`;
/** How long a twin waits for the answer of the first, and how often it looks. */
const TWIN_WAIT_MS = 4_000;
const TWIN_STEP_MS = 100;

/** A free key becomes ours; so does one whose holder is gone. Null when somebody holds or answered it. */
async function tryToClaim(db: Db, p: IdempotentRequest): Promise<string | null> {
  const claim = random(16);
  const [taken] = await db
    .insert(idempotentCall)
    .values({
      chave: p.chave,
      ator: p.ator,
      chamada: p.chamada,
      requestHash: p.hash,
      claim,
      leaseUntil: LEASE,
    })
    .onConflictDoUpdate({
      target: [idempotentCall.chave, idempotentCall.ator, idempotentCall.chamada],
      set: { claim, leaseUntil: LEASE, requestHash: p.hash },
      setWhere: and(isNull(idempotentCall.status), lt(idempotentCall.leaseUntil, sql`now()`)),
    })
    .returning({ claim: idempotentCall.claim });
  return taken ? claim : null;
}

/**
 * Takes the key by itself, before anything outside the database is asked: of two twins one goes on, and the other
 * waits for its answer. Answers our claim, or what was answered before.
 * @throws HttpError 422 when the key was used with another body, 409 when the first twin takes too long
 */
export async function claimKey(
  db: Db,
  ring: KeyRing,
  clock: () => number,
  p: IdempotentRequest,
): Promise<{ claim: string } | { stored: StoredResponse }> {
  const until = clock() + TWIN_WAIT_MS;
  for (;;) {
    const claim = await tryToClaim(db, p);
    if (claim !== null) return { claim };
    const stored = await readStored(db, ring, p);
    if (stored) return { stored };
    if (clock() >= until) throw stillWorking();
    await new Promise((resolve) => setTimeout(resolve, TWIN_STEP_MS));
  }
}

const heldBy = (p: IdempotentRequest, claim: string) =>
  and(sameCall(p), eq(idempotentCall.claim, claim), isNull(idempotentCall.status));

/**
 * Begins the write of who holds the key. After the lease the key may be another's, who asks outside and writes itself.
 * @throws HttpError 409
 */
export async function requireClaim(tx: Db, p: IdempotentRequest, claim: string): Promise<void> {
  const [held] = await tx
    .update(idempotentCall)
    .set({ leaseUntil: LEASE })
    .where(heldBy(p, claim))
    .returning({ claim: idempotentCall.claim });
  if (!held) throw stillWorking();
}

/** Lets the key go after a refusal, so that the same request may be sent again at once. An answered one stays. */
export async function releaseKey(db: Db, p: IdempotentRequest, claim: string): Promise<void> {
  await db.delete(idempotentCall).where(heldBy(p, claim));
}
