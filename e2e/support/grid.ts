import type { Locator, Page } from '@playwright/test';

/** Draws 09:00 to 10:00 on a day of a grade by mouse: an hour is two slots of the grid. */
export async function drawHour(page: Page, day: Locator): Promise<void> {
  await day.waitFor();
  const box = await day.boundingBox();
  if (!box) throw new Error('O dia não está à vista');
  const hour = box.height / 14;
  await page.mouse.move(box.x + box.width / 2, box.y + 3.2 * hour);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + 3.8 * hour, { steps: 4 });
  await page.mouse.up();
}
