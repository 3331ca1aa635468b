import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigurationError } from './configuration-error.ts';
import { sqlCode } from './port.ts';

const MB = 1024 * 1024;
/** What a new embedded database takes with the demonstration in it (91 MB), and room for its next log files. */
const NEEDED_BY_A_NEW_DATABASE_MB = 150;
/** Two of the database's log files: with less it cannot write at all. */
const NEEDED_BY_A_DATABASE_MB = 32;

/**
 * Makes the folder and those above it. Node's own recursion never ends where the system answers that a new folder
 * does not exist, as under /proc.
 */
export function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Free megabytes where the folder is; Infinity where the system does not say. */
function freeMegabytes(folder: string): number {
  try {
    const { bavail, bsize, blocks } = statfsSync(folder);
    return blocks > 0 ? Math.floor((bavail * bsize) / MB) : Infinity;
  } catch {
    return Infinity;
  }
}

/** Why the embedded database cannot be kept in the folder for want of room, in one sentence; null when there is room. */
export function lackOfRoom(folder: string): string | null {
  const needed = existsSync(join(folder, 'pg', 'PG_VERSION'))
    ? NEEDED_BY_A_DATABASE_MB
    : NEEDED_BY_A_NEW_DATABASE_MB;
  const free = freeMegabytes(folder);
  if (free >= needed) return null;
  return `O disco de DATA_DIR (${folder}) está cheio, com ${free} MB livres: libere ao menos ${needed} MB ou indique outra pasta em DATA_DIR.`;
}

const fullDisk = (folder: string): string =>
  `O disco de DATA_DIR (${folder}) está cheio: libere espaço ou indique outra pasta em DATA_DIR.`;

/** ENOSPC and EDQUOT as the embedded database's WebAssembly numbers them. */
const FULL_DISK_NUMBERS: readonly unknown[] = [51, 19];

/**
 * What a failure of the embedded database means for a person, in one sentence; null when it does not come from its
 * files. Some of what it throws is no Error: numbered failures of its file system, and the end of its program.
 * @param opening that it failed while being opened or made, where nothing but files can fail
 */
export function embeddedFailure(folder: string, error: unknown, opening?: 'existing' | 'new'): string | null {
  const { errno, name } = (error ?? {}) as { errno?: unknown; name?: unknown };
  const code = sqlCode(error);
  if (code === '53100' || (name === 'ErrnoError' && FULL_DISK_NUMBERS.includes(errno)))
    return fullDisk(folder);
  // XX: corrupted data and what follows from it; 58: a file that is missing or cannot be read.
  const isAboutFiles = code?.startsWith('XX') || code?.startsWith('58');
  const isAboutProgram = !(error instanceof Error) || error instanceof WebAssembly.RuntimeError;
  // A RangeError is the machine's memory.
  const isAboutOpening = opening !== undefined && !(error instanceof RangeError);
  if (!isAboutFiles && !isAboutProgram && !isAboutOpening) return null;
  return opening === 'new'
    ? `O banco embutido não pôde ser criado em ${folder}: confira o espaço e a permissão dessa pasta, ou indique outra em DATA_DIR.`
    : `Os arquivos do banco embutido em ${folder} estão danificados: restaure uma cópia dessa pasta, ou apague-a para começar com um banco vazio.`;
}

/** What a failed operation on DATA_DIR means for a person, in one sentence; null when it says nothing about the folder. */
export function folderFailure(folder: string, error: unknown): string | null {
  switch ((error as NodeJS.ErrnoException | null)?.code) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `Não é permitido gravar em DATA_DIR (${folder}): dê permissão de escrita nessa pasta ou indique outra em DATA_DIR.`;
    case 'ENOSPC':
    case 'EDQUOT':
      return fullDisk(folder);
    case 'ENOTDIR':
    case 'EEXIST':
    case 'ENOENT':
    case 'EINVAL':
      return `DATA_DIR (${folder}) não pode ser uma pasta: indique em DATA_DIR uma que possa ser criada.`;
    default:
      return null;
  }
}

/** The failure of an operation on DATA_DIR, told as a mistake in the environment where it is one. */
export function dataFolderError(folder: string, error: unknown): unknown {
  const sentence = folderFailure(folder, error);
  return sentence === null ? error : new ConfigurationError(sentence);
}
