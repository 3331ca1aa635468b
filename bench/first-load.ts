import { chromium, type Page } from 'playwright';
import { existsSync } from 'node:fs';
import { printTable, ms, quantile, type Row } from './support/measures.ts';

const REPETITIONS = 5;
const SLOWDOWN = 4;

interface Vitals {
  lcp: number;
  inp: number;
}

/** Bytes over the wire of scripts and styles, as Chromium received them. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!['script', 'stylesheet'].includes(request.resourceType())) return;
    sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

const OBSERVER_SCRIPT = `
  window.__vitais = { lcp: 0, inp: 0 };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) window.__vitais.lcp = e.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const e of list.getEntries()) if (e.interactionId) window.__vitais.inp = Math.max(window.__vitais.inp, e.duration); }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
`;

async function runOnce(base: string): Promise<{
  login: Vitals;
  bytesLogin: number;
  list: Vitals;
  listBytes: number;
  publicApp: Vitals;
  publicBytes: number;
}> {
  const browser = await chromium.launch({
    ...(existsSync('/usr/bin/chromium') ? { executablePath: '/usr/bin/chromium' } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  const vitals = (page: Page) => page.evaluate(() => (window as unknown as { __vitals: Vitals }).__vitals);
  const open = async () => {
    const page = await (
      await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })
    ).newPage();
    await page.addInitScript(OBSERVER_SCRIPT);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    return page;
  };
  try {
    const page = await open();
    const bytes = countBytes(page);
    await page.goto(`${base}/login`, { waitUntil: 'load' });
    await page.getByLabel('E-mail').waitFor();
    const bytesLogin = await bytes();
    await page.getByLabel('E-mail').fill('atendente@apto.test');
    const login = await vitals(page);
    await page.getByLabel('Senha', { exact: true }).fill('Apto-demo-1');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByRole('table').waitFor();
    await page.getByRole('row').nth(5).waitFor();
    await page.waitForLoadState('networkidle');
    const listBytes = await bytes();
    await page.evaluate(() => void ((window as unknown as { __vitals: Vitals }).__vitals.inp = 0));
    await page
      .getByRole('button', { name: /detalhes|expandir/i })
      .first()
      .click();
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const list = await vitals(page);

    const phone = await open();
    const phoneBytes = countBytes(phone);
    await phone.goto(`${base}/publico/#/autoagendamento`, { waitUntil: 'load' });
    await phone.getByLabel('CPF').waitFor();
    await phone.waitForLoadState('networkidle');
    const publicBytes = await phoneBytes();
    await phone.getByLabel('CPF').pressSequentially('12345678909');
    const publicApp = await vitals(phone);
    return { login, bytesLogin, list, listBytes, publicApp, publicBytes };
  } finally {
    await browser.close();
  }
}

/** (d) First load: bytes of JS and CSS, LCP and INP at 4× CPU slowdown; medians of five cold visits. */
export async function measureFirstLoad(base: string): Promise<void> {
  const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
  for (let i = 0; i < REPETITIONS; i++) runs.push(await runOnce(base));
  const median = (pick: (run: (typeof runs)[number]) => number) => quantile(runs.map(pick), 0.5);
  const size = (what: string, bytes: number, goal: number): Row => ({
    measurement: `${what}: JS e CSS na rede`,
    value: `${(bytes / 1024).toFixed(1)} KB`,
    meta: `≤ ${goal} KB`,
    inside: bytes <= goal * 1024,
  });
  const vital = (what: string, value: number): Row => ({ measurement: what, value: ms(value) });
  printTable(`Primeira carga, CPU ${SLOWDOWN}× mais lenta, mediana de ${REPETITIONS} visitas frias`, [
    size(
      'back-office até o login',
      median((r) => r.bytesLogin),
      130,
    ),
    vital(
      'login: LCP',
      median((r) => r.login.lcp),
    ),
    vital(
      'login: INP ao digitar',
      median((r) => r.login.inp),
    ),
    size(
      'back-office até a lista',
      median((r) => r.listBytes),
      220,
    ),
    vital(
      'lista: INP ao abrir uma linha',
      median((r) => r.list.inp),
    ),
    size(
      'aplicativo público',
      median((r) => r.publicBytes),
      110,
    ),
    vital(
      'público: LCP',
      median((r) => r.publicApp.lcp),
    ),
    vital(
      'público: INP ao digitar',
      median((r) => r.publicApp.inp),
    ),
  ]);
}
