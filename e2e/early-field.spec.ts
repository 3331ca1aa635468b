import { onScreen, PHONE, PUBLIC_PATH } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const TOKEN = '8K2M-P4TX-8K2M-P4TX-8K2M-P4TX-8K2M';

test("issue 12 'Slow networks': the CPF can be typed before the code comes, and stays", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/base-[^/]+\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.goto(`${server.url}${PUBLIC_PATH}/login?token=${TOKEN}`, { waitUntil: 'commit' });
  const field = page.getByLabel('CPF');
  await field.tap();
  await page.keyboard.type('5299822');
  await expect(page.getByRole('heading', { name: 'Agende o seu exame' })).toBeHidden();
  arrive();
  await onScreen(page, 'Agende o seu exame');
  await expect(field).toBeFocused();
  await page.keyboard.type('4725');
  await expect(field).toHaveValue('529.982.247-25');
  await expect(page.getByLabel('Token')).toHaveValue(TOKEN);
  // The page's own script is the one that its content policy names.
  expect(complaints.filter((text) => text.includes('Content Security Policy'))).toEqual([]);
  await context.close();
});

test('issue 12: the page before its code asks a clinic for no CPF @full', async ({ browser, server }) => {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.route(/\/assets\/base-[^/]+\.js$/, () => undefined);
  await page.goto(`${server.url}/publico/#/confirmacao-prestador/login`, { waitUntil: 'commit' });
  await expect(page.getByText('Abrindo…')).toBeVisible();
  await expect(page.getByLabel('CPF')).toBeHidden();
  await context.close();
});
