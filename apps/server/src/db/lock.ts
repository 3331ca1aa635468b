import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigurationError, HeldFolderError } from './configuration-error.ts';
import { dataFolderError, makeFolder } from './folder.ts';

interface Owner {
  pid: number;
  start: string | null;
}

/** Who holds the folder, for people; whether it is held the system decides. */
const ownerFile = (folder: string): string => join(folder, 'banco.lock');

/** Start time of a process in clock ticks, where the system tells: a pid alone is reused. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    // EPERM: somebody else's process, therefore alive.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return owner.start === null || startOf(owner.pid) === owner.start;
}

function readOwner(folder: string): Owner | null {
  try {
    const {
      pid,
      start,
      inicio: earlier,
    } = JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as Partial<Owner & { inicio: string | null }>;
    // What an earlier version left behind in its word: a pid alone would be taken for whoever has it by now.
    return typeof pid === 'number' ? { pid, start: start ?? earlier ?? null } : null;
  } catch {
    return null;
  }
}

const heldBy = (folder: string, owner: Owner | null): HeldFolderError =>
  new HeldFolderError(
    `O banco embutido em ${folder} já está em uso ${owner ? `pelo processo ${owner.pid}` : 'por outro processo'}: ` +
      'encerre esse processo, indique outra pasta em DATA_DIR, ou informe em DATABASE_URL um PostgreSQL, que aceita ' +
      'vários processos.',
  );

/** Refuses the folder when another living process holds it; changes nothing. */
export function refuseHeldFolder(folder: string): void {
  const owner = readOwner(folder);
  if (owner && isAlive(owner)) throw heldBy(folder, owner);
}

/**
 * The operating system's lock, through SQLite's: no two processes have it at once, and it goes with the process,
 * however that ends. The file stays empty, and stays: removing it would let two hold one name.
 */
function takeSystemLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, 'banco.trava'));
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean => (error as { errcode?: number }).errcode === SQLITE_BUSY;
/** Tries of who finds the lock taken and sees no owner: half a second in all. */
const ATTEMPTS = 25;
const pause = (ms: number) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

/**
 * Starts at the same moment can each keep the lock from the other: SQLite takes it in steps, and whoever finds another
 * on the way gives up. So whoever sees no owner asks again, until one has it.
 */
function waitForSystemLock(folder: string): DatabaseSync {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return takeSystemLock(folder);
    } catch (error) {
      if (!isBusy(error) || attempt === ATTEMPTS) throw error;
      refuseHeldFolder(folder);
      pause(5 + Math.random() * 30);
    }
  }
}

/** SQLite hides why a file could not be opened: asked once more, the system tells. */
function reasonOf(folder: string, error: unknown): unknown {
  if (error instanceof ConfigurationError) return error;
  const probe = join(folder, `banco.prova.${process.pid}`);
  try {
    writeFileSync(probe, '');
    rmSync(probe);
    return error;
  } catch (reason) {
    return dataFolderError(folder, reason);
  }
}

/**
 * Holds the embedded database's folder for this process. PGlite itself takes no lock, and two
 * processes on one folder lose committed rows. Answers the function that lets it go.
 */
export function lockFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    makeFolder(folder);
  } catch (error) {
    throw dataFolderError(folder, error);
  }
  try {
    lock = waitForSystemLock(folder);
    refuseHeldFolder(folder);
    writeFileSync(ownerFile(folder), JSON.stringify({ pid: process.pid, start: startOf(process.pid) }), {
      mode: 0o600,
    });
  } catch (error) {
    lock?.close();
    if (isBusy(error)) throw heldBy(folder, readOwner(folder));
    throw reasonOf(folder, error);
  }
  const held = lock;
  return () => {
    rmSync(ownerFile(folder), { force: true });
    held.close();
  };
}
