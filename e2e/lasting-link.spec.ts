import type { Browser, Page } from '@playwright/test';
import { signInToApi, type Api } from './support/api.ts';
import { createInvite } from './support/invitation.ts';
import { openList, rows } from './support/list.ts';
import { linksTo, openLink } from './support/lasting.ts';
import { openPhone, onScreen, trySignIn } from './support/phone.ts';
import { chooseFuncionario, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';
/** Days from today to the first that is offered: well before the client's 24 h in which nothing may be changed. */
const AHEAD = 4;

interface Booked {
  readonly f: Funcionario;
  readonly link: string;
  readonly phone: Page;
}

/** Somebody who has booked, on the page that their link opens. */
async function bookedByLink(browser: Browser, url: string, api: Api): Promise<Booked> {
  const f = await chooseFuncionario(api, { emDia: false });
  const link = await book(browser, url, api, f);
  const phone = await openLink(browser, link, f);
  await onScreen(phone, 'Agendamento confirmado');
  return { f, link, phone };
}

/** Books what is proposed, as an employee on a phone would, and answers the link that stays with them. */
async function book(browser: Browser, url: string, api: Api, f: Funcionario): Promise<string> {
  const { token } = await createInvite(api, f, AHEAD);
  const page = await openPhone(browser, url);
  await trySignIn(page, f.cpf, token);
  await onScreen(page, /^(Seu exame|Confirme seus dados)$/);
  const before = await linksTo(api, f);
  await page.getByRole('button', { name: 'Agendar' }).tap();
  await onScreen(page, 'Agendamento confirmado');
  await page.context().close();
  const fresh = async (): Promise<string> =>
    (await linksTo(api, f)).find((link) => !before.includes(link) && !link.includes(token)) ?? '';
  await expect.poll(fresh).not.toBe('');
  return fresh();
}

test("issue 12 'A way back': the link of the confirmation shows the day, asks for another, and staff see it @full", async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const { f, phone } = await bookedByLink(browser, server.url, api);
  await phone.getByRole('button', { name: 'Pedir outro dia' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'Pedir outro dia' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Só posso às quintas');
  await dialog.getByRole('button', { name: 'Pedir outro dia' }).tap();
  await expect(phone.getByText('O dia está em revisão')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('O dia está em revisão')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Pedir outro dia' })).toBeHidden();
  await phone.context().close();

  await signIn(page);
  await openList(page, `?filter=${encodeURIComponent(f.name)}`);
  await expect(rows(page).first()).toContainText('Pendência');
});

test("issue 12 'A way back': cancelling by the link frees the slot, ends the request and the link with it", async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const { f, link, phone } = await bookedByLink(browser, server.url, api);
  await phone.getByRole('button', { name: 'Cancelar o agendamento' }).tap();
  const dialog = phone.getByRole('dialog', { name: 'Cancelar o agendamento' });
  await dialog.getByRole('textbox', { name: /Motivo/ }).fill('Mudei de cidade');
  await dialog.getByRole('button', { name: 'Cancelar o agendamento' }).tap();
  await onScreen(phone, 'Agendamento cancelado');
  await phone.getByRole('button', { name: 'Sair' }).tap();
  await phone.context().close();

  // What opens nothing any more tells nothing of what it was.
  const again = await openLink(browser, link, f, 'Agende o seu exame');
  await expect(again.getByRole('alert')).toContainText('Não foi possível entrar');
  await again.context().close();

  await signIn(page);
  await openList(page, `?filter=${encodeURIComponent(f.name)}&status=10`);
  await expect(rows(page).first()).toContainText('Cancelado');
  await expect(rows(page).first()).toContainText(f.name);
});
