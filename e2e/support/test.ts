import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { signInToApi, type Api } from './api.ts';
import { startServer, type TestServer } from './server.ts';
import { ATTENDANT, signInAt } from './signIn.ts';

export { expect } from '@playwright/test';

interface WorkerFixtures {
  server: TestServer;
}
interface TestFixtures {
  /** Signs in through the login screen and waits for the list. */
  signIn: (page: Page, username?: string) => Promise<void>;
  /** The same, and at the API as the same person. */
  signInTwice: (page: Page, username?: string) => Promise<Api>;
  /** A page of another person's browser, closed with the test. */
  secondPage: () => Promise<Page>;
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
    await use((page, username) => signInAt(page, server, username));
  },
  secondPage: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: server.url });
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  signInTwice: async ({ server, signIn }, use) => {
    await use(async (page, username = ATTENDANT) => {
      const api = await signInToApi(server.url, username);
      await signIn(page, username);
      return api;
    });
  },
});
