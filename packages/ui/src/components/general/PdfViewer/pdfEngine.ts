import type { PDFDocumentLoadingTask, PDFWorker } from 'pdfjs-dist';
import { loadInPage } from '#pdf-in-page';
import { onceStarted, within } from './once.logic.ts';
import type { PdfSource } from './PdfViewer.logic.ts';

type Pdfjs = typeof import('pdfjs-dist');

/** Comes only when a PDF is opened: it is as large as everything else on a page together. */
const library = async (): Promise<Pdfjs> => import('pdfjs-dist');

/** How long a worker may take to greet, in ms. A policy may forbid it without a word. */
const PATIENCE = 10_000;

/** Takes a worker's arguments and keeps its address. */
class WorkerAddress {
  readonly href: string;
  constructor(address: URL, _options: WorkerOptions) {
    this.href = address.href;
  }
}

/**
 * Where the worker's file is. The name is `Worker` for Vite: it reads `new Worker(new URL(…))` as text and packs what it
 * names into one script, while it would copy the file of a lone `new URL` as it is, under a name (`.mjs`) that older
 * servers do not take for a script. Other bundlers see the address only. So the page can load what the worker loads.
 */
const workerAddress = (Worker: typeof WorkerAddress): string =>
  new Worker(new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url), { type: 'module' }).href;

/**
 * One worker for all documents of the page. Where a bundler did not bring its file, or a policy forbids workers, the
 * same code is loaded here and PDFs are read on the main thread: slower, but open.
 */
const sharedWorker = onceStarted(async (pdfjs: Pdfjs): Promise<PDFWorker | null> => {
  const address = workerAddress(WorkerAddress);
  const inPage = async (): Promise<null> => {
    // It leaves itself in `globalThis.pdfjsWorker`, where pdfjs looks for it.
    await loadInPage(address);
    return null;
  };
  if (typeof Worker === 'undefined') return inPage();
  try {
    const port = new Worker(address, { type: 'module', name: 'apto-pdf' });
    // The worker greets when it has started; a file that is not there, or is no script, is an error event.
    const greeting = new Promise<boolean>((resolve) => {
      port.addEventListener('error', () => resolve(false), { once: true });
      port.addEventListener('message', () => resolve(true), { once: true });
    });
    if (await within(PATIENCE, greeting)) return pdfjs.PDFWorker.create({ port });
    port.terminate();
  } catch {
    // No worker may be made here (content security policy, an old browser): the page itself reads.
  }
  return inPage();
});

const bytesOf = async (source: Blob | Uint8Array): Promise<Uint8Array> =>
  // pdfjs takes the buffer away with it: it gets one of its own.
  source instanceof Uint8Array ? source.slice() : new Uint8Array(await source.arrayBuffer());

/** What reads a document, and what draws a page's text over it. */
export interface PdfEngine {
  readonly task: PDFDocumentLoadingTask;
  readonly TextLayer: Pdfjs['TextLayer'];
}

/** Asked for a password: `answer` sends one; `isWrong` when the one before did not fit. */
export type AskPassword = (answer: (password: string) => void, isWrong: boolean) => void;

/** Begins to open a PDF. Its `task.promise` rejects with pdfjs' own errors. */
export async function openPdf(source: PdfSource, askPassword: AskPassword): Promise<PdfEngine> {
  const pdfjs = await library();
  const worker = await sharedWorker(pdfjs);
  const from = typeof source === 'string' ? { url: source } : { data: await bytesOf(source) };
  const task = pdfjs.getDocument({ ...from, ...(worker ? { worker } : {}), verbosity: 0 });
  task.onPassword = (answer: (password: string) => void, reason: number) =>
    askPassword(answer, reason === pdfjs.PasswordResponses.INCORRECT_PASSWORD);
  return { task, TextLayer: pdfjs.TextLayer };
}
