import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe.ts';
import { signInToApi, type Api } from './support/api.ts';
import { chooseClinic, searchAndChoose } from './support/assistente.ts';
import { cidadeNamed, clinicsOf } from './support/clinics.ts';
import { createInvite } from './support/invitation.ts';
import { activeOnes, EXAME_TYPE, fromSoc, type Funcionario } from './support/people.ts';
import { PASSWORD } from './support/password.ts';
import { onScreen, openPhone, trySignIn } from './support/phone.ts';
import { expect, test } from './support/test.ts';

const STAFF = 'atendente@apto.test';
const CLINIC_LOGIN = 'prestador@apto.test';
const STATUS = { OPEN: 1, DAY: 6 } as const;

interface Row {
  readonly id: number;
}

const withStatus = async (api: Api, status: number): Promise<Row[]> =>
  (
    await api.read<{ items: Row[] }>(
      `/agendamentos?limit=100&filtrosExtras=${encodeURIComponent(JSON.stringify({ status: [status] }))}`,
    )
  ).items;

interface PortalClinic {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly city: { readonly cidade: string };
}

/** The clinic that the portal's login is of: of any request that it sees, whether it has answered yet or not. */
async function portalClinic(staff: Api, clinic: Api): Promise<PortalClinic> {
  for (const situation of ['PENDENTES', 'FUTUROS']) {
    const { items } = await clinic.read<{ items: { id: number }[] }>(
      `/confirmacao-prestador/agendamentos?situacao=${situation}&limit=1`,
    );
    for (const { id } of items) {
      const { prestador } = await staff.read<{ prestador: { id: number } | null }>(`/agendamentos/${id}`);
      if (prestador) return staff.read(`/suppliers/${prestador.id}`);
    }
  }
  throw new Error('A clínica do portal não tem pedidos na demonstração.');
}

/** An employee whose company the clinic serves, with all of the exams. */
async function servedFuncionario(api: Api, clinic: PortalClinic): Promise<Funcionario> {
  const cidade = await cidadeNamed(api, clinic.city.cidade);
  const refused: number[] = [];
  for await (const f of activeOnes(api)) {
    if (f.email === null || refused.includes(f.customerId)) continue;
    const { procedimentos } = await fromSoc(api, f, EXAME_TYPE.PERIODICO);
    const exames = procedimentos.map(({ id }) => id).join(',') || '0';
    const found = (await clinicsOf(api, f.customerId, cidade, exames)).find(({ id }) => id === clinic.id);
    if (found?.liberado) return f;
    refused.push(f.customerId);
  }
  throw new Error('A clínica do portal não atende ninguém da demonstração.');
}

/** Presses a step of the page and answers its dialog. */
async function press(page: Page, step: string): Promise<Locator> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.locator('[role=dialog]').filter({ hasText: step });
  await dialog.waitFor();
  return dialog;
}

/** Takes the next free slot of the clinic's agenda; answers its hour. */
async function chooseSlot(dialog: Locator): Promise<string> {
  const days = dialog.getByRole('radiogroup', { name: 'Dia' }).getByRole('radio');
  await days.first().waitFor();
  // The last day of the strip that can be chosen: nothing else of the demonstration is booked there yet.
  await days.and(dialog.page().locator(':not([aria-disabled="true"])')).last().click();
  const slot = dialog.getByRole('radio', { name: /^\d{2}:\d{2} / }).last();
  await slot.check({ force: true });
  return ((await slot.getAttribute('aria-label')) ?? (await slot.innerText())).slice(0, 5);
}

const confirmStep = (dialog: Locator, step: string): Promise<void> =>
  dialog.getByRole('button', { name: step, exact: true }).click();

const status = (page: Page, text: string) => expect(page.getByRole('main')).toContainText(text);

test('doc3 §2.10: attendant, clinic and employee, each does the own step of one request', async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const staff = await signInToApi(server.url, STAFF);
  const clinic = await signInToApi(server.url, CLINIC_LOGIN, '/auth/loginPrestador');
  const place = await portalClinic(staff, clinic);
  const f = await servedFuncionario(staff, place);
  const { name, cpf } = f;
  const { agendamentoId: id } = await createInvite(staff, f);
  await signIn(page, STAFF);

  await test.step('a request by its address: the facts, and one next step', async () => {
    await page.goto(`/painel-agendamento/${id}`);
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Exames e riscos' })).toBeVisible();
    await expectNoViolations(page, "the request's page");
    await page.getByRole('button', { name: 'Iniciar', exact: true }).click();
    await expect(page.getByText('Com Ana Atendente')).toBeVisible();
  });

  await test.step('a slot at a clinic with agenda, and the clinic is asked', async () => {
    const dialog = await press(page, 'Perguntar à clínica');
    const { cidade } = place.city;
    await searchAndChoose(page, 'Cidade', cidade, new RegExp(`^${cidade} - `));
    await chooseClinic(page, place);
    await chooseSlot(dialog);
    await expectNoViolations(page, 'the dialog of when');
    await confirmStep(dialog, 'Perguntar à clínica');
    await expect(page.getByText('Espera a clínica')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Valores' })).toBeVisible();
  });

  await test.step('the clinic confirms in its portal, and the open page shows it', async () => {
    const phone = await browser.newContext({ baseURL: server.url, locale: 'pt-BR', reducedMotion: 'reduce' });
    const portal = await phone.newPage();
    await portal.goto('/confirmacao-prestador/agendamentos/pendentes');
    await portal.getByLabel('E-mail').fill(CLINIC_LOGIN);
    await portal.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await portal.getByRole('button', { name: 'Entrar' }).click();
    await portal.getByRole('button', { name: `Confirmar: ${name}` }).click();
    await portal.getByRole('dialog').getByRole('button', { name: 'Confirmar', exact: true }).click();
    await expect(portal.getByText(`Agendamento de ${name} confirmado`).first()).toBeVisible();
    await phone.close();
    await expect(page.getByText('Espera o dia da consulta')).toBeVisible();
  });

  await test.step('rescheduled, the employee is asked by a link and confirms on a phone', async () => {
    const moved = await press(page, 'Reagendar');
    await chooseSlot(moved);
    await moved.getByLabel('Motivo').fill('O funcionário pediu outro horário');
    await confirmStep(moved, 'Reagendar');
    await status(page, 'Reagendado');
    const asked = await press(page, 'Perguntar ao funcionário');
    await expect(asked.getByText(/Horário já reservado/)).toBeVisible();
    await asked.getByRole('radio', { name: 'E-mail' }).check({ force: true });
    await asked.getByRole('textbox', { name: 'E-mail' }).fill('funcionario@exemplo.com.br');
    await confirmStep(asked, 'Perguntar ao funcionário');
    await expect(page.getByText('Espera o funcionário')).toBeVisible();

    const questions = () =>
      staff
        .read<{ para: string; corpo: string }[]>('/dev/outbox')
        .then((all) => all.filter(({ para: to }) => to === 'funcionario@exemplo.com.br'));
    await expect.poll(async () => (await questions()).length).toBeGreaterThan(0);
    const token = /[0-9A-Z]{4}(?:-[0-9A-Z]{4}){6}/.exec((await questions())[0]?.corpo ?? '')?.[0] ?? '';
    const phone = await openPhone(browser, server.url);
    await trySignIn(phone, cpf, token);
    await onScreen(phone, 'Você pode ir neste dia?');
    await expectNoViolations(phone, "the employee's question");
    await phone.getByRole('button', { name: 'Confirmar', exact: true }).tap();
    await onScreen(phone, 'Agendamento confirmado');
    await phone.context().close();
    await expect(page.getByText('Espera o dia da consulta')).toBeVisible();
    await expect(page.getByText('Confirmado pelo funcionário')).toBeVisible();
  });

  await test.step('on the day: the employee has arrived, and the exam is done', async () => {
    // The demonstration has requests whose day is today; the clock of a running server is nobody's to move.
    const [today] = await withStatus(staff, STATUS.DAY);
    if (!today) throw new Error('A demonstração não tem ninguém para hoje.');
    await page.goto(`/painel-agendamento/${today.id}`);
    await confirmStep(await press(page, 'Registrar chegada'), 'Registrar chegada');
    await status(page, 'Aguardando Conf. Comparecimento');
    await confirmStep(await press(page, 'Concluir'), 'Concluir');
    await expect(page.getByText('Este pedido terminou.')).toBeVisible();
  });
});

test('what somebody else did meanwhile is said by name, and the page is up to date @full', async ({
  page,
  signIn,
  server,
}) => {
  const staff = await signInToApi(server.url, STAFF);
  const [request] = await withStatus(staff, STATUS.OPEN);
  if (!request) throw new Error('A demonstração não tem pedido em aberto.');
  await signIn(page, STAFF);
  await page.goto(`/painel-agendamento/${request.id}`);
  const dialog = await press(page, 'Perguntar ao cliente');
  await dialog.getByRole('textbox').fill('Qual unidade?');
  await staff.send(`/painel-agendamento/${request.id}/iniciar`, {});
  // The event brings the newer version; what was typed is still there, and goes with it.
  await expect(page.getByRole('main')).toContainText('Em Andamento');
  await expect(dialog.getByRole('textbox')).toHaveValue('Qual unidade?');
  await confirmStep(dialog, 'Perguntar ao cliente');
  await expect(page.getByText('Espera o solicitante')).toBeVisible();
});

test('an address of nothing, and of nobody’s business, is the same page @full', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(page, STAFF);
  for (const id of ['987654', 'nada']) {
    await page.goto(`${server.url}/painel-agendamento/${id}`);
    await expect(page.getByRole('heading', { name: 'Pedido não encontrado' })).toBeVisible();
  }
});
