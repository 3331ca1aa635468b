import type { Browser, CDPSession, Page } from 'playwright';
import type { StepDescription } from '../pages/contract.ts';
import type { ResultPage } from './build.ts';

export const SLOWDOWN = 4;
/** How long a page rests before each step, so that nothing of the step before is in its time. */
const REST_MS = 120;

export interface Measurement {
  /** From the input to after the frame. What a person waits, and what goes into the document. */
  readonly ms: number;
  /** Of it, what the page's main thread worked: hardly moved by what else the machine does. */
  readonly cpu: number;
}

/** Each measured step, by its name. */
export type Measurements = ReadonlyMap<string, Measurement>;

const NOWHERE = { x: 0, y: 0 };
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a press as the browser gets it from a mouse: both halves queued at once, so that no round trip lies between. */
async function pressMouse(cdp: CDPSession, x: number, y: number, moves: boolean): Promise<void> {
  const common = { x, y, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    ...(moves ? [cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y })] : []),
    cdp.send('Input.dispatchMouseEvent', { ...common, type: 'mousePressed', buttons: 1 }),
    cdp.send('Input.dispatchMouseEvent', { ...common, type: 'mouseReleased', buttons: 0 }),
  ]);
}

const DRAG_MOVES = 6;

/** Presses, goes down in some moves and lets go, each once the page has taken the one before. */
async function dragMouse(cdp: CDPSession, x: number, y: number, down: number): Promise<void> {
  const common = { x, button: 'left' } as const;
  await cdp.send('Input.dispatchMouseEvent', {
    ...common,
    y,
    type: 'mousePressed',
    buttons: 1,
    clickCount: 1,
  });
  for (let move = 1; move <= DRAG_MOVES; move++)
    await cdp.send('Input.dispatchMouseEvent', {
      ...common,
      type: 'mouseMoved',
      y: y + (down * move) / DRAG_MOVES,
      buttons: 1,
    });
  await cdp.send('Input.dispatchMouseEvent', {
    ...common,
    type: 'mouseReleased',
    y: y + down,
    buttons: 0,
    clickCount: 1,
  });
}

/** All keys at once, as fast typing queues them while the page is busy. */
async function typeKeys(cdp: CDPSession, keys: readonly string[]): Promise<void> {
  await Promise.all(
    keys.flatMap((key) => {
      const isLetter = key.length === 1;
      const common = isLetter
        ? {
            key: key,
            code: `Key${key.toUpperCase()}`,
            windowsVirtualKeyCode: key.toUpperCase().charCodeAt(0),
          }
        : { key: key, code: key, windowsVirtualKeyCode: 8 };
      return [
        cdp.send('Input.dispatchKeyEvent', {
          type: 'keyDown',
          ...common,
          ...(isLetter ? { text: key } : {}),
        }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...common }),
      ];
    }),
  );
}

/** Milliseconds of thread time in tasks so far. */
async function readTaskTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** @param lastEnd when the step before ended, on the clock of this process */
async function measureStep(
  page: Page,
  cdp: CDPSession,
  step: StepDescription,
  i: number,
  lastEnd: number,
): Promise<Measurement> {
  const isCall = step.input === 'call';
  const { x, y } = isCall ? NOWHERE : await page.evaluate((index) => window.bench!.prepare(index), i);
  if (step.input === 'click' || step.input === 'drag')
    await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y });
  if (step.wait === undefined) {
    await sleep(REST_MS);
    await cdp.send('HeapProfiler.collectGarbage');
  }
  const before = await readTaskTime(cdp);
  // A call does its work as it is armed.
  await page.evaluate((index) => window.bench!.arm(index), i);
  if (step.wait !== undefined) await sleep(Math.max(0, step.wait - (performance.now() - lastEnd)));
  if (step.input === 'keys') await typeKeys(cdp, step.keys ?? []);
  else if (step.input === 'drag') await dragMouse(cdp, x, y, step.down ?? 0);
  else if (!isCall) await pressMouse(cdp, x, y, step.input === 'hover');
  const ms = await page.evaluate(() => window.bench!.result());
  return { ms, cpu: (await readTaskTime(cdp)) - before };
}

/** One library once, on a fresh page: every code path runs for the first time, as it does for a person. */
export async function measurePage(
  browser: Browser,
  address: string,
  { name }: ResultPage,
  query: string,
  slowdown = SLOWDOWN,
): Promise<Measurements> {
  const context = await browser.newContext({
    locale: 'pt-BR',
    viewport: { width: 1280, height: 800 },
    // Some animate their opening and some do not: nobody does here.
    reducedMotion: 'reduce',
  });
  try {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const cdp = await context.newCDPSession(page);
    await cdp.send('HeapProfiler.enable');
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}/${name}.html${query}`, { waitUntil: 'load' });
    await page.waitForFunction(() => window.bench !== undefined);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const steps = await page.evaluate(() => window.bench!.steps);
    const measurements = new Map<string, Measurement>();
    let lastEnd = performance.now();
    for (const [i, step] of steps.entries()) {
      const measurement = await measureStep(page, cdp, step, i, lastEnd).catch((error: unknown) => {
        throw new Error(
          `${name}, ${step.name}: ${error instanceof Error ? error.message : String(error)} ${errors.join('; ')}`,
        );
      });
      lastEnd = performance.now();
      if (!step.unmeasured) measurements.set(step.name, measurement);
    }
    return measurements;
  } finally {
    await context.close();
  }
}
