import { LIST } from './support/list.ts';
import { expect, test } from './support/test.ts';

/** What seems to have the focus and has not, among what is drawn, and what is told to be chosen in words that are lost. */
const astray = (): { rings: string[]; lost: string[] } => {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.outlineColor = 'Canvas';
  const ground = getComputedStyle(probe).outlineColor;
  probe.remove();
  const named = (each: Element): string =>
    `${each.tagName} ${each.getAttribute('aria-label') ?? each.textContent.slice(0, 40)}`;
  const drawn = [...document.querySelectorAll('body *')].filter((each) => each.checkVisibility());
  return {
    rings: drawn
      .filter((each) => !each.matches(':focus, :focus-within'))
      .filter((each) => {
        const { outlineStyle, outlineColor } = getComputedStyle(each);
        return outlineStyle !== 'none' && outlineColor !== ground;
      })
      .map(named),
    lost: drawn
      .filter((each) => each.matches('[role="radio"][aria-checked="true"]'))
      .filter((each) => getComputedStyle(each).forcedColorAdjust !== 'none')
      .map(named),
  };
};

test("issue 12: in the person's own colours a ring is only where the focus is, and what is chosen can be read", async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await signIn(page);
  await expect(page).toHaveURL(new RegExp(`${LIST}(\\?|$)`));
  await expect(page.getByRole('button', { name: /^Ações do agendamento/ }).first()).toBeVisible();
  expect(await page.evaluate(astray)).toEqual({ rings: [], lost: [] });
  await page
    .getByRole('button', { name: /^Ações do agendamento/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Timeline' })).toBeVisible();
  expect(await page.evaluate(astray)).toEqual({ rings: [], lost: [] });
});
