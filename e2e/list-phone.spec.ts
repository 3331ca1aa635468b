import { expectNoViolations } from './support/axe.ts';
import { LIST } from './support/list.ts';
import { expect, test } from './support/test.ts';

test.describe('issue 12: on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { address, title, limit } of [
    { address: LIST, title: 'Agendamentos', limit: 200 },
    { address: '/painel-agendamento/list', title: 'Painel de agendamento', limit: 200 },
  ]) {
    test(`${title}: one row of controls, chips that scroll, cards of two lines @full`, async ({
      page,
      signIn,
    }) => {
      await signIn(page);
      await page.goto(address);
      const list = page.getByRole('table', { name: title });
      const cards = list.getByRole('row').filter({ has: page.getByRole('checkbox') });
      await cards.first().waitFor();
      const bar = await page.getByRole('banner').first().boundingBox();
      const card = await cards.first().boundingBox();
      if (!bar || !card) throw new Error('Falta a barra ou o cartão');
      expect(card.y - (bar.y + bar.height)).toBeLessThanOrEqual(limit);
      expect(card.height).toBeLessThan(100);

      // The chosen chip is brought into sight, and stays there after a reload; the page never scrolls sideways.
      const chips = page.getByRole('radiogroup', { name: 'Filtros rápidos' });
      const last = chips.getByRole('radio', { name: /^Em Aberto/ });
      await last.tap();
      await expect(last).toBeChecked();
      await page.reload();
      await cards.first().waitFor();
      await expect(last).toBeChecked();
      await expect(last).toBeInViewport({ ratio: 0.99 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

      for (const name of ['Filtros', 'Ordenar e selecionar']) {
        const box = await page.getByRole('button', { name, exact: true }).boundingBox();
        expect(Math.round(box?.height ?? 0)).toBeGreaterThanOrEqual(44);
        expect(Math.round(box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
      expect(Math.round((await last.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await expectNoViolations(page, `${title} no telefone`);
    });
  }
});
