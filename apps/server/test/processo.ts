import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const RAIZ = fileURLToPath(new URL('../../../', import.meta.url));

export interface Processo {
  endereco: string;
  /** SIGKILL, as a power switch of the process: no handler runs. */
  matar(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  encerrar(): Promise<number | null>;
}

function fim(filho: ChildProcess): Promise<number | null> {
  return new Promise((resolver) => {
    if (filho.exitCode !== null || filho.signalCode !== null) resolver(filho.exitCode);
    else filho.once('exit', (codigo) => resolver(codigo));
  });
}

/** The server as a user starts it, on a free port; resolves when it says where it listens. */
export async function iniciarProcesso(env: Record<string, string>): Promise<Processo> {
  const filho = spawn(process.execPath, ['--conditions=@apto/source', 'apps/server/src/main.ts'], {
    cwd: RAIZ,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const erros: string[] = [];
  filho.stderr.on('data', (b: Buffer) => erros.push(b.toString()));
  const endereco = await new Promise<string>((resolver, rejeitar) => {
    createInterface({ input: filho.stdout }).on('line', (linha) => {
      const achado = /Back-office\s+(http:\/\/\S+?)\/$/.exec(linha)?.[1];
      if (achado) resolver(achado);
    });
    filho.once('exit', (codigo) => rejeitar(new Error(`O servidor saiu com ${codigo}: ${erros.join('')}`)));
  });
  return {
    endereco,
    async matar() {
      filho.kill('SIGKILL');
      await fim(filho);
    },
    encerrar() {
      filho.kill('SIGTERM');
      return fim(filho);
    },
  };
}
