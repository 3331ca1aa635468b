import { LIST } from './support/list.ts';
import { PASSWORD } from './support/password.ts';
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

test("issue 12: in the person's own colours a clinic sees which of its two lists it is in @full", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/publico/#/confirmacao-prestador/login');
  await page.getByLabel('E-mail').fill('prestador@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  const ground = (name: string) =>
    page.getByRole('link', { name }).evaluate((each) => getComputedStyle(each).backgroundColor);
  await expect(page.getByRole('link', { name: 'Pendentes' })).toHaveAttribute('aria-current', 'page');
  expect(await ground('Pendentes')).not.toBe(await ground('Futuros'));
});
