import { openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolderError, ErroDeConfiguracao } from '../platform/configuracao.ts';
import { makeFolder } from '../platform/folder.ts';

interface Dono {
  pid: number;
  inicio: string | null;
}

/** Start time of a process in clock ticks, where the system tells: a pid alone is reused. */
function inicioDe(pid: number): string | null {
  try {
    const texto = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return texto.slice(texto.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function vivo(dono: Dono): boolean {
  if (dono.pid === process.pid) return false;
  try {
    process.kill(dono.pid, 0);
  } catch (erro) {
    // EPERM: somebody else's process, therefore alive.
    if ((erro as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return dono.inicio === null || inicioDe(dono.pid) === dono.inicio;
}

function lerDono(arquivo: string): Dono | null {
  try {
    const dono = JSON.parse(readFileSync(arquivo, 'utf8')) as Partial<Dono>;
    return typeof dono.pid === 'number' ? { pid: dono.pid, inicio: dono.inicio ?? null } : null;
  } catch {
    return null;
  }
}

/** Refuses the folder when another living process holds it; changes nothing. */
export function refuseHeldFolder(folder: string): void {
  const owner = lerDono(join(folder, 'banco.lock'));
  if (!owner || !vivo(owner)) return;
  throw new ErroDeConfiguracao(
    `O banco embutido em ${folder} já está em uso pelo processo ${owner.pid}: encerre esse processo, indique outra ` +
      'pasta em DATA_DIR, ou informe em DATABASE_URL um PostgreSQL, que aceita vários processos.',
  );
}

/**
 * Holds the embedded database's folder for this process. PGlite itself takes no lock, and two
 * processes on one folder lose committed rows. Answers the function that lets it go.
 */
export function travarPasta(pasta: string): () => void {
  try {
    makeFolder(pasta);
  } catch (erro) {
    throw dataFolderError(pasta, erro);
  }
  const arquivo = join(pasta, 'banco.lock');
  for (let tentativa = 0; tentativa < 3; tentativa += 1) {
    try {
      const fd = openSync(arquivo, 'wx', 0o600);
      writeSync(fd, JSON.stringify({ pid: process.pid, inicio: inicioDe(process.pid) }));
      closeSync(fd);
      return () => {
        if (lerDono(arquivo)?.pid === process.pid) rmSync(arquivo, { force: true });
      };
    } catch (erro) {
      if ((erro as NodeJS.ErrnoException).code !== 'EEXIST') throw dataFolderError(pasta, erro);
      refuseHeldFolder(pasta);
      rmSync(arquivo, { force: true });
    }
  }
  throw new ErroDeConfiguracao(`Não foi possível travar o banco embutido em ${pasta}. Tente novamente.`);
}
