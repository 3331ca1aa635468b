import type { Locator, Page } from '@playwright/test';

export const LIST = '/gestao-medica-v3/agendamentos';

/** The list's table; chips of the search and of active filters have rows of their own elsewhere. */
export const table = (page: Page): Locator => page.getByRole('table', { name: 'Agendamentos' });

/** The rows with an appointment in them: neither the header, nor details, nor the ones that stand in while loading. */
export const rows = (page: Page): Locator =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Ações do agendamento de / }) });

/** The row of one appointment: its place may change while a test looks, and another may be of the same name. */
export const rowOf = (page: Page, id: number): Locator => page.locator(`tr[data-row="${id}"]`);

/** Whose row it is. */
export const idOfRow = async (row: Locator): Promise<number> => Number(await row.getAttribute('data-row'));

/** Opens an address of the list and waits until its rows are there. */
export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(LIST + query);
  await rows(page).first().waitFor();
}

/** 'Mostrando {last} de {total} registros': the total. */
export async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^Mostrando .* de .* registros?$/).textContent();
  return Number(/de ([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', ''));
}

/** What is seen in a cell; its title, which only cards show, is not. */
const text = async (cell: Locator): Promise<string> => (await cell.innerText()).trim();

/** The employee's name in a row. */
export async function nameInRow(row: Locator): Promise<string> {
  const label = await row
    .getByRole('button', { name: /^Ações do agendamento de / })
    .getAttribute('aria-label');
  return label?.replace('Ações do agendamento de ', '') ?? '';
}

/** What every row on the screen says in one column. */
export async function column(page: Page, title: string): Promise<string[]> {
  const headers = await table(page).getByRole('columnheader').all();
  const texts = await Promise.all(headers.map(text));
  const index = texts.findIndex((t) => t === title);
  if (index < 0) throw new Error(`Não há a coluna ${title}: ${texts.join(', ')}`);
  return Promise.all((await rows(page).all()).map((row) => text(row.locator('> td, > th').nth(index))));
}

/** Opens the row menu and answers it. */
export async function openMenu(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^Ações do agendamento de / }).click();
  return page.getByRole('menu', { name: /^Ações do agendamento de / });
}
