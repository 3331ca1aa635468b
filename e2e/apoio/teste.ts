import { test as base, type Page } from '@playwright/test';
import { linhas } from './lista.ts';
import { SENHA } from './senha.ts';
import { iniciarServidor, type ServidorDeTeste } from './servidor.ts';

export { expect } from '@playwright/test';

interface PorTrabalhador {
  servidor: ServidorDeTeste;
}
interface PorTeste {
  /** Signs in through the login screen and waits for the list. */
  entrar: (page: Page, username?: string) => Promise<void>;
}

/** Tests over one real server a worker; pages of it resolve relative addresses. */
export const test = base.extend<PorTeste, PorTrabalhador>({
  servidor: [
    // Playwright wants an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const servidor = await iniciarServidor({ RATE_LIMIT: '0' });
      await use(servidor);
      await servidor.encerrar();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ servidor }, use) => use(servidor.url),
  entrar: async ({ servidor }, use) => {
    await use(async (page, username = 'atendente@apto.test') => {
      await page.goto(`${servidor.url}/login`);
      await page.getByLabel('E-mail').fill(username);
      await page.getByLabel('Senha', { exact: true }).fill(SENHA);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('heading', { name: 'Agendamentos', level: 1 }).waitFor();
      await linhas(page).first().waitFor();
    });
  },
});
