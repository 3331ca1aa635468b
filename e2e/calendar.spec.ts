import { signInToApi } from './support/api.ts';
import { expectNoViolations } from './support/axe.ts';
import { addDays, today, weekdayOf } from './support/dates.ts';
import { LIST, openList, table } from './support/list.ts';
import { expect, test } from './support/test.ts';

interface Calendar {
  items: { id: number; funcionario: { name: string }; dataAgendamento: string }[];
}

/** AGENDADO. */
const SCHEDULED = 8;

test('the list as a calendar: same filters, shared by address, details and Reagendar by keyboard @full', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page);
  const staff = await signInToApi(server.url, 'atendente@apto.test');
  const query = new URLSearchParams({
    dataInicial: addDays(today(), 1),
    dataFinal: addDays(today(), 21),
    filtrosExtras: JSON.stringify({ status: [SCHEDULED] }),
  });
  const { items } = await staff.read<Calendar>(`/agendamentos/calendario?${query.toString()}`);
  // A working day after it, so that the day alone is no reason against the move.
  const visit = items.find(({ dataAgendamento: day }) => weekdayOf(day) >= 1 && weekdayOf(day) <= 3);
  if (!visit) throw new Error('The demonstration has no exam scheduled in the next three weeks.');
  const { name } = visit.funcionario;

  await test.step('the switch keeps the filters, and the address opens the same', async () => {
    await openList(page, `?status=${SCHEDULED}`);
    await page.getByRole('radio', { name: 'Calendário' }).check();
    await expect(page).toHaveURL(/[?&]visao=calendario\b/);
    await expect(page).toHaveURL(new RegExp(`[?&]status=${SCHEDULED}\\b`));
    await expect(page.getByRole('grid', { name: /^Calendário de agendamentos/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('grid', { name: /^Calendário de agendamentos/ })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'agendamento' })).toBeVisible();
    await expectNoViolations(page, 'the calendar of the list');
  });

  await test.step('a link opens a day', async () => {
    await page.goto(`${LIST}?visao=calendario&periodo=dia&dia=${visit.dataAgendamento}&status=${SCHEDULED}`);
    await expect(page.getByRole('button', { name: new RegExp(`^${name}, `) }).first()).toBeVisible();
  });

  const booking = page.getByRole('button', { name: new RegExp(`^${name}, `) }).first();
  await test.step('Enter opens the details and the menu of the row', async () => {
    await booking.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name });
    await expect(drawer.getByRole('button', { name: `Ações do agendamento de ${name}` })).toBeVisible();
    await expect(drawer.getByText('Código da unidade')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a move by keyboard opens Reagendar on the new day; a closed one leaves all as it was', async () => {
    await booking.focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(/em movimento\. Setas mudam o lugar/)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Reagendar' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Voltar' }).click();
    await expect(page.getByText(`${name} voltou ao lugar. Nada foi reagendado.`)).toBeVisible();
  });

  await test.step('back to the table with the same filters', async () => {
    await page.getByRole('radio', { name: 'Tabela' }).click();
    await expect(table(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`[?&]status=${SCHEDULED}\\b`));
    await expect(page).not.toHaveURL(/visao/);
  });
});
