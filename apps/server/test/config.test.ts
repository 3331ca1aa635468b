import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { lockFolder } from '../src/db/lock.ts';
import { ConfigurationError } from '../src/db/configuration-error.ts';
import { atPort, readConfiguration } from '../src/platform/config.ts';
import { keyRing } from '../src/platform/key-ring.ts';

const folder = mkdtempSync(join(tmpdir(), 'apto-config-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (env: Record<string, string>) => readConfiguration({ DATA_DIR: folder, ...env });

const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'x'.repeat(40),
  PUBLIC_URL: 'https://apto.exemplo.com.br',
};

describe('the environment', () => {
  it('a demonstration serves others, and production lacks a service, only where it is told to', () => {
    expect(read({ DEMO: '1', HOST: '0.0.0.0', DEMO_ANY_HOST: '1' }).host).toBe('0.0.0.0');
    for (const HOST of ['127.0.0.1', '127.0.0.2', 'localhost', '::1'])
      expect(read({ DEMO: '1', HOST }).host).toBe(HOST);
    const all = 'SMTP_URL,WHATSAPP_URL,SOC_URL,S3_URL';
    expect(read({ ...PRODUCTION, RUN_WITHOUT: all }).production).toBe(true);
  });

  it('has the defaults of the running contract', () => {
    expect(read({})).toMatchObject({
      port: 4310,
      host: '127.0.0.1',
      databaseUrl: null,
      demo: false,
      publicUrl: 'http://127.0.0.1:4310',
    });
  });

  it('links name the address that one can open: of IPv6 in brackets, of PORT=0 the port that was picked', () => {
    expect(read({ HOST: '::1' }).publicUrl).toBe('http://[::1]:4310');
    expect(atPort(read({ PORT: '0' }), 4711)).toEqual({ port: 4711, publicUrl: 'http://127.0.0.1:4711' });
    const named = { PUBLIC_URL: 'https://apto.exemplo.com.br' };
    expect(atPort(read({ PORT: '0', ...named }), 4711).publicUrl).toBe(named.PUBLIC_URL);
    expect(atPort(read({}), 4310)).toEqual({ port: 4310, publicUrl: 'http://127.0.0.1:4310' });
  });

  it.each([
    [{ PORT: 'abc' }, "PORT='abc' não vale. Use um número inteiro de 0 a 65535."],
    [{ PORT: '70000' }, 'PORT'],
    [{ DEMO: 'sim' }, "DEMO='sim' não vale. Use 1 ou 0."],
    [
      { DEMO: '1', NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(32) },
      'DEMO=1 não pode ser usado com NODE_ENV=production',
    ],
    [{ NODE_ENV: 'production' }, 'Falta SESSION_SECRET.'],
    [{ NODE_ENV: 'production', SESSION_SECRET: 'x'.repeat(40) }, 'Falta PUBLIC_URL.'],
    [{ DEMO: '1', HOST: '0.0.0.0' }, "DEMO=1 não atende em HOST='0.0.0.0'"],
    [{ DEMO: '1', HOST: '127.0.0.1.nip.io' }, 'DEMO_ANY_HOST=1'],
    [PRODUCTION, 'Falta SMTP_URL, WHATSAPP_URL, SOC_URL, S3_URL.'],
    [
      { ...PRODUCTION, SMTP_URL: 'smtp://x', RUN_WITHOUT: 'S3_URL' },
      'ou diga que não há: RUN_WITHOUT=WHATSAPP_URL,SOC_URL.',
    ],
    [{ ...PRODUCTION, RUN_WITHOUT: 'EMAIL' }, "RUN_WITHOUT='EMAIL' não vale."],
    [{ SESSION_SECRET: 'curto' }, 'SESSION_SECRET é curto.'],
    [
      { SESSION_SECRET: 'x'.repeat(40), SESSION_SECRET_PREVIOUS: `${'y'.repeat(40)},curto` },
      'SESSION_SECRET_PREVIOUS tem um segredo curto.',
    ],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL não é um endereço que comece com postgres:// ou postgresql://.',
    ],
    [{ SMTP_URL: 'http://x' }, 'SMTP_URL'],
    [{ FAULT_SOC: '2' }, 'FAULT_SOC'],
    [{ LOG_LEVEL: 'tudo' }, 'LOG_LEVEL'],
  ])('refuses %j and says what is accepted', (env: Record<string, string | undefined>, text) => {
    const wrong = () => readConfiguration({ DATA_DIR: folder, ...env });
    expect(wrong).toThrow(ConfigurationError);
    expect(wrong).toThrow(text);
  });

  it('never repeats an address, which may hold a password', () => {
    expect(() => read({ DATABASE_URL: 'mysql://u:segredo@h/b' })).toThrow(/^(?!.*segredo)/);
  });

  it('keeps one generated secret for the next start', () => {
    const one = read({}).keyRing;
    expect(read({}).keyRing).toEqual(one);
    expect(keyRing(readFileSync(join(folder, 'session-secret'), 'utf8'))).toEqual(one);
    expect(readFileSync(join(folder, 'session-secret'), 'utf8').length).toBeGreaterThanOrEqual(32);
  });

  it('keeps the secrets of before beside the one in use, from the environment and from the file', () => {
    const [now, before, older] = ['n'.repeat(40), 'b'.repeat(40), 'o'.repeat(40)];
    expect(
      read({ SESSION_SECRET: now, SESSION_SECRET_PREVIOUS: ` ${before},${older}, ${now},${before} ` })
        .keyRing,
    ).toEqual(keyRing(now, [before, older]));
    const several = join(folder, 'several');
    mkdirSync(several);
    writeFileSync(join(several, 'session-secret'), `${now}\n${before}\n`);
    expect(readConfiguration({ DATA_DIR: several }).keyRing).toEqual(keyRing(now, [before]));
    expect(readConfiguration({ DATA_DIR: several, SESSION_SECRET_PREVIOUS: older }).keyRing).toEqual(
      keyRing(now, [before, older]),
    );
  });
});

describe('the session secret on a fresh DATA_DIR', () => {
  it('is one, however many processes start at once', { timeout: 120_000 }, async () => {
    const fresh = join(folder, 'fresh');
    const script = `
      const { readConfiguration } = await import('./apps/server/src/platform/config.ts');
      process.stdout.write('pronto\\n');
      await new Promise((resolve) => process.stdin.once('data', resolve));
      for (let i = 0; i < 60; i += 1)
        process.stdout.write(readConfiguration({ DATA_DIR: process.argv[1] + '/' + i }).keyRing.current.id + '\\n');
      process.exit(0);`;
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--conditions=@apto/source', '--input-type=module', '-e', script, fresh], {
        cwd: fileURLToPath(new URL('../../../', import.meta.url)),
        stdio: ['pipe', 'pipe', 'inherit'],
      }),
    );
    const readers = processes.map((p) => createInterface({ input: p.stdout })[Symbol.asyncIterator]());
    for (const reader of readers) expect((await reader.next()).value).toBe('pronto');
    for (const p of processes) p.stdin.write('já');
    const secrets: string[][] = await Promise.all(
      readers.map(async (reader) => {
        const lines: string[] = [];
        for (let line = await reader.next(); line.done !== true; line = await reader.next())
          lines.push(line.value);
        return lines;
      }),
    );
    expect(secrets[0]).toHaveLength(60);
    for (const each of secrets) expect(each).toEqual(secrets[0]);
    // Nothing is left of those that came second.
    expect(readdirSync(join(fresh, '0'))).toEqual(['session-secret']);
  });

  it.each([
    ['short', 'curto'],
    ['empty', ''],
    ['short in its second line', `${'x'.repeat(40)}\ncurto`],
    ['damaged', `\0\0\ufffd${'x'.repeat(60)}`],
  ])('%s: refused with one sentence, and kept', (name, text) => {
    const damaged = join(folder, `secret-${name}`);
    mkdirSync(damaged);
    writeFileSync(join(damaged, 'session-secret'), text);
    const start = () => readConfiguration({ DATA_DIR: damaged });
    expect(start).toThrow(ConfigurationError);
    expect(start).toThrow(/^O segredo em .+session-secret está danificado: restaure a cópia dele, ou apague/);
    expect(readFileSync(join(damaged, 'session-secret'), 'utf8')).toBe(text);
  });
});

describe('a DATA_DIR that cannot be one', () => {
  it.each([
    ['below a file', () => join(folder, 'file', 'data')],
    // Node's own recursion never came back from here.
    ['where the system keeps nothing', () => '/proc/apto'],
  ])('%s: one sentence that names the variable', (_, broken) => {
    writeFileSync(join(folder, 'file'), '');
    const read = () => readConfiguration({ DATA_DIR: broken() });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(
      /^DATA_DIR \(.+\) não pode ser uma pasta: indique em DATA_DIR uma que possa ser criada\.$/,
    );
  });
});

describe('the log where a person reads along', () => {
  it('is quiet, unless LOG_LEVEL says otherwise', () => {
    expect(readConfiguration({ DATA_DIR: folder }, true).logLevel).toBe('warn');
    expect(readConfiguration({ DATA_DIR: folder }, false).logLevel).toBe('info');
    expect(readConfiguration({ DATA_DIR: folder, LOG_LEVEL: 'debug' }, true).logLevel).toBe('debug');
  });
});

describe('the lock on the embedded database', () => {
  it('is refused while its owner lives and taken over once the owner is gone', () => {
    const lock = join(folder, 'banco.lock');
    const start = readFileSync(`/proc/${process.ppid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19];
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, start }));
    expect(() => lockFolder(folder)).toThrow(`já está em uso pelo processo ${process.ppid}`);
    // The same pid, started at another time: somebody else got the number.
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, inicio: '1' }));
    const release = lockFolder(folder);
    expect(JSON.parse(readFileSync(lock, 'utf8'))).toMatchObject({ pid: process.pid });
    release();
    writeFileSync(lock, 'lixo');
    lockFolder(folder)();
    expect(() => readFileSync(lock)).toThrow('ENOENT');
  });
});
