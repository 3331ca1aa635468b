import { table } from './support/list.ts';
import { expect, test } from './support/test.ts';

test('Ctrl+K pressed before anything is drawn opens the palette once it is there', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await expect(table(page)).toBeVisible();
  const palette = page.getByRole('searchbox', { name: 'Ir para ou buscar' });
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code;
    await route.continue();
  });

  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  arrive();
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('Ctrl+K that was followed by something else opens nothing later @full', async ({ page, signIn }) => {
  await signIn(page);
  await expect(table(page)).toBeVisible();
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  await page.mouse.click(5, 5);
  arrive();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Ir para ou buscar' })).toBeHidden();
});
