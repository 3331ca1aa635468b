import type { Page } from '@playwright/test';
import { rows } from './list.ts';
import { PASSWORD } from './password.ts';

export const ATTENDANT = 'atendente@apto.test';

/** Signs in through the login screen of a server and waits for the list. */
export async function signInAt(
  page: Page,
  { url }: { readonly url: string },
  username = ATTENDANT,
): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail').fill(username);
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('heading', { name: 'Agendamentos', level: 1 }).waitFor();
  await rows(page).first().waitFor();
}
