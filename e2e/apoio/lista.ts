import type { Locator, Page } from '@playwright/test';

export const LISTA = '/gestao-medica-v3/agendamentos';

/** The list's table; chips of the search and of active filters have rows of their own elsewhere. */
export const tabela = (page: Page): Locator => page.getByRole('table', { name: 'Agendamentos' });

/** The rows with an appointment in them: neither the header, nor details, nor the ones that stand in while loading. */
export const linhas = (page: Page): Locator =>
  tabela(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^Ações do agendamento de / }) });

/** Opens an address of the list and waits until its rows are there. */
export async function abrirLista(page: Page, consulta = ''): Promise<void> {
  await page.goto(LISTA + consulta);
  await linhas(page).first().waitFor();
}

/** 'Mostrando {last} de {total} registros': the total. */
export async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^Mostrando .* de .* registros?$/).textContent();
  return Number(/de ([\d.]+)/.exec(text ?? '')?.[1]?.replaceAll('.', ''));
}

/** What is seen in a cell; its title, which only cards show, is not. */
const texto = async (celula: Locator): Promise<string> => (await celula.innerText()).trim();

/** The employee's name in a row. */
export async function nomeNa(linha: Locator): Promise<string> {
  const rotulo = await linha
    .getByRole('button', { name: /^Ações do agendamento de / })
    .getAttribute('aria-label');
  return rotulo?.replace('Ações do agendamento de ', '') ?? '';
}

/** What every row on the screen says in one column. */
export async function coluna(page: Page, titulo: string): Promise<string[]> {
  const cabecalhos = await tabela(page).getByRole('columnheader').all();
  const textos = await Promise.all(cabecalhos.map(texto));
  const indice = textos.findIndex((t) => t === titulo);
  if (indice < 0) throw new Error(`Não há a coluna ${titulo}: ${textos.join(', ')}`);
  return Promise.all(
    (await linhas(page).all()).map((linha) => texto(linha.locator('> td, > th').nth(indice))),
  );
}

/** Opens the row menu and answers it. */
export async function abrirMenu(page: Page, linha: Locator): Promise<Locator> {
  await linha.getByRole('button', { name: /^Ações do agendamento de / }).click();
  return page.getByRole('menu', { name: /^Ações do agendamento de / });
}
