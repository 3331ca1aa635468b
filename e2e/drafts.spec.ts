import type { Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import { advance, atStep, choose, fillAgendamento, openAssistente } from './support/assistente.ts';
import { expectNoViolations } from './support/axe.ts';
import { LIST, openList } from './support/list.ts';
import { chooseFuncionarios } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CIDADE = 'Campinas';
const ELSEWHERE = 'Este rascunho está aberto em outra aba';

const drafts = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((name) => /^apto\.rascunho\.\d+\./.test(name)).length);
async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Conta de|^Menu d/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
}
const offer = (page: Page) => page.getByRole('region', { name: 'Rascunho' });

test('issue 12: several drafts, one a tab; the list offers them, a second tab takes one over or copies it @full', async ({
  page,
  context,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, 'cliente@apto.test');
  const [first, second, third] = await chooseFuncionarios(api, 3, { emDia: false });
  if (!first || !second || !third) throw new Error('Faltam funcionários');
  await signIn(page, 'cliente@apto.test');
  await openAssistente(page);
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [first, second] });
  await expect(page.getByText('Rascunho salvo')).toBeVisible();

  // Another tab begins another request: neither writes over the other.
  const other = await context.newPage();
  await openList(other);
  await expect(offer(other).getByRole('link')).toHaveText(`Continuar rascunho: 2 funcionários, ${CIDADE}`);
  await openAssistente(other);
  await fillAgendamento(other, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios: [third] });
  await expect(other.getByText('Rascunho salvo')).toBeVisible();
  expect(await drafts(other)).toBe(2);
  for (const [tab, people] of [
    [page, [first, second]],
    [other, [third]],
  ] as const) {
    await tab.reload();
    await atStep(tab, 'agendamento');
    for (const { name } of people)
      await expect(tab.getByRole('button', { name: `Remover ${name}` })).toBeVisible();
    await expect(tab.getByRole('button', { name: /^Remover / })).toHaveCount(people.length);
  }

  // The list tells which one the other tab works on.
  await openList(other);
  await expect(offer(other).getByRole('link')).toHaveText(`Continuar rascunho: 1 funcionário, ${CIDADE}`);
  await offer(other).getByRole('button', { name: 'e mais 1 rascunho' }).click();
  const dialog = other.getByRole('dialog', { name: 'Rascunhos' });
  await dialog.waitFor();
  const taken = dialog.getByRole('group', { name: `${first.name} e mais 1` });
  await expect(taken.getByText('Aberto em outra aba', { exact: true })).toBeVisible();
  await expectNoViolations(other, 'rascunhos');
  await taken.getByRole('link', { name: /^Continuar/ }).click();

  // Both cannot write to it: this one takes it over, with what was changed last, and the first is told.
  await page.getByLabel(`E-mail de ${first.name}`).fill('outro@exemplo.com.br');
  const question = other.getByRole('dialog', { name: ELSEWHERE });
  await question.waitFor();
  await expectNoViolations(other, 'rascunho em outra aba');
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question).toBeHidden();
  await atStep(other, 'agendamento');
  await expect(other.getByLabel(`E-mail de ${first.name}`)).toHaveValue('outro@exemplo.com.br');

  // The first begins a copy: two requests from then on.
  const told = page.getByRole('dialog', { name: ELSEWHERE });
  await told.getByRole('button', { name: 'Começar uma cópia' }).click();
  await expect(told).toBeHidden();
  await atStep(page, 'agendamento');
  await expect(page.getByRole('button', { name: `Remover ${second.name}` })).toBeVisible();
  await page.getByRole('button', { name: `Remover ${second.name}` }).click();
  await expect.poll(() => drafts(page)).toBe(3);
  await expect(other.getByRole('button', { name: `Remover ${second.name}` })).toBeVisible();

  // Deleted ones come back; they survive a sign-out (issue 10), and only their own person is offered them.
  await openList(page);
  await offer(page).getByRole('button', { name: 'e mais 2 rascunhos' }).click();
  const all = page.getByRole('dialog', { name: 'Rascunhos' });
  await all.getByRole('button', { name: `Apagar o rascunho de ${third.name}` }).click();
  await expect.poll(() => drafts(page)).toBe(2);
  await all.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => drafts(page)).toBe(3);
  await page.keyboard.press('Escape');
  await signOut(page);
  expect(await drafts(page)).toBe(3);
  await signIn(page, 'colega@apto.test');
  await openList(page);
  await expect(offer(page)).toHaveCount(0);
  await signOut(page);
  await signIn(page, 'cliente@apto.test');
  await openList(page);
  await expect(offer(page).getByRole('button', { name: 'e mais 2 rascunhos' })).toBeVisible();
});

test('issue 12: a link to a step opens the draft of this tab, and a tab without one the latest @full', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'cliente@apto.test');
  await openAssistente(page);
  await advance(page);
  await atStep(page, 'agendamento');
  await choose(page, 'Tipo de exame', 'Periódico');
  await expect.poll(() => drafts(page)).toBe(1);
  await openList(page);
  const tipoExame = (tab: Page) => tab.getByRole('combobox', { name: 'Tipo de exame' });
  await page.goto(`${LIST}/dados-agendamento`);
  await expect(tipoExame(page)).toContainText('Periódico');
  await expect(page).toHaveURL(new RegExp(`${LIST}/dados-agendamento$`));

  // While this tab has it another begins its own; once this one is closed, it is free.
  const other = await context.newPage();
  await other.goto(`${LIST}/dados-agendamento`);
  await expect(tipoExame(other)).not.toContainText('Periódico');
  await other.close();
  await page.close();
  const later = await context.newPage();
  await later.goto(`${LIST}/dados-agendamento`);
  await expect(tipoExame(later)).toContainText('Periódico');
});
