import type { Page } from '@playwright/test';
import { table } from './support/list.ts';
import { expect, test } from './support/test.ts';

/** Ctrl+K on a page whose code is still on its way; it arrives when what this answers is called. */
async function pressBeforeCode(page: Page): Promise<() => void> {
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await code;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  await page.keyboard.press('Control+k');
  return arrive;
}

test('Ctrl+K pressed before anything is drawn opens the palette once it is there', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await expect(table(page)).toBeVisible();
  const palette = page.getByRole('searchbox', { name: 'Ir para ou buscar' });
  const arrive = await pressBeforeCode(page);
  arrive();
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('Ctrl+K that was followed by something else opens nothing later @full', async ({ page, signIn }) => {
  await signIn(page);
  await expect(table(page)).toBeVisible();
  const arrive = await pressBeforeCode(page);
  await page.mouse.click(5, 5);
  arrive();
  await expect(table(page)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Ir para ou buscar' })).toBeHidden();
});
