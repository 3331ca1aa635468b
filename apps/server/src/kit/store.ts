import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kitContent, kitFileName, picturesOf, type Kit } from '@apto/domain/kit';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { kit } from '../db/schema.ts';
import type { Configuration } from '../platform/config.ts';
import type { Gateways } from '../platform/ports.ts';
import { receivingFolder } from '../platform/receive.ts';
import type { VisitFacts } from './repository.ts';
import { isDrawable } from './picture.ts';
import { renderKit, UnsettableKit } from './renderer.ts';

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

async function read({ gateways }: Store, key: string): Promise<Buffer | null> {
  const content = await gateways.files.open(key);
  if (!content) return null;
  const pieces: Buffer[] = [];
  for await (const piece of content) pieces.push(Buffer.from(piece as Uint8Array));
  return Buffer.concat(pieces);
}

/** The pictures that its sheets show, as far as their files are there and can be drawn. */
async function openPictures(store: Store, kit: Kit): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for (const key of picturesOf(kit)) {
    const bytes = await read(store, key);
    if (bytes !== null && (await isDrawable(bytes))) found[key] = bytes;
  }
  return found;
}

/** The sheets matter more than a picture that cannot be read: without it the line to sign on stays. */
async function renderWhole(kit: Kit, pictures: Record<string, Buffer>): Promise<Buffer> {
  if (Object.keys(pictures).length === 0) return renderKit(kit, {});
  try {
    return await renderKit(kit, pictures);
  } catch (error) {
    if (!(error instanceof UnsettableKit)) throw error;
    return renderKit(kit, {});
  }
}

async function make(store: Store, facts: VisitFacts, contentHash: string): Promise<StoredKit> {
  const content = kitContent(facts.kit);
  const pdf = await renderWhole(content, await openPictures(store, content));
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
  const content = await read(store, stored.chave);
  if (content === null) throw new Error('O conteúdo do kit não foi encontrado.');
  return {
    kitId: stored.id,
    attachment: { name: kitFileName(facts.id), type: PDF, content },
  };
}
