import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from '@playwright/test';

/** A phone in the hand of an employee. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  reducedMotion: 'reduce',
  acceptDownloads: true,
};

export const PUBLIC_PATH = '/publico/#/autoagendamento';

/** A new phone with the public page open. */
export async function openPhone(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, ...options });
  const page = await context.newPage();
  await page.goto(url + PUBLIC_PATH);
  await page.getByRole('heading', { name: 'Agende o seu exame', level: 1 }).waitFor();
  return page;
}

/** Fills the login and presses 'Entrar'. */
export async function trySignIn(page: Page, cpf: string, token: string): Promise<void> {
  await page.getByLabel('CPF').fill(cpf);
  await page.getByLabel('Token').fill(token);
  const terms = page.getByRole('checkbox', { name: 'Li e aceito os termos de uso e de privacidade' });
  if (!(await terms.isChecked())) await page.getByText('Li e aceito os termos de uso e de privacidade').tap();
  await expect(terms).toBeChecked();
  await page.getByRole('button', { name: 'Entrar' }).tap();
}

export const onScreen = (page: Page, title: string | RegExp): Promise<void> =>
  page.getByRole('heading', { name: title, level: 1 }).waitFor();

/** From the own data to the list of cities; what was proposed is left alone. */
export async function goToCities(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Mudar|Confirmar e continuar)/ }).tap();
  const another = page.getByRole('button', { name: 'Trocar cidade' });
  const search = page.getByRole('searchbox', { name: 'Buscar cidade' });
  await another.or(search).waitFor();
  // The city of the employee's branch is known: its clinics are shown at once.
  if (await another.isVisible()) await another.tap();
  await onScreen(page, 'Em qual cidade?');
}

/** From the login to the clinic's days. */
export async function goToDays(
  page: Page,
  { cpf, token, cidade, clinic }: { cpf: string; token: string; cidade: string; clinic: string },
): Promise<void> {
  await trySignIn(page, cpf, token);
  await onScreen(page, /^(Seu exame|Confirme seus dados)$/);
  await goToCities(page);
  await page.getByRole('button', { name: new RegExp(`^${cidade} - `) }).tap();
  await onScreen(page, 'Onde você quer fazer o exame?');
  await page.getByRole('button', { name: `Ver dias e horários: ${clinic}`, exact: true }).tap();
  await onScreen(page, 'Quando você quer ir?');
}

/** The slots of the chosen day. */
export const horarios = (page: Page): Locator => page.getByRole('radio', { name: /^\d{2}:\d{2} / });

/** The hours on offer that one booking takes away, each in one room only. */
export async function singleVagaHorarios(page: Page): Promise<string[]> {
  await horarios(page).first().waitFor();
  const texts = await horarios(page).allInnerTexts();
  const time = (text: string): string => text.slice(0, 5);
  const allOf = texts.map(time);
  return texts
    .filter((t) => /última vaga/.test(t))
    .map(time)
    .filter((h) => allOf.filter((another) => another === h).length === 1);
}
