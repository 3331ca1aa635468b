import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kitContent, kitFileName } from '@apto/domain/kit';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { kit } from '../db/schema.ts';
import type { Configuration } from '../platform/config.ts';
import type { Gateways } from '../platform/ports.ts';
import { receivingFolder } from '../platform/receive.ts';
import type { VisitFacts } from './repository.ts';
import { renderKit } from './renderer.ts';

export type StoredKit = typeof kit.$inferSelect;

export const PDF = 'application/pdf';

interface Store {
  db: Db;
  config: Configuration;
  gateways: Gateways;
}

/** What is being made just now, by its content: who asks for the same waits for it. */
const underWay = new Map<string, Promise<StoredKit>>();

const find = async (db: Db, agendamentoId: number, contentHash: string): Promise<StoredKit | null> => {
  const [found] = await db
    .select()
    .from(kit)
    .where(and(eq(kit.agendamentoId, agendamentoId), eq(kit.contentHash, contentHash)));
  return found ?? null;
};

async function keep({ config, gateways }: Store, pdf: Buffer): Promise<string> {
  const folder = receivingFolder(config.dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const key = randomBytes(32).toString('base64url');
  try {
    await writeFile(path, pdf, { flag: 'wx', mode: 0o600 });
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    await gateways.files.save(key, { path, size: pdf.length, sha256 }, PDF);
    return key;
  } finally {
    await rm(path, { force: true });
  }
}

async function make(store: Store, facts: VisitFacts, contentHash: string): Promise<StoredKit> {
  const pdf = await renderKit(kitContent(facts.kit));
  const key = await keep(store, pdf);
  const [made] = await store.db
    .insert(kit)
    .values({
      empresaId: facts.empresaId,
      agendamentoId: facts.id,
      contentHash,
      chave: key,
      tamanho: pdf.length,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  // Another process was faster: its file is the one.
  await store.gateways.files.remove(key);
  const other = await find(store.db, facts.id, contentHash);
  if (!other) throw new Error('O kit não foi guardado.');
  return other;
}

/**
 * The kit of an appointment as it is now: made in a thread and stored once for each content, found afterwards. Outside
 * transactions only.
 */
export async function ensureKit(store: Store, facts: VisitFacts): Promise<StoredKit> {
  const contentHash = createHash('sha256')
    .update(JSON.stringify(kitContent(facts.kit)))
    .digest('hex');
  const stored = await find(store.db, facts.id, contentHash);
  if (stored) return stored;
  const name = `${facts.id}:${contentHash}`;
  const running = underWay.get(name) ?? make(store, facts, contentHash).finally(() => underWay.delete(name));
  underWay.set(name, running);
  return running;
}

/** The kit whole, to go with a message. */
export async function kitAttachment(store: Store, facts: VisitFacts) {
  const stored = await ensureKit(store, facts);
  const content = await store.gateways.files.open(stored.chave);
  if (!content) throw new Error('O conteúdo do kit não foi encontrado.');
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece as Uint8Array));
  return {
    kitId: stored.id,
    attachment: { name: kitFileName(facts.id), type: PDF, content: Buffer.concat(pieces) },
  };
}
