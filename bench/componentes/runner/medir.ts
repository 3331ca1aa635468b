import type { Browser, CDPSession, Page } from 'playwright';
import type { PassoDescrito } from '../paginas/contrato.ts';
import type { Pagina } from './construir.ts';

export const LENTIDAO = 4;
/** How long a page rests before each step, so that nothing of the step before is in its time. */
const REPOUSO = 120;

export interface Medida {
  /** From the input to after the frame. What a person waits, and what goes into the document. */
  readonly ms: number;
  /** Of it, what the page's main thread worked: hardly moved by what else the machine does. */
  readonly cpu: number;
}

/** Each measured step, by its name. */
export type Medidas = ReadonlyMap<string, Medida>;

const dormir = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a press as the browser gets it from a mouse: both halves queued at once, so that no round trip lies between. */
async function pressionar(cdp: CDPSession, x: number, y: number, anda: boolean): Promise<void> {
  const comum = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    ...(anda ? [cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })] : []),
    cdp.send('Input.dispatchMouseEvent', { ...comum, type: 'mousePressed', buttons: 1 }),
    cdp.send('Input.dispatchMouseEvent', { ...comum, type: 'mouseReleased', buttons: 0 }),
  ]);
}

/** All keys at once, as fast typing queues them while the page is busy. */
async function digitar(cdp: CDPSession, teclas: readonly string[]): Promise<void> {
  await Promise.all(
    teclas.flatMap((tecla) => {
      const letra = tecla.length === 1;
      const comum = letra
        ? {
            key: tecla,
            code: `Key${tecla.toUpperCase()}`,
            windowsVirtualKeyCode: tecla.toUpperCase().charCodeAt(0),
          }
        : { key: tecla, code: tecla, windowsVirtualKeyCode: 8 };
      return [
        cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', ...comum, ...(letra ? { text: tecla } : {}) }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...comum }),
      ];
    }),
  );
}

/** Milliseconds of thread time in tasks so far. */
async function trabalho(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function medirPasso(page: Page, cdp: CDPSession, passo: PassoDescrito, i: number): Promise<Medida> {
  let antes = 0;
  if (passo.entrada !== 'chamada') {
    const { x, y } = await page.evaluate((indice) => window.bancada!.preparar(indice), i);
    if (passo.entrada === 'clique') await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
    await dormir(REPOUSO);
    await cdp.send('HeapProfiler.collectGarbage');
    antes = await trabalho(cdp);
    await page.evaluate((indice) => window.bancada!.armar(indice), i);
    if (passo.entrada === 'teclas') await digitar(cdp, passo.teclas ?? []);
    else await pressionar(cdp, x, y, passo.entrada === 'visita');
  } else {
    await dormir(REPOUSO);
    await cdp.send('HeapProfiler.collectGarbage');
    antes = await trabalho(cdp);
    await page.evaluate((indice) => window.bancada!.armar(indice), i);
  }
  const ms = await page.evaluate(() => window.bancada!.resultado());
  return { ms, cpu: (await trabalho(cdp)) - antes };
}

/** One library once, on a fresh page: every code path runs for the first time, as it does for a person. */
export async function medirPagina(
  browser: Browser,
  endereco: string,
  { nome }: Pagina,
  consulta: string,
  lentidao = LENTIDAO,
): Promise<Medidas> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    // Some animate their opening and some do not: nobody does here.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const erros: string[] = [];
    page.on('pageerror', (erro) => erros.push(erro.message));
    const cdp = await context.newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${endereco}/${nome}.html${consulta}`, { waitUntil: 'load' });
    await page.waitForFunction(() => window.bancada !== undefined);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: lentidao });
    const passos = await page.evaluate(() => window.bancada!.passos);
    const medidas = new Map<string, Medida>();
    for (const [i, passo] of passos.entries()) {
      const medida = await medirPasso(page, cdp, passo, i).catch((erro: unknown) => {
        throw new Error(
          `${nome}, ${passo.nome}: ${erro instanceof Error ? erro.message : String(erro)} ${erros.join('; ')}`,
        );
      });
      if (!passo.semMedida) medidas.set(passo.nome, medida);
    }
    return medidas;
  } finally {
    await context.close();
  }
}
