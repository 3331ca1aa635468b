import type { Browser, Page } from '@playwright/test';
import type { Api } from './api.ts';
import type { Funcionario } from './people.ts';
import { onScreen, PHONE } from './phone.ts';

/** Every link that went to the employee. */
export async function linksTo(api: Api, { phone }: Funcionario): Promise<string[]> {
  const messages = await api.read<{ para: string; corpo: string }[]>('/dev/outbox');
  return messages
    .filter(({ para }) => para.endsWith(phone))
    .flatMap((message) => /https?:\/\/\S+token=[\w-]+/.exec(message.corpo) ?? []);
}

/** Another phone, days later. */
export async function openLink(
  browser: Browser,
  link: string,
  { cpf }: Funcionario,
  title = 'Veja o seu agendamento',
): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(link);
  await onScreen(page, title);
  await page.getByLabel('CPF').fill(cpf);
  const terms = page.getByText('Li e aceito os termos de uso e de privacidade');
  if (await terms.isVisible()) await terms.tap();
  await page.getByRole('button', { name: 'Entrar' }).tap();
  return page;
}
