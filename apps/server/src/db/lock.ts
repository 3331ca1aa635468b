import { openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigurationError } from './configuration-error.ts';
import { dataFolderError, makeFolder } from './folder.ts';

interface Owner {
  pid: number;
  inicio: string | null;
}

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
  return owner.inicio === null || startOf(owner.pid) === owner.inicio;
}

function readOwner(file: string): Owner | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof owner.pid === 'number' ? { pid: owner.pid, inicio: owner.inicio ?? null } : null;
  } catch {
    return null;
  }
}

/** Refuses the folder when another living process holds it; changes nothing. */
export function refuseHeldFolder(folder: string): void {
  const owner = readOwner(join(folder, 'banco.lock'));
  if (!owner || !isAlive(owner)) return;
  throw new ConfigurationError(
    `O banco embutido em ${folder} já está em uso pelo processo ${owner.pid}: encerre esse processo, indique outra ` +
      'pasta em DATA_DIR, ou informe em DATABASE_URL um PostgreSQL, que aceita vários processos.',
  );
}

/**
 * Holds the embedded database's folder for this process. PGlite itself takes no lock, and two
 * processes on one folder lose committed rows. Answers the function that lets it go.
 */
export function lockFolder(folder: string): () => void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw dataFolderError(folder, error);
  }
  const file = join(folder, 'banco.lock');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const fd = openSync(file, 'wx', 0o600);
      writeSync(fd, JSON.stringify({ pid: process.pid, inicio: startOf(process.pid) }));
      closeSync(fd);
      return () => {
        if (readOwner(file)?.pid === process.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw dataFolderError(folder, error);
      refuseHeldFolder(folder);
      rmSync(file, { force: true });
    }
  }
  throw new ConfigurationError(`Não foi possível travar o banco embutido em ${folder}. Tente novamente.`);
}
