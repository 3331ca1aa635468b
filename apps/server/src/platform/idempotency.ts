import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ERROR_CODE } from '@apto/api-client';
import { kept } from '../db/kept.ts';
import type { Db } from '../db/port.ts';
import { idempotentCall } from '../db/schema.ts';
import { encrypt, decrypt } from './cipher.ts';
import type { KeyRing } from './key-ring.ts';
import type { Session } from './session.ts';
import { conflict, HttpError, invalid } from './errors.ts';

export interface IdempotentRequest {
  chave: string;
  ator: string;
  chamada: string;
  hash: string;
}

/** Who a key belongs to: keys of two people never meet. */
function actorOf(session: Session | null): string {
  if (!session) return 'publica';
  return session.kind === 'autoagendamento' ? `a:${session.agendamentoId}` : `u:${session.usuarioId}`;
}

/**
 * Reads `Idempotency-Key`. Without it a lost answer could not be told from a lost request, and the next try would be a
 * second one: a call that declares itself idempotent is refused without.
 * @throws HttpError 400
 */
export function readRequest(
  header: string | string[] | undefined,
  session: Session | null,
  call: string,
  input: unknown,
): IdempotentRequest {
  if (header === undefined) {
    throw invalid([
      {
        campo: 'Idempotency-Key',
        mensagem:
          'Campo obrigatório: envie uma chave nova para cada pedido, e a mesma em cada tentativa dele',
      },
    ]);
  }
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) {
    throw invalid([{ campo: 'Idempotency-Key', mensagem: 'Deve ter de 8 a 200 caracteres ASCII' }]);
  }
  const hash = createHash('sha256')
    .update(JSON.stringify(input ?? null))
    .digest('hex');
  return { chave: header, ator: actorOf(session), chamada: call, hash };
}

export interface StoredResponse {
  status: number;
  answer: unknown;
}

interface StoredRow {
  requestHash: string;
  status: number | null;
  /** Encrypted: an answer may hold what is stored nowhere else in the clear, such as a link's token. */
  answer: string | null;
}

/** The row of a key: of one caller and one call. */
export const sameCall = (p: IdempotentRequest) =>
  and(
    eq(idempotentCall.chave, p.chave),
    eq(idempotentCall.ator, p.ator),
    eq(idempotentCall.chamada, p.chamada),
  );

const value = sql.placeholder;
const insertKey = kept('chave', (db) =>
  db
    .insert(idempotentCall)
    .values({
      chave: value('chave'),
      ator: value('ator'),
      chamada: value('chamada'),
      requestHash: value('hash'),
    })
    .onConflictDoNothing()
    .returning({ chave: idempotentCall.chave }),
);
const updateKey = kept('chave_resposta', (db) =>
  db
    .update(idempotentCall)
    .set({ status: sql`${value('status')}`, answer: sql`${value('answer')}::jsonb` })
    .where(
      and(
        eq(idempotentCall.chave, value('chave')),
        eq(idempotentCall.ator, value('ator')),
        eq(idempotentCall.chamada, value('chamada')),
      ),
    ),
);

async function readKey(db: Db, p: IdempotentRequest): Promise<StoredRow | undefined> {
  const [stored] = await db
    .select({
      requestHash: idempotentCall.requestHash,
      status: idempotentCall.status,
      answer: idempotentCall.answer,
    })
    .from(idempotentCall)
    .where(sameCall(p));
  return stored;
}

/** @throws HttpError 422 when the key was used with another body */
function sameRequest(
  ring: KeyRing,
  { requestHash: request_hash, status, answer }: StoredRow,
  p: IdempotentRequest,
): StoredResponse | null {
  if (request_hash !== p.hash) {
    throw new HttpError(
      422,
      ERROR_CODE.CHAVE_REUTILIZADA,
      'Esta Idempotency-Key já foi usada com outro conteúdo. Gere uma chave nova para um pedido novo.',
    );
  }
  if (status === null || answer === null) return null;
  return { status, answer: JSON.parse(decrypt(ring, answer)) as unknown };
}

/**
 * The stored answer of a call that was made before, without taking the key; null when none is committed. A replay
 * asks for it ahead of everything that may have changed meanwhile: the day, a gateway that is down.
 * @throws HttpError 422 when the key was used with another body
 */
export async function readStored(
  db: Db,
  ring: KeyRing,
  p: IdempotentRequest,
): Promise<StoredResponse | null> {
  const earlier = await readKey(db, p);
  return earlier ? sameRequest(ring, earlier, p) : null;
}

/** What a twin hears while the first one still runs. */
export const stillWorking = (): HttpError =>
  conflict(ERROR_CODE.CONFLITO, 'Este pedido ainda está sendo processado. Tente novamente em instantes.');

/**
 * Takes the key inside the write's transaction. Answers the stored answer when the call was already
 * made; null when this is the first. A twin that runs at the same time waits here for the first one.
 * @throws HttpError 422 when the key was used with another body
 */
export async function takeKey(tx: Db, ring: KeyRing, p: IdempotentRequest): Promise<StoredResponse | null> {
  const [taken] = await insertKey(tx, { ...p });
  if (taken) return null;
  const earlier = await readKey(tx, p);
  const saved = earlier ? sameRequest(ring, earlier, p) : null;
  if (saved) return saved;
  throw stillWorking();
}

/** Keeps the answer beside the key, encrypted, in the same transaction as the write itself. */
export async function storeResponse(
  tx: Db,
  ring: KeyRing,
  p: IdempotentRequest,
  status: number,
  answer: unknown,
): Promise<void> {
  const encrypted = encrypt(ring, JSON.stringify(answer ?? null));
  await updateKey(tx, { ...p, status, answer: JSON.stringify(encrypted) });
}

/** Removes answers that nobody asks for again. */
export const clearAnswers = (db: Db): Promise<unknown> =>
  db.execute(sql`delete from idempotencia where created_at < now() - interval '2 days'`);
