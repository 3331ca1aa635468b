import { test as base, type Page } from '@playwright/test';
import { rows } from './list.ts';
import { PASSWORD } from './password.ts';
import { startServer, type TestServer } from './server.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  server: TestServer;
}
interface TestFixtures {
  /** Signs in through the login screen and waits for the list. */
  signIn: (page: Page, username?: string) => Promise<void>;
}

/** Tests over one real server a worker; pages of it resolve relative addresses. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  server: [
    // Playwright wants an object pattern here.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ RATE_LIMIT: '0' });
      await use(server);
      await server.terminate();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  signIn: async ({ server }, use) => {
    await use(async (page, username = 'atendente@apto.test') => {
      await page.goto(`${server.url}/login`);
      await page.getByLabel('E-mail').fill(username);
      await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('heading', { name: 'Agendamentos', level: 1 }).waitFor();
      await rows(page).first().waitFor();
    });
  },
});
