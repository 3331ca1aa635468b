import { expect, test } from './support/test.ts';

test('doc2 §2.11, doc3 §2.1: the addresses of self-scheduling lead to the public page @full', async ({
  page,
}) => {
  for (const address of ['/autoagendamento', '/#/autoagendamento', '/autoagendamento/login']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/publico\/#\/autoagendamento\/login$/);
    await expect(page.getByRole('heading', { name: 'Agende o seu exame', level: 1 })).toBeVisible();
    await page.goto('about:blank');
  }
});

test("doc1 §2.1: the list's tour begins at one press @full", async ({ page, signIn }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Guia desta tela' }).click();
  await expect(page.getByRole('dialog', { name: 'Agendamentos' })).toBeVisible();
});
