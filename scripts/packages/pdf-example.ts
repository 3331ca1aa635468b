// A page that opens a PDF, in a consumer of `examples/`: it reads with a worker and without one, and a build that brings
// the worker's file brings it once.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { pdfBytes } from '../../packages/ui/src/components/general/PdfViewer/PdfViewer.fixture.ts';

const WORDS = 'Laudo da Carla';
const OPEN = 'Abrir o laudo';

const script = (): string => `import '@apto/ui/theme';
import { Button } from '@apto/ui/button';
import { PdfViewer } from '@apto/ui/pdf-viewer';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
const pdf = Uint8Array.from(atob('${Buffer.from(pdfBytes([WORDS])).toString('base64')}'), (letter) => letter.charCodeAt(0));
function Report() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <PdfViewer label="Laudo" source={pdf} /> : <Button onPress={() => setOpen(true)}>${OPEN}</Button>;
}
createRoot(document.getElementById('root')).render(<Report />);
`;

const html = (head: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8" /><title>Laudo</title>${head}</head><body><div id="root"></div></body></html>`;

/** How a bundler makes the page. */
interface Bundler {
  readonly name: 'vite' | 'esbuild';
  /** Runs a command of the example. */
  readonly run: (command: string, args: readonly string[]) => Promise<string>;
}

/** Builds the page into `dist-pdf`; gives what is served for an address that is no file. */
export async function buildPdfPage(folder: string, { name, run }: Bundler): Promise<string> {
  writeFileSync(join(folder, 'src', 'pdf.jsx'), script());
  if (name === 'vite') {
    writeFileSync(join(folder, 'pdf.html'), html('<script type="module" src="/src/pdf.jsx"></script>'));
    writeFileSync(
      join(folder, 'pdf.config.js'),
      `export default { build: { outDir: 'dist-pdf', rolldownOptions: { input: 'pdf.html' } } };\n`,
    );
    await run('npx', ['vite', 'build', '--config', 'pdf.config.js', '--logLevel', 'warn']);
    return readFileSync(join(folder, 'dist-pdf', 'pdf.html'), 'utf8');
  }
  await run('npx', [
    'esbuild',
    'src/pdf.jsx',
    '--bundle',
    '--minify',
    '--format=esm',
    '--splitting',
    '--jsx=automatic',
    '--loader:.woff2=file',
    '--outdir=dist-pdf',
  ]);
  return html('<link rel="stylesheet" href="/pdf.css" /><script type="module" src="/pdf.js"></script>');
}

/** The files of the page's build that are the worker's code. */
export const workerFiles = (folder: string): string[] =>
  readdirSync(join(folder, 'dist-pdf'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .filter((file) => readFileSync(join(folder, 'dist-pdf', file), 'utf8').includes('pdfjsWorker={'));

/** Opens the PDF and waits for its words. */
export async function readPdf(page: Page): Promise<void> {
  await page.getByRole('button', { name: OPEN }).click();
  await page.getByText(WORDS).waitFor();
}

/** The same on a page where no worker can be made. */
export async function readPdfWithoutWorker(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await page.reload();
  await readPdf(page);
}
