import { existsSync } from 'node:fs';
import { chromium, type Browser, type Locator, type Page } from 'playwright';

/** How much slower than this machine a page's processor is made. */
export const SLOWDOWN = 4;

export const launch = (): Promise<Browser> =>
  chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });

/** A page with nothing in its cache, slowed down; `script` runs before the page's own. */
export async function openSlowed(
  browser: Browser,
  script = '',
  size = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR', viewport: size })).newPage();
  if (script) await page.addInitScript(script);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

/** In milliseconds: a hand takes longer from reaching a thing to pressing it. */
const REST = 300;

/** Brings the pointer there and rests: a press that came with the pointer would pay for drawing the reaching, too. */
export async function reach(page: Page, target: Locator): Promise<void> {
  await target.hover();
  await page.waitForTimeout(REST);
}

/** Presses where the pointer is. A locator's own press would look the page over at each event, while the clock runs. */
export async function pressMouse(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** Signs in by the page, as a person of the demonstration, up to the list. */
export async function enter(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Apto-demo-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/agendamentos/);
}
