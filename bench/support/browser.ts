import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright';

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

/** Signs in by the page, as a person of the demonstration, up to the list. */
export async function enter(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Apto-demo-1');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL(/agendamentos/);
}
