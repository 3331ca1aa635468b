import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freshCopy } from './fresh-copy.ts';
import { start, type Running } from './terminal.ts';

/** What the product promises a person: Ctrl+C is over within five seconds. */
const CTRL_C_LIMIT_MS = 5_000;
const SAMPLE = 'docs/examples/funcionarios.xlsx';

const scratch = mkdtempSync(join(tmpdir(), 'apto-start-data-'));
let copy = '';
let opened: Running[] = [];

const open = (command: readonly string[], terminal: boolean, env: Record<string, string> = {}): Running => {
  const running = start(command, { cwd: copy, terminal, env: { STORYBOOK_DISABLE_TELEMETRY: '1', ...env } });
  opened.push(running);
  return running;
};

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function answers(url: string): Promise<string> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Presses Ctrl+C, or asks as a supervisor does, and holds the command to its promise. */
async function endsCleanly(running: Running, terminal: boolean): Promise<void> {
  const began = performance.now();
  if (terminal) running.type('\x03');
  else running.terminate();
  const code = await running.ended();
  const took = performance.now() - began;
  expect(terminal ? [0, 130] : [0, 130, 143], running.text()).toContain(code);
  expect(took, running.text()).toBeLessThan(CTRL_C_LIMIT_MS);
  // Whoever was told with it may still be closing its files.
  await expect.poll(() => running.processes(), { timeout: CTRL_C_LIMIT_MS - took, interval: 50 }).toEqual([]);
}

/** What npm prints around a command: its header, its warnings, and the spinner of a terminal. */
const NPM_ITSELF = /^(?:npm |> |[\\|/\-\u2800-\u28ff]+$)/;

/** One sentence on one line (and, after it, another way where there is one), no stack, and a code that says so. */
async function refuses(running: Running, sentence: RegExp, ...otherWay: RegExp[]): Promise<void> {
  const code = await running.ended();
  expect(code, running.text()).toBeGreaterThan(0);
  const said = running
    .text()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !NPM_ITSELF.test(line));
  expect(said).toEqual([sentence, ...otherWay].map((line) => expect.stringMatching(line) as string));
  expect(running.processes()).toEqual([]);
}

const dataDir = () => mkdtempSync(join(scratch, 'data-'));
/** Gets the demonstration from the first start; the later ones find it there. */
const seeded = dataDir();
const isRoot = process.getuid?.() === 0;
/** A small disk of this process alone, where the machine lets one be made. */
const OWN_MOUNTS = ['unshare', isRoot ? '-m' : '-rm'];
const canMount =
  spawnSync(OWN_MOUNTS[0] ?? '', [...OWN_MOUNTS.slice(1), 'mount', '-t', 'tmpfs', 'none', '/mnt']).status ===
  0;

beforeAll(async () => {
  copy = freshCopy();
  expect(existsSync(join(copy, 'node_modules'))).toBe(false);
});
afterEach(() => {
  for (const running of opened) running.kill();
  opened = [];
});
afterAll(() => {
  for (const folder of [copy, scratch]) rmSync(folder, { recursive: true, force: true });
});

describe('an old Node', () => {
  it('reads the door of every command, and is told in one sentence which one is needed', async () => {
    const door = readFileSync(join(copy, 'scripts/bootstrap.mjs'), 'utf8');
    const [plain, lowered] = await Promise.all([
      transform(door, { loader: 'js', target: 'esnext' }),
      transform(door, { loader: 'js', target: 'node12.22' }),
    ]);
    expect(lowered.code).toBe(plain.code);
    expect(door).not.toContain("from '");
    const old = join(scratch, 'old-node.cjs');
    writeFileSync(
      old,
      `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '16.20.2' } });`,
    );
    await refuses(
      open(['node', '--require', old, 'scripts/bootstrap.mjs', 'start'], false),
      /^O Apto precisa do Node 20 ou mais novo e este é o 16\.20\.2: instale .+\.$/,
    );
  });
});

describe('npm start', () => {
  it('a terminal: installs, shows its steps, serves, opens the browser on a key, and ends on Ctrl+C', async () => {
    const browser = join(scratch, 'browser');
    writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${browser}.url'\n`);
    chmodSync(browser, 0o755);
    const running = open(['npm', 'start'], true, { PORT: '0', DATA_DIR: seeded, BROWSER: browser });
    const [, url = ''] = await running.until(/Back-office +(http:\S+)/);
    const text = running.text();
    expect(text).toContain('Instalando dependências…');
    expect(text).toMatch(/✓ (?:Construído: |Aplicativos em dia)/);
    expect(text).toMatch(/✓ Banco migrado: \d+ migraç/);
    expect(text).toMatch(/Semeando a demonstração: [\d.]+ registros/);
    expect(text).toMatch(
      /✓ Demonstração semeada: \d+ clientes, \d+ clínicas, 2\.000 funcionários, 3\.000 agendamentos/,
    );
    expect(running.raw()).toContain('\x1b[32m✓');
    expect(await answers(url)).toContain('<!doctype html>');
    await running.until(/o abre o navegador/);
    running.type('o');
    await expect.poll(() => existsSync(`${browser}.url`), { timeout: 20_000 }).toBe(true);
    await expect.poll(() => readFileSync(`${browser}.url`, 'utf8')).toBe(url);
    expect(running.text()).not.toMatch(/"level":|\bAVISO\b|\bERRO\b/);
    await endsCleanly(running, true);
  });

  it('no colour for whoever wants none', async () => {
    const running = open(['npm', 'start'], true, { PORT: '0', DATA_DIR: seeded, NO_COLOR: '1' });
    await running.until(/✓ Banco em dia/);
    // eslint-disable-next-line no-control-regex -- what a terminal is told
    expect(running.raw().slice(running.raw().indexOf('✓'))).not.toMatch(/\x1b\[\d+m/);
    await endsCleanly(running, true);
  });

  it('no terminal: structured logs, the addresses, no colour; and nobody is left when it is asked to end', async () => {
    const date = seeded;
    const running = open(['npm', 'start'], false, { PORT: '0', DATA_DIR: date, LOG_LEVEL: 'info' });
    const [, url = ''] = await running.until(/Back-office +(http:\S+)/);
    expect(await answers(`${url}api/health/ready`)).toBeTruthy();
    // It comes by a pipe of its own: not before the answer, where the machine is busy.
    await running.until(/^\{"level":30,.+\}$/m);
    expect(running.raw()).not.toContain('\x1b');

    await Promise.all([
      // Whoever starts it again in the same folder, or on the same port, learns it at once.
      refuses(
        open(['npm', 'start'], true, { PORT: '0', DATA_DIR: date }),
        /^O banco embutido em .+ já está em uso pelo processo \d+: encerre esse processo, .+\.$/,
      ),
      refuses(
        open(['npm', 'start'], true, { PORT: new URL(url).port, DATA_DIR: dataDir() }),
        /^A porta \d+ já está em uso: encerre o outro processo ou escolha outra porta em PORT\.$/,
      ),
      refuses(
        open(['npm', 'run', 'import:staff', '--', SAMPLE, '--cliente', '1001'], false, { DATA_DIR: date }),
        /^O banco embutido em .+ já está em uso pelo processo \d+: .+\.$/,
        /^Com o servidor no ar, a mesma planilha entra pela tela: .+\.$/,
      ),
    ]);
    await endsCleanly(running, false);
  });
});

describe('the importer', () => {
  it.each([true, false])('answers (terminal: %s)', async (terminal) => {
    const running = open(['npm', 'run', 'import:staff', '--', SAMPLE, '--cliente', '1001'], terminal, {
      DATA_DIR: seeded,
    });
    expect(await running.ended(), running.text()).toBe(0);
    expect(running.text()).toMatch(/A criar +12/);
    expect(running.processes()).toEqual([]);
  });

  it('ends on Ctrl+C', async () => {
    const running = open(['npm', 'run', 'import:staff', '--', SAMPLE, '--cliente', '1001'], true, {
      DATA_DIR: seeded,
    });
    await expect
      .poll(
        () =>
          running
            .processes()
            .some((p) => /^\d+ \S*node .*--conditions=\S+ .*\/cli\/import-staff\.ts/.test(p)),
        {
          interval: 10,
          timeout: 20_000,
        },
      )
      .toBe(true);
    await endsCleanly(running, true);
  });
});

describe('what keeps it from starting is one sentence', () => {
  it.each([
    [
      'nothing answers',
      'postgres://apto:secret-word@127.0.0.1:1/apto',
      /^Nenhum PostgreSQL responde em 127\.0\.0\.1:1: .+\.$/,
    ],
    [
      'another kind',
      'mysql://apto:secret-word@127.0.0.1/apto',
      /^DATABASE_URL não é um endereço que comece com .+\.$/,
    ],
  ])('a wrong DATABASE_URL: %s', async (_, url, sentence) => {
    const running = open(['npm', 'start'], true, { PORT: '0', DATA_DIR: dataDir(), DATABASE_URL: url });
    await refuses(running, sentence);
    expect(running.text()).not.toContain('secret-word');
  });

  it.skipIf(isRoot && !canMount)('a DATA_DIR that cannot be written', async () => {
    const folder = dataDir();
    chmodSync(folder, 0o555);
    const sentence = /^Não é permitido gravar em DATA_DIR \(.+\): dê permissão de escrita .+\.$/;
    const env = { PORT: '0', DATA_DIR: folder };
    // Root may write anywhere but on a read-only disk.
    if (!isRoot) return refuses(open(['npm', 'start'], true, env), sentence);
    const mount = `mount -t tmpfs -o ro none ${folder} && exec npm start`;
    await refuses(open([...OWN_MOUNTS, 'sh', '-c', mount], true, env), sentence);
  });

  it.skipIf(!canMount)('a DATA_DIR on a full disk', async () => {
    const folder = dataDir();
    const mount = `mount -t tmpfs -o size=20m none ${folder} && exec npm start`;
    await refuses(
      open([...OWN_MOUNTS, 'sh', '-c', mount], true, { PORT: '0', DATA_DIR: folder }),
      /^O disco de DATA_DIR \(.+\) está cheio, com \d+ MB livres: libere ao menos \d+ MB .+\.$/,
    );
  });
});

describe('npm test', () => {
  it('answers without a terminal, and ends on Ctrl+C with one', async () => {
    const whole = open(['npm', 'test', '--', 'apps'], false);
    const cut = open(['npm', 'test', '--', 'unit'], true);
    await cut.until(/RUN {2}v/);
    await endsCleanly(cut, true);
    expect(await whole.ended(), whole.text()).toBe(0);
    expect(whole.text()).toContain('1 passed, 0 failed');
    expect(whole.processes()).toEqual([]);
  });
});

describe.each([true, false])('npm run dev and npm run storybook (terminal: %s)', (terminal) => {
  it('serve, and end when asked to', async () => {
    const [port, backoffice, publicApp, storybook] = (
      await Promise.all([freePort(), freePort(), freePort(), freePort()])
    ).map(String) as [string, string, string, string];
    const dev = open(['npm', 'run', 'dev'], terminal, {
      PORT: port,
      BACKOFFICE_PORT: backoffice,
      PUBLIC_PORT: publicApp,
      DATA_DIR: seeded,
    });
    const book = open(['npm', 'run', 'storybook', '--', '--port', storybook, '--no-open'], terminal);
    await Promise.all([
      answers(`http://127.0.0.1:${backoffice}/`),
      answers(`http://127.0.0.1:${publicApp}/publico/`),
      // Through the app's own server: it knows where the API is.
      answers(`http://127.0.0.1:${backoffice}/api/health/ready`),
      answers(`http://127.0.0.1:${storybook}/`),
    ]);
    await Promise.all([endsCleanly(dev, terminal), endsCleanly(book, terminal)]);
  });
});
