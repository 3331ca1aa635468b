import type { Locator, Page } from 'playwright';
import { enter, launch, openSlowed, pressMouse, reach, SLOWDOWN } from './support/browser.ts';
import { ms, printTable, quantile, type Row } from './support/measures.ts';

/** What issues 9 and 12 ask at that slowdown, in milliseconds. */
const GOAL = 100;
/** Openings of each; the first, which may still fetch code, is told apart. */
const REPETITIONS = 6;

/**
 * Keeps in `window.__answer` the time from the next press to the frame that first shows an element of this selector that
 * was not there, on the page's own clock.
 */
const answerScript = (selector: string): string => `void (window.__answer = new Promise((resolve) => {
  const selector = ${JSON.stringify(selector)};
  const open = new Set(document.querySelectorAll(selector));
  addEventListener('pointerdown', (pressed) => {
    const look = () => {
      const isShown = [...document.querySelectorAll(selector)].some(
        (each) => !open.has(each) && each.getBoundingClientRect().height > 0,
      );
      if (isShown) setTimeout(() => resolve(performance.now() - pressed.timeStamp));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, { capture: true, once: true });
}))`;

async function answer(page: Page, selector: string, press: Locator): Promise<number> {
  await reach(page, press);
  await page.evaluate(answerScript(selector));
  await pressMouse(page);
  return Number(await page.evaluate('window.__answer'));
}

const DIALOG = '[role="dialog"], [role="alertdialog"]';
const MENU = /^Ações do agendamento de /;

/** Dialogs of the row menu, and a status in which it offers each. */
const FROM_MENU = [
  ['Alterar', 1],
  ['Cancelar', 1],
  ['Anexos', 1],
  ['Falta Consulta', 8],
  ['Timeline', 1],
  ['Reenviar Kit', 8],
] as const;

/** How long a press waits for what it opens on the list of appointments, at a slowdown of the processor. */
export async function measureAnswers(base: string): Promise<void> {
  const browser = await launch();
  const lines: Row[] = [];
  const tell = (name: string, times: readonly number[]): void => {
    const again = quantile(times.slice(1), 0.5);
    lines.push({
      measurement: name,
      value: `${ms(times[0] ?? Number.NaN)} · ${ms(again)}`,
      meta: `≤ ${GOAL} ms`,
      inside: again <= GOAL,
    });
  };
  try {
    const page = await openSlowed(browser);
    const openList = async (status: number): Promise<Locator> => {
      await page.goto(`${base}/gestao-medica-v3/agendamentos?status=${status}&limit=10`);
      const row = page.locator('table tbody tr:has(button[aria-expanded])').first();
      await row.waitFor();
      // What comes in quiet moments has come.
      await page.waitForTimeout(4000);
      return row;
    };
    await enter(page, base, 'atendente@apto.test');

    /** Opens, measures, closes. */
    const repeat = async (name: string, open: () => Promise<number>): Promise<void> => {
      const times: number[] = [];
      for (let n = 0; n < REPETITIONS; n += 1) {
        times.push(await open());
        await page.waitForTimeout(300);
        await page.keyboard.press('Escape');
        await page.locator(`${DIALOG}, [role="menu"]`).first().waitFor({ state: 'detached' });
        await page.waitForTimeout(300);
      }
      tell(name, times);
    };
    const first = await openList(1);
    const opener = first.locator('button[aria-expanded]').first();
    const expansions: number[] = [];
    for (let n = 0; n < REPETITIONS; n += 1) {
      expansions.push(await answer(page, 'tr:has(> td[colspan])', opener));
      await page.waitForTimeout(300);
      await opener.click();
      await page.waitForTimeout(300);
    }
    tell('detalhes de uma linha', expansions);
    await repeat('menu de uma linha', () =>
      answer(page, '[role="menu"]', first.getByRole('button', { name: MENU })),
    );
    await repeat('Filtros', () =>
      answer(page, DIALOG, page.getByRole('button', { name: /^Filtros( |$|:)/ }).first()),
    );
    let shown = 1;
    for (const [name, status] of FROM_MENU) {
      const row = shown === status ? first : await openList((shown = status));
      await repeat(name, async () => {
        await row.getByRole('button', { name: MENU }).click();
        const item = page.getByRole('menuitem', { name, exact: true });
        await item.waitFor();
        return answer(page, DIALOG, item);
      });
    }
  } finally {
    await browser.close();
  }
  printTable(
    `Da pressão ao que ela abre, CPU ${SLOWDOWN}× mais lenta: a primeira vez · a mediana de ${REPETITIONS - 1}`,
    lines,
  );
}
