import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

/** A phone in the hand of an employee. */
export const CELULAR: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
  acceptDownloads: true,
};

export const PUBLICO = '/publico/#/autoagendamento';

/** A new phone with the public page open. */
export async function abrirCelular(
  browser: Browser,
  url: string,
  opcoes: BrowserContextOptions = {},
): Promise<Page> {
  const contexto = await browser.newContext({ ...CELULAR, ...opcoes });
  const page = await contexto.newPage();
  await page.goto(url + PUBLICO);
  await page.getByRole('heading', { name: 'Agende o seu exame', level: 1 }).waitFor();
  return page;
}

/** Fills the login and presses 'Entrar'. */
export async function tentarEntrar(page: Page, cpf: string, token: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Token').fill(token);
  const termos = page.getByRole('checkbox', { name: 'Li e aceito os termos de uso e de privacidade' });
  if (!(await termos.isChecked()))
    await page.getByText('Li e aceito os termos de uso e de privacidade').tap();
  await expect(termos).toBeChecked();
  await page.getByRole('button', { name: 'Entrar' }).tap();
}

export const naTela = (page: Page, titulo: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name: titulo, level: 1 }).waitFor();

/** From the login to the clinic's days. */
export async function ateOsDias(
  page: Page,
  { cpf, token, cidade, clinica }: { cpf: string; token: string; cidade: string; clinica: string },
): Promise<void> {
  await tentarEntrar(page, cpf, token);
  await naTela(page, 'Confirme seus dados');
  await page.getByRole('button', { name: 'Confirmar e continuar' }).tap();
  await naTela(page, 'Em qual cidade?');
  await page.getByRole('radio', { name: new RegExp(`^${cidade} - `) }).tap();
  await page.getByRole('button', { name: `Ver clínicas em ${cidade}` }).tap();
  await naTela(page, 'Onde você quer fazer o exame?');
  await page.getByRole('radio', { name: new RegExp(`^${clinica}`) }).tap();
  await page.getByRole('button', { name: 'Continuar' }).tap();
  await naTela(page, 'Quando você quer ir?');
}

/** The slots of the chosen day. */
export const horarios = (page: Page): Locator => page.getByRole('radio', { name: /^\d{2}:\d{2} / });

/** The hours on offer that one booking takes away, each in one room only. */
export async function horariosDeUmaVaga(page: Page): Promise<string[]> {
  await horarios(page).first().waitFor();
  const textos = await horarios(page).allInnerTexts();
  const hora = (texto: string): string => texto.slice(0, 5);
  const todas = textos.map(hora);
  return textos
    .filter((t) => /última vaga/.test(t))
    .map(hora)
    .filter((h) => todas.filter((outra) => outra === h).length === 1);
}
