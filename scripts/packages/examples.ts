// The consumers of `examples/`: copied out of the repository, installed from the tarballs, checked, built and opened.
//   node scripts/packages/examples.ts pack   packs into examples/.packages, to try them by hand
import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../lib/stale.ts';
import type { Page } from 'playwright';
import { buildPdfPage, readPdf, readPdfWithoutWorker, workerFiles } from './pdf-example.ts';
import { pack } from './shape.ts';
import { PNPM } from '../lib/pnpm.mjs';

const examples = join(root, 'examples');
const fileName = (name: string) => `${name.replace('@', '').replace('/', '-')}.tgz`;

/** Runs a command; resolves with what it said, and rejects with it when it fails. */
function run(cwd: string, command: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, CI: 'true', NODE_ENV: undefined, npm_config_user_agent: undefined },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve(said)
        : reject(new Error(`${command} ${args.join(' ')}: ${said.trim().slice(-3000)}`)),
    );
  });
}

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const allIn = (folder: string, ends: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ends))
    .map((file) => read(folder, file))
    .join('\n');

interface Site {
  address: string;
  close: () => void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder, and the page for the rest; gives its address and how to stop. */
async function serve(folder: string, page: string): Promise<Site> {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, url.pathname);
    if (url.pathname !== '/' && existsSync(file)) {
      response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      response.end(readFileSync(file));
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** Starts an example's own server, which says its address. */
async function start(folder: string, script: string): Promise<Site> {
  const withParent = pathToFileURL(join(root, 'scripts/lib/with-parent.mjs')).href;
  const child = spawn(process.execPath, ['--import', withParent, script], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (piece: Buffer) => resolve(piece.toString().trim()));
    child.once('exit', (code) =>
      reject(new Error(`${script} terminou com ${code} antes de dizer o endereço`)),
    );
  });
  return { address, close: () => child.kill() };
}

/** How long one step in the browser may take, in ms: other parts of the tests keep both processors busy. */
const PATIENCE = 120_000;

/** Until React has taken over what the server drew: a press before that is the browser's own, and undone by it. */
const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some((button) =>
      Object.keys(button).some((key) => key.startsWith('__reactProps')),
    ),
  );

/** Opens a page and uses it; what the browser complained of is a problem. */
async function inBrowser(site: Site, visit: (page: Page) => Promise<void>): Promise<string[]> {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) {
    site.close();
    return [];
  }
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const problems: string[] = [];
  try {
    const page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' });
    page.setDefaultTimeout(PATIENCE);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !/favicon/.test(message.location().url))
        problems.push(`o navegador disse: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`o navegador disse: ${error.message}`));
    await page.goto(site.address);
    await visit(page);
  } catch (error) {
    problems.push(`não se deixa usar: ${(error as Error).message.split('\n').slice(0, 4).join(' ')}`);
  } finally {
    await browser.close();
    site.close();
  }
  return problems;
}

async function vite(folder: string): Promise<string[]> {
  const problems: string[] = [];
  await run(folder, 'npx', ['tsc']);
  await run(folder, 'npx', ['vite', 'build', '--logLevel', 'warn']);
  await run(folder, 'npx', ['oxlint', '-c', 'oxlint.json', '--deny-warnings', 'src']);
  const css = allIn(join(folder, 'dist'), '.css');
  for (const part of ['ProviderSelect', 'DataTable', 'DateRangePicker'])
    if (!new RegExp(`\\.(?:${part}|frame|row)_`).test(css)) problems.push(`o CSS não traz ${part}`);
  for (const stranger of ['Timeline', 'Stepper', 'PdfViewer'])
    if (css.includes(`.${stranger}_`)) problems.push(`o CSS traz ${stranger}, que a tela não usa`);

  // The rules of the plug-in, on a file that breaks each of them.
  writeFileSync(
    join(folder, 'src', 'wrong.jsx'),
    `import { Dialog } from 'radix-ui';\nimport { Button } from '@apto/ui';\nexport const x = <Button style={{ color: '#f00' }}>{Dialog}</Button>;\n`,
  );
  const linters = { oxlint: ['-c', 'oxlint.json'], eslint: [] };
  for (const [tool, options] of Object.entries(linters)) {
    const said = await run(folder, 'npx', [tool, ...options, 'src/wrong.jsx']).catch(
      (error: Error) => error.message,
    );
    for (const rule of ['no-raw-colors', 'no-foreign-overlays', 'import-by-entry'])
      if (!said.includes(rule)) problems.push(`${tool} não aplica apto/${rule}: ${said.slice(0, 600)}`);
  }

  const site = await serve(join(folder, 'dist'), read(folder, 'dist', 'index.html'));
  const used = await inBrowser(site, async (page) => {
    await page.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Informe o funcionário.').first().waitFor();
    await page.getByLabel('Funcionário').fill('Carla Dias');
    await page.getByRole('table', { name: 'Agendamentos' }).getByText('Ana Souza').waitFor();
    // The product's own reset lies below our layers, on each page of the build.
    for (const [path, name] of [
      ['', 'Salvar'],
      ['report.html', 'Gerar planilha'],
    ] as const) {
      await page.goto(site.address + path);
      const { ground, inset } = await page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const style = getComputedStyle(button);
        return { ground: style.backgroundColor, inset: Number.parseFloat(style.paddingInlineStart) };
      });
      if (ground === 'rgba(0, 0, 0, 0)' || inset === 0)
        throw new Error(`o reset apaga o botão '${name}' (${ground}, ${inset} px)`);
    }
  });
  return [...problems, ...used];
}

async function rsc(folder: string): Promise<string[]> {
  const problems: string[] = [];
  await run(folder, 'npx', ['tsc']);
  await run(folder, 'npx', ['vite', 'build', '--logLevel', 'warn']);
  const site = await start(folder, 'serve.js');
  const html = await (await fetch(site.address)).text();
  for (const words of ['Confirmação do exame', 'Clínica Vida Plena', 'Confirmar presença', 'R$'])
    if (!html.includes(words)) problems.push(`o HTML do servidor não traz "${words}"`);
  if (!/<html[^>]*--apto-color-brand: ?oklch/.test(html))
    problems.push('o HTML do servidor não traz a cor da empresa');
  // What the server draws brings its CSS, and no JavaScript of its own.
  const client = join(folder, 'dist', 'client');
  const css = allIn(client, '.css');
  for (const part of ['Heading', 'DescriptionList', 'Button', 'Checkbox'])
    if (!css.includes(`.${part}_`)) problems.push(`o CSS não traz ${part}`);
  const js = allIn(client, '.js');
  if (!/Button_/.test(js)) problems.push('o JavaScript do cliente não traz o Button');
  for (const part of ['Divider_', 'Heading_'])
    if (js.includes(part)) problems.push(`o JavaScript do cliente traz ${part}, que só o servidor usa`);

  const used = await inBrowser(site, async (page) => {
    await hydrated(page);
    await page.getByRole('checkbox', { name: 'Estou ciente' }).click();
    await page.getByRole('button', { name: 'Confirmar presença' }).click();
    await page.getByText('Presença confirmada').waitFor();
  });
  return [...problems, ...used];
}

async function esbuild(folder: string): Promise<string[]> {
  const problems: string[] = [];
  await run(folder, 'npm', ['run', 'build']);
  const html = read(folder, 'dist', 'index.html');
  for (const words of ['Novo exame', 'Salvar (', 'Tipo de exame'])
    if (!html.includes(words)) problems.push(`o HTML do servidor não traz "${words}"`);
  const css = read(folder, 'dist', 'client.css');
  if (!css.startsWith('@layer apto.reset,')) problems.push('o CSS não começa pela ordem das camadas');
  if (!css.includes('.Button_')) problems.push('o CSS não traz o Button');
  if (css.includes('.DataTable')) problems.push('o CSS traz DataTable, que a tela não usa');

  const site = await serve(join(folder, 'dist'), html);
  const used = await inBrowser(site, async (page) => {
    await hydrated(page);
    const button = page.getByRole('button', { name: /Salvar/ });
    await button.click();
    await page.getByRole('button', { name: 'Salvar (1)' }).waitFor();
  });
  return [...problems, ...used];
}

/** The page with a PDF, by each bundler: its file for the worker comes once and serves the page too. */
async function pdf(folder: string, name: 'vite' | 'esbuild'): Promise<string[]> {
  const problems: string[] = [];
  const page = await buildPdfPage(folder, { name, run: (command, args) => run(folder, command, args) });
  const files = workerFiles(folder);
  if (files.length !== 1) problems.push(`o leitor de PDF vem ${files.length} vezes: ${files.join(', ')}`);
  const used = await inBrowser(await serve(join(folder, 'dist-pdf'), page), async (opened) => {
    // esbuild brings no file for the worker: the page itself reads.
    if (name === 'vite') await readPdf(opened);
    await readPdfWithoutWorker(opened);
  });
  return [...problems, ...used];
}

/** Installs, builds and uses every example; `tarballs` by package name. */
export async function exampleProblems(tarballs: Readonly<Record<string, string>>): Promise<string[]> {
  const copy = mkdtempSync(join(tmpdir(), 'apto-exemplos-'));
  try {
    cpSync(examples, copy, {
      recursive: true,
      filter: (path) => !/node_modules|[\\/]dist$|\.packages/.test(path),
    });
    mkdirSync(join(copy, '.packages'));
    for (const [name, tarball] of Object.entries(tarballs))
      copyFileSync(tarball, join(copy, '.packages', fileName(name)));
    await run(copy, 'npx', [
      '-y',
      PNPM,
      'install',
      '--prefer-offline',
      '--no-lockfile',
      '--reporter=append-only',
    ]);
    const problems: string[] = [];
    const checks = {
      vite: async (folder: string) => [...(await vite(folder)), ...(await pdf(folder, 'vite'))],
      rsc,
      esbuild: async (folder: string) => [...(await esbuild(folder)), ...(await pdf(folder, 'esbuild'))],
    };
    for (const [name, check] of Object.entries(checks)) {
      const found = await check(join(copy, name)).catch((error: Error) => [error.message]);
      problems.push(...found.map((text) => `examples/${name}: ${text}`));
    }
    return problems;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

if (import.meta.filename === process.argv[1] && process.argv[2] === 'pack') {
  const into = join(examples, '.packages');
  for (const name of ['@apto/ui', '@apto/eslint-plugin'])
    copyFileSync(pack(name, into).tarball, join(into, fileName(name)));
  console.log(`Pacotes em ${into}`);
}
