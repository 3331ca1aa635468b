// A thread of its own for the pages: setting type in fonts would hold every other call of the process.
import { parentPort } from 'node:worker_threads';
import type { Kit } from '@apto/domain/kit';
import { openFonts, pdfOf, type Pictures } from './pdf.ts';

/** From the process: one kit to be set. */
export interface ToRenderer {
  id: number;
  kit: Kit;
  pictures: Pictures;
}
/** To the process: the file, or why there is none. */
export type FromRenderer = { id: number; pdf: Uint8Array } | { id: number; failure: string };

const port = parentPort;
if (!port) throw new Error('render-worker.ts runs as a thread.');
const fonts = openFonts();

const tell = (message: FromRenderer) => port.postMessage(message);

async function render({ id, kit, pictures }: ToRenderer): Promise<void> {
  try {
    tell({ id, pdf: await pdfOf(kit, fonts, pictures) });
  } catch (error) {
    tell({ id, failure: error instanceof Error ? error.message : 'falha' });
  }
}
port.on('message', (message: ToRenderer) => void render(message));
