import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { openPglite } from '../src/db/pglite.ts';
import { readConfiguration } from '../src/platform/config.ts';
import { describeStartFailure } from '../src/platform/start-failure.ts';
import { startServer } from '../src/start-server.ts';
import { freshDatabase } from './shared-postgres.ts';
import { SECRET } from './world.ts';

const folder = mkdtempSync(join(tmpdir(), 'apto-falha-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

/** What a person is told when a server with this environment starts; it must not start. */
async function told(env: Record<string, string>, onPrepare?: () => Promise<void>): Promise<string | null> {
  const config = readConfiguration({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: SECRET,
    ...env,
  });
  try {
    const { stop } = await startServer(config, onPrepare);
    await stop();
  } catch (error) {
    return describeStartFailure(error, config);
  }
  throw new Error('O servidor iniciou.');
}

describe('one sentence that says what to do', () => {
  it('a database that does not exist, and a role that does not', async () => {
    const url = new URL(await freshDatabase('migrated'));
    const place = `127.0.0.1:${url.port}`;
    url.pathname = '/nenhum';
    expect(await told({ DATABASE_URL: url.href })).toBe(
      `O banco 'nenhum' não existe no PostgreSQL em ${place}: crie-o ou corrija o nome em DATABASE_URL.`,
    );
    url.username = 'ninguem';
    expect(await told({ DATABASE_URL: url.href })).toBe(
      `O PostgreSQL em ${place} recusou o usuário ou a senha: corrija-os em DATABASE_URL.`,
    );
  });

  it('an address that is not of this machine, whatever the database', async () => {
    const sentence = "HOST='192.0.2.1' não é um endereço desta máquina: use 127.0.0.1 ou 0.0.0.0.";
    expect(await told({ HOST: '192.0.2.1' })).toBe(sentence);
    expect(await told({ HOST: '192.0.2.1', DATABASE_URL: 'postgres://127.0.0.1:1/x' })).toBe(sentence);
    const config = readConfiguration({
      HOST: 'nada.invalid',
      DATABASE_URL: 'postgres://h/b',
      SESSION_SECRET: SECRET,
    });
    const unknown = (hostname: string) =>
      Object.assign(new Error('x'), { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname });
    expect(describeStartFailure(unknown('nada.invalid'), config)).toContain(
      "HOST='nada.invalid' não é um endereço",
    );
    expect(describeStartFailure(unknown('h'), config)).toContain('Nenhum PostgreSQL responde em h');
  });

  it('no file may be opened any more, wherever the start was', () => {
    const config = readConfiguration({ DATA_DIR: join(folder, 'data'), SESSION_SECRET: SECRET });
    const refused = (syscall: string) => Object.assign(new Error('x'), { code: 'EMFILE', syscall });
    for (const syscall of ['listen', 'open'])
      expect(describeStartFailure(refused(syscall), config)).toContain('aumente o limite (ulimit -n');
  });

  it('a taken port, before anything is opened or seeded', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const prepare = vi.fn(() => Promise.resolve());
    const data = join(folder, 'taken');
    expect(await told({ PORT: String(port), DATA_DIR: data }, prepare)).toContain(
      `A porta ${port} já está em uso`,
    );
    expect(prepare).not.toHaveBeenCalled();
    expect(existsSync(data)).toBe(false);
    other.close();
  });

  it('DATA_DIR that is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(await told({ DATA_DIR: file })).toBe(
      `DATA_DIR (${file}) não pode ser uma pasta: indique em DATA_DIR uma que possa ser criada.`,
    );
  });

  it('a disk that fills up while the database is made: no half of it stays', async () => {
    const data = join(folder, 'full');
    // What the database's WebAssembly throws: no Error, and a number of its own.
    const noRoom = { name: 'ErrnoError', errno: 51 } as unknown as Error;
    vi.spyOn(PGlite, 'create').mockImplementation(() => {
      writeFileSync(join(data, 'half'), '');
      return Promise.reject(noRoom);
    });
    expect(await told({ DATA_DIR: data })).toBe(
      `O disco de DATA_DIR (${join(data, 'pg')}) está cheio: libere espaço ou indique outra pasta em DATA_DIR.`,
    );
    expect(existsSync(join(data, 'pg'))).toBe(false);
    const config = readConfiguration({ DATA_DIR: data, SESSION_SECRET: SECRET });
    expect(describeStartFailure(Object.assign(new Error('x'), { code: '53100' }), config)).toContain(
      'está cheio',
    );
  });

  it.each(['PG_VERSION', 'global/pg_control', 'global/pg_filenode.map'])(
    'embedded files that are damaged: %s',
    async (name) => {
      const data = join(folder, `damaged-${name.replace('/', '-')}`);
      await (await openPglite(data)).close();
      writeFileSync(join(data, 'pg', name), 'x'.repeat(100));
      expect(await told({ DATA_DIR: data })).toBe(
        `Os arquivos do banco embutido em ${join(data, 'pg')} estão danificados: restaure uma cópia dessa pasta, ` +
          'ou apague-a para começar com um banco vazio.',
      );
    },
  );

  it('embedded files without the one that says what they are: nothing is made over them', async () => {
    const data = join(folder, 'unnamed');
    await (await openPglite(data)).close();
    const files = () => new Set(readdirSync(join(data, 'pg'), { recursive: true, encoding: 'utf8' }));
    rmSync(join(data, 'pg', 'PG_VERSION'));
    const before = files();
    expect(await told({ DATA_DIR: data })).toContain('estão danificados: restaure uma cópia dessa pasta');
    expect(files()).toEqual(before);
  });

  it('a file in the place of the embedded files stays', async () => {
    const data = join(folder, 'file-for-files');
    mkdirSync(data);
    writeFileSync(join(data, 'pg'), 'notes');
    expect(await told({ DATA_DIR: data })).toContain('estão danificados');
    expect(readFileSync(join(data, 'pg'), 'utf8')).toBe('notes');
  });

  it('what a first start left that was killed halfway is made anew', async () => {
    const data = join(folder, 'halfway');
    mkdirSync(join(data, 'pg'), { recursive: true });
    writeFileSync(join(data, 'pg', 'pg.novo'), '');
    writeFileSync(join(data, 'pg', 'PG_VERSION'), '17');
    const database = await openPglite(data);
    await database.ping();
    await database.close();
    expect(existsSync(join(data, 'pg', 'pg.novo'))).toBe(false);
  });

  it('a copy that was put in the place of what such a start left is opened, not made anew', async () => {
    const kept = join(folder, 'kept');
    const copied = await openPglite(kept);
    await copied.runScript('create table lembranca (id integer)');
    await copied.close();
    const data = join(folder, 'left');
    // All that a start wrote before the database opens, but its lock, which goes with the process.
    const started = join(folder, 'started');
    vi.spyOn(PGlite, 'create').mockImplementationOnce(() => {
      cpSync(started, data, { recursive: true, filter: (name) => !name.includes('banco.') });
      return Promise.reject(new Error('killed'));
    });
    await expect(openPglite(started)).rejects.toThrow();
    rmSync(join(data, 'pg'), { recursive: true, force: true });
    cpSync(join(kept, 'pg'), join(data, 'pg'), { recursive: true });
    const restored = await openPglite(data);
    await restored.runScript('insert into lembranca values (1)');
    await restored.close();
  });
});

it('a start on PORT=0 sends links to the port that the system picked', async () => {
  const config = readConfiguration({
    DATA_DIR: join(folder, 'picked'),
    DATABASE_URL: await freshDatabase('migrated'),
    PORT: '0',
    LOG_LEVEL: 'silent',
    SESSION_SECRET: SECRET,
  });
  const { server, address, stop } = await startServer(config);
  try {
    expect(address).not.toMatch(/:0$/);
    expect(server.config.publicUrl).toBe(address);
  } finally {
    await stop();
  }
});

it('a database of a demonstration is opened by no start without DEMO=1', async () => {
  const url = await freshDatabase('migrated');
  const place = { DATABASE_URL: url, DATA_DIR: join(folder, 'known'), PORT: '0', LOG_LEVEL: 'silent' };
  const { stop } = await startServer(readConfiguration({ ...place, SESSION_SECRET: SECRET, DEMO: '1' }));
  await stop();
  expect(await told({ ...place, HOST: '0.0.0.0' })).toBe(
    'Este banco é de uma demonstração, cujas senhas são conhecidas: inicie com DEMO=1, ou indique outro em DATA_DIR ou DATABASE_URL.',
  );
});
