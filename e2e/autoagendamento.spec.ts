import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import {
  openAssistente,
  advance,
  searchAndChoose,
  typeIntervalo,
  choose,
  atStep,
} from './support/assistente.ts';
import {
  openPhone,
  goToDays,
  horarios,
  singleVagaHorarios,
  onScreen,
  PHONE,
  PUBLIC_PATH,
  trySignIn,
} from './support/phone.ts';
import { clinicFor } from './support/clinics.ts';
import { createInvite, sendLink, linkWindow } from './support/invitation.ts';
import { isWorkday, writing, longDate, addDays } from './support/dates.ts';
import { openList, rows, LIST } from './support/list.ts';
import { chooseFuncionario, chooseFuncionarios, type Funcionario } from './support/people.ts';
import { expect, test } from './support/test.ts';

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

/** The days of the link, as the strip of days has them. */
function linkDays(): string[] {
  const { inicio: start, fim: end } = linkWindow();
  return Array.from({ length: 10 }, (_, n) => addDays(start, n)).filter((day) => day <= end);
}

/** Takes the next day with slots and one of its hours; answers 'quinta-feira, 26 de novembro de 2026' and '08:00'. */
async function chooseHorario(page: Page): Promise<{ dia: string; time: string }> {
  await page.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  const [time = ''] = await singleVagaHorarios(page);
  await page.getByRole('radio', { name: new RegExp(`^${time} `) }).tap();
  const day = await page
    .getByRole('radiogroup', { name: 'Dia' })
    .getByRole('radio', { checked: true })
    .getAttribute('aria-label');
  return { dia: day ?? '', time };
}

test('doc2 §2.9–2.11: staff send a link, the employee books on a phone, the attendant sees it happen', async ({
  page,
  browser,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const f = await chooseFuncionario(api, { emDia: false });
  const { clinic, calendar } = await clinicFor(api, f, { cidade: CIDADE, withHorario: true });
  const { inicio: start, fim: end } = linkWindow();

  // Somebody else has the list open all the time.
  const otherContext = await browser.newContext();
  const attendant = await otherContext.newPage();
  await signIn(attendant);
  await attendant.evaluate(() => (document.body.dataset['aberta'] = 'desde o começo'));
  const rowInList = rows(attendant).filter({ hasText: f.name }).first();

  await signIn(page, CLIENTE);
  const invite = await test.step('§2.9, §2.10 the link and its token', async () => {
    const solicitante = await openAssistente(page);
    await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
    await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
    await advance(page);
    const step = await atStep(page, 'autoagendamento');
    await searchAndChoose(page, 'Funcionário', f.name, f.name);
    await choose(page, 'Tipo de exame', 'Periódico');
    await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
    await choose(page, 'Questionário de risco', /./);
    await advance(page);
    const data = await atStep(page, 'funcionario');
    await expect(data.getByLabel('Nome')).toHaveValue(f.name);
    await page.getByRole('button', { name: 'Enviar Link' }).click();

    const dialog = page.getByRole('dialog', { name: 'Link de autoagendamento' });
    await dialog.getByRole('button', { name: 'Copiar token' }).click();
    await expect(page.getByText('Token copiado!')).toBeVisible();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    await expect(dialog).toContainText(token);
    await dialog.getByRole('button', { name: 'Copiar link' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await expect(page).toHaveURL(new RegExp(`${LIST}(\\?.*)?$`));
    await expect(rows(page).filter({ hasText: f.name }).first()).toContainText('Autoagendamento');
    return { token, link };
  });
  await expect(rowInList).toContainText('Autoagendamento');

  const mobilePhone = await openPhone(browser, server.url);
  await test.step('§2.11 login, data, city and clinic', async () => {
    expect(invite.link).toContain(`${server.url}/publico/#/autoagendamento`);
    expect(invite.link).not.toContain(f.cpf);
    // Nobody types twenty-eight signs by hand.
    expect(invite.link).toContain(`?token=${invite.token}`);
    await goToDays(mobilePhone, { cpf: f.cpf, token: invite.token, cidade: CIDADE, clinic: clinic.name });
  });

  const choice =
    await test.step("§5 Employee's confirmation: weekends and holidays cannot be chosen; a slot can", async () => {
      const faixa = mobilePhone.getByRole('radiogroup', { name: 'Dia' });
      for (const day of linkDays().filter((d) => !isWorkday(d, calendar))) {
        await expect(faixa.getByRole('radio', { name: longDate(day) })).toHaveAttribute(
          'aria-disabled',
          'true',
        );
      }
      await expect(mobilePhone.getByRole('button', { name: 'Agendar' })).toBeDisabled();
      return chooseHorario(mobilePhone);
    });

  await test.step('§2.11 confirmed: where, the way there, what to bring, and a calendar file', async () => {
    await mobilePhone.getByRole('button', { name: 'Agendar' }).tap();
    await onScreen(mobilePhone, 'Agendamento confirmado');
    await expect(mobilePhone).toHaveURL(/#\/autoagendamento\/confirmado$/);
    const view = mobilePhone.getByRole('main');
    await expect(view).toContainText(choice.dia, { ignoreCase: true });
    await expect(view).toContainText(choice.time);
    await expect(view).toContainText(clinic.name);
    const { street } = await api.read<{ street: string }>(`/suppliers/${clinic.id}`);
    await expect(view).toContainText(street);
    await expect(mobilePhone.getByRole('link', { name: 'Como chegar' })).toHaveAttribute(
      'href',
      /google\.com\/maps|geo:/,
    );
    await expect(mobilePhone.getByRole('heading', { name: 'O que levar' })).toBeVisible();
    await expect(view.getByRole('listitem').first()).toBeVisible();

    const downloaded = mobilePhone.waitForEvent('download');
    await mobilePhone.getByRole('link', { name: 'Adicionar ao calendário' }).tap();
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/\.ics$/);
    const ics = readFileSync(await file.path(), 'utf8');
    const day = linkDays().find((d) => longDate(d) === choice.dia) ?? '';
    expect(ics).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(ics).toContain(
      `DTSTART;TZID=America/Sao_Paulo:${day.replaceAll('-', '')}T${choice.time.replace(':', '')}00`,
    );
    expect(ics.replaceAll('\r\n ', '')).toContain(clinic.name);
    // A calendar is seen by others: it names no exam.
    expect(ics).not.toMatch(/peri[oó]dico|audiometria|cl[ií]nico ocupacional/i);
    await mobilePhone.reload();
    await onScreen(mobilePhone, 'Agendamento confirmado');
  });

  await test.step('the attendant sees the change in the open list, without a reload', async () => {
    await expect(rowInList).toContainText('Agendado');
    expect(await attendant.evaluate(() => document.body.dataset['aberta'])).toBe('desde o começo');
    await rowInList.getByRole('button', { name: `Ver detalhes de ${f.name}` }).click();
    const day = linkDays().find((d) => longDate(d) === choice.dia) ?? '';
    await expect(attendant.getByRole('table', { name: `Procedimentos de ${f.name}` })).toContainText(
      `${writing(day)} às ${choice.time}`,
    );
  });

  await test.step('decision 19: the token ended with the booking', async () => {
    const other = await openPhone(browser, server.url);
    await trySignIn(other, f.cpf, invite.token);
    await expect(other.getByRole('alert')).toContainText('Não foi possível entrar');
    await expect(other).toHaveURL(/login$/);
    await other.context().close();
  });
  await mobilePhone.context().close();
  await otherContext.close();
});

test('doc2 §5, §8: of two people who want one slot the second is told on choosing it, and takes a near one @full', async ({
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const people = await chooseFuncionarios(api, 2, { emDia: false });
  const [first, second] = people;
  if (!first || !second) throw new Error('Faltam funcionários');
  const { clinic } = await clinicFor(api, first, { cidade: CIDADE, withHorario: true });
  const openPhoneOf = async (f: Funcionario): Promise<Page> => {
    const { token } = await createInvite(api, f);
    const mobilePhone = await openPhone(browser, server.url);
    await goToDays(mobilePhone, { cpf: f.cpf, token, cidade: CIDADE, clinic: clinic.name });
    return mobilePhone;
  };
  const [ana, bia] = [await openPhoneOf(first), await openPhoneOf(second)];
  const { time } = await chooseHorario(ana);
  await bia.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  await horarios(bia).first().waitFor();
  // Ana has only looked at it so far, and it is kept for her.
  await expect(ana.getByRole('timer')).toBeVisible();
  const refused = bia.waitForResponse((r) => r.url().endsWith('/autoagendamento/horario-mantido'));
  await bia.getByRole('radio', { name: new RegExp(`^${time} `) }).tap();
  expect((await refused).status()).toBe(409);
  const notice = bia.getByRole('alert').filter({
    hasText: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
  });
  await expect(notice).toBeVisible();
  await expect(notice).toBeInViewport();
  const next = notice.getByRole('button').first();
  const nextTime = /\d{2}:\d{2}/.exec((await next.textContent()) ?? '')?.[0] ?? '';
  expect(nextTime).not.toBe(time);
  await next.tap();
  await expect(notice).toBeHidden();
  await expect(bia.getByRole('timer')).toBeVisible();
  await ana.getByRole('button', { name: 'Agendar' }).tap();
  await onScreen(ana, 'Agendamento confirmado');
  await bia.getByRole('button', { name: 'Agendar' }).tap();
  await onScreen(bia, 'Agendamento confirmado');
  await expect(bia.getByRole('main')).toContainText(`às ${nextTime}`);
  for (const mobilePhone of [ana, bia]) await mobilePhone.context().close();
});

test('doc2 §2.11: at a clinic without slots the employee takes a day and a period @full', async ({
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const f = await chooseFuncionario(api, { emDia: false });
  const { clinic, calendar } = await clinicFor(api, f, { cidade: CIDADE, withHorario: false });
  const { token } = await createInvite(api, f);
  const mobilePhone = await openPhone(browser, server.url);
  await goToDays(mobilePhone, { cpf: f.cpf, token, cidade: CIDADE, clinic: clinic.name });
  const day = linkDays().findLast((d) => isWorkday(d, calendar)) ?? '';
  await mobilePhone.getByRole('radio', { name: longDate(day) }).tap();
  await mobilePhone.getByRole('radio', { name: 'Tarde' }).tap();
  await mobilePhone.getByRole('button', { name: 'Agendar' }).tap();
  await onScreen(mobilePhone, 'Agendamento confirmado');
  await expect(mobilePhone.getByRole('main')).toContainText(longDate(day), { ignoreCase: true });
  await expect(mobilePhone.getByRole('main')).toContainText('Tarde');
  await mobilePhone.context().close();
});

test('issue 12: from the link to the booking in three taps, on a phone of 360 px', async ({
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const f = await chooseFuncionario(api, { emDia: false });
  const { token } = await createInvite(api, f);
  const context = await browser.newContext({ ...PHONE, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${server.url}${PUBLIC_PATH}/login?token=${token}`);
  await onScreen(page, 'Agende o seu exame');
  // What is secret does not stay in the address.
  expect(page.url()).not.toContain(token);
  await expect(page.getByLabel('Token')).toHaveValue(token);
  await page.getByLabel('CPF').fill(f.cpf);

  await page.getByText('Li e aceito os termos de uso e de privacidade').tap();
  await page.getByRole('button', { name: 'Entrar' }).tap();
  const proposed = await page.getByRole('region', { name: 'Seu exame' }).locator('time').innerText();
  await page.getByRole('button', { name: 'Agendar' }).tap();

  await expect(page).toHaveURL(/#\/autoagendamento\/confirmado$/);
  // 'Terça-feira, 24 de novembro de 2026, às 08:00', or a period in place of the hour.
  await expect(page.getByRole('main')).toContainText(/^.+? de \d{4}/.exec(proposed)?.[0] ?? 'o dia proposto');
  await context.close();
});

test('decision 19: an unknown CPF, a wrong token, a revoked token and a foreign token look alike @full', async ({
  browser,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const [f, other] = await chooseFuncionarios(api, 2, { emDia: false });
  if (!f || !other) throw new Error('Faltam funcionários');
  const oldInvite = await createInvite(api, f);
  const { token } = await sendLink(api, f, oldInvite.agendamentoId);
  const foreignInvite = await createInvite(api, other);
  const mobilePhone = await openPhone(browser, server.url);
  const responses = new Set<string>();
  const screens = new Set<string>();
  for (const [cpf, attempt] of [
    ['52998224725', token],
    [f.cpf, 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345'],
    [f.cpf, oldInvite.token],
    [f.cpf, foreignInvite.token],
  ] as const) {
    const response = mobilePhone.waitForResponse((r) => r.url().endsWith('/auth/login-autoagendamento'));
    await trySignIn(mobilePhone, cpf, attempt);
    const { requestId: _requestId, ...body } = (await (await response).json()) as Record<string, unknown>;
    responses.add(`${(await response).status()} ${JSON.stringify(body)}`);
    screens.add((await mobilePhone.getByRole('alert').textContent()) ?? '');
    await expect(mobilePhone.getByLabel('CPF')).not.toHaveValue('');
    await expect(mobilePhone.getByLabel('Token')).not.toHaveValue('');
  }
  expect([...responses]).toHaveLength(1);
  expect([...screens]).toHaveLength(1);

  // The newest one opens, also by its link, in lower case and without dashes.
  await trySignIn(mobilePhone, f.cpf, token.toLowerCase().replaceAll('-', ' '));
  await onScreen(mobilePhone, /^(Seu exame|Confirme seus dados)$/);
  await expect(mobilePhone.getByRole('main')).toContainText(f.name);
  await mobilePhone.context().close();
});

test('doc2 §2.9: exam types and employees that may not book for themselves are stopped, with a way on @full', async ({
  page,
  signIn,
  server,
}) => {
  const api = await signInToApi(server.url, CLIENTE);
  const withoutRisco = await chooseFuncionario(api, { withRisco: false });
  const upToDate = await chooseFuncionario(api, { emDia: true });
  const free = await chooseFuncionario(api, { emDia: false });
  await signIn(page, CLIENTE);
  const solicitante = await openAssistente(page);
  await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
  await solicitante.getByRole('radio', { name: 'Sim' }).check({ force: true });
  const pcd = page.getByRole('dialog', {
    name: 'Esse exame não pode ser realizado pelo autoagendamento',
  });
  await expect(pcd).toBeVisible();
  await pcd.getByRole('button', { name: 'Voltar' }).click();
  await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
  await advance(page);
  await atStep(page, 'autoagendamento');

  await searchAndChoose(page, 'Funcionário', withoutRisco.name, withoutRisco.name);
  const block = (name: string) => page.getByRole('dialog', { name });
  await block('Funcionário sem risco não permitido').getByRole('button', { name: 'Voltar' }).click();

  await searchAndChoose(page, 'Funcionário', upToDate.name, upToDate.name);
  await choose(page, 'Tipo de exame', 'Periódico');
  await block('Funcionário com exames em dia não permitido').getByRole('button', { name: 'Voltar' }).click();

  await searchAndChoose(page, 'Funcionário', free.name, free.name);
  await choose(page, 'Tipo de exame', 'Consulta');
  await block('Tipo de exame não permitido').getByRole('button', { name: 'Agendar manualmente' }).click();
  await expect(page).toHaveURL(/dados-(solicitante|agendamento)$/);
  await openList(page);
});
