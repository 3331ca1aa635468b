import type { Page } from '@playwright/test';
import { signInToApi } from './support/api.ts';
import {
  openAssistente,
  STEP,
  advance,
  searchAndChoose,
  typeIntervalo,
  choose,
  chooseClinic,
  atStep,
  fillAgendamento,
  answerQuestionarios,
} from './support/assistente.ts';
import { expectNoViolations } from './support/axe.ts';
import { openPhone, goToCities, horarios, onScreen, trySignIn } from './support/phone.ts';
import { clinicFor } from './support/clinics.ts';
import { createInvite, linkWindow } from './support/invitation.ts';
import { consecutiveWorkdays } from './support/dates.ts';
import { openList, openMenu, rows, nameInRow } from './support/list.ts';
import { chooseFuncionario } from './support/people.ts';
import { PASSWORD } from './support/password.ts';
import { expect, test } from './support/test.ts';

// Each look at a page is two of axe's, which are long beside everything else here.
test.describe.configure({ timeout: 180_000 });

const CLIENTE = 'cliente@apto.test';
const CIDADE = 'Campinas';

test('axe: login, with and without errors, and the page of an unknown address @full', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar' }).waitFor();
  await expectNoViolations(page, 'login');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
  await expectNoViolations(page, 'login com erros');
  await page.getByLabel('E-mail').fill('atendente@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByRole('alert').waitFor();
  await expectNoViolations(page, 'login recusado');
  // A public address of the document that is not there yet: any other asks for a session first.
  await page.goto('/kit-atendimento');
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  await expectNoViolations(page, 'página não encontrada');
});

test('axe: the list, its open row, its menus and every dialog @full', async ({ page, signIn }) => {
  await signIn(page);
  await expectNoViolations(page, 'lista');

  const name = await nameInRow(rows(page).first());
  await rows(page)
    .first()
    .getByRole('button', { name: `Ver detalhes de ${name}` })
    .click();
  await page
    .getByRole('table', { name: `Procedimentos de ${name}` })
    .getByRole('rowheader')
    .first()
    .waitFor();
  await expectNoViolations(page, 'linha aberta');

  const search = page.getByRole('textbox', { name: 'Buscar por nome do funcionário' });
  await search.fill('ninguém tem este nome');
  await search.press('Enter');
  await page.getByText('Nenhum registro encontrado.').waitFor();
  await expectNoViolations(page, 'lista vazia com ficha de busca');

  await openList(page, '?status=1');
  await expectNoViolations(page, 'lista com filtro ativo');
  await openMenu(page, rows(page).first());
  await expectNoViolations(page, 'menu da linha');
  await page.getByRole('menuitem', { name: 'Cancelar', exact: true }).click();
  await page.getByRole('dialog', { name: 'Cancelar agendamento' }).waitFor();
  await expectNoViolations(page, 'diálogo Cancelar');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('dialog', { name: 'Filtros' }).waitFor();
  await expectNoViolations(page, 'diálogo de filtros');
  await page
    .getByRole('dialog', { name: 'Filtros' })
    .getByRole('button', { name: 'Abrir calendário' })
    .click();
  await page.getByRole('grid').first().waitFor();
  await expectNoViolations(page, 'calendário');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Colunas' }).click();
  await page
    .getByRole('dialog', { name: /Colunas/ })
    .or(page.getByRole('menu', { name: /Colunas/ }))
    .first()
    .waitFor();
  await expectNoViolations(page, 'colunas');
  await page.keyboard.press('Escape');

  for (const item of ['Trocar senha', 'Aparência']) {
    await page.getByRole('button', { name: /^Conta de / }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog', { name: item }).waitFor();
    await expectNoViolations(page, `diálogo ${item}`);
    await page.keyboard.press('Escape');
  }
  await openList(page, '?status=10');
  await rows(page)
    .first()
    .getByRole('button', { name: /Cancelado/ })
    .click();
  await page
    .getByRole('dialog')
    .getByText(/^Mudança de status/)
    .waitFor();
  await expectNoViolations(page, 'diálogo do motivo');
});

test('axe: each step of a manual request @full', async ({ page, signIn, server }) => {
  const api = await signInToApi(server.url, CLIENTE);
  const funcionarios = [
    await chooseFuncionario(api, { emDia: true }),
    await chooseFuncionario(api, { emDia: false }),
  ];
  const [upToDate, free] = funcionarios;
  if (!upToDate || !free) throw new Error('Faltam funcionários');
  const { clinic, calendar } = await clinicFor(api, free, { cidade: CIDADE, withHorario: false });
  const [start = '', end = ''] = consecutiveWorkdays(calendar, 2);

  await signIn(page, CLIENTE);
  await openAssistente(page);
  await expectNoViolations(page, 'dados do solicitante');
  await fillAgendamento(page, { tipoExame: 'Periódico', cidade: CIDADE, funcionarios });
  await expectNoViolations(page, 'dados do agendamento');
  await page.getByRole('combobox', { name: 'Funcionários' }).click();
  await page.getByRole('option').first().waitFor();
  await expectNoViolations(page, 'lista de funcionários aberta');
  await page.keyboard.press('Escape');
  await advance(page);
  const procedimentos = await atStep(page, 'procedimentos');
  await procedimentos.getByRole('button', { name: `Procedimentos em dia de ${upToDate.name}` }).click();
  await page.getByRole('dialog', { name: `Procedimentos em dia de ${upToDate.name}` }).waitFor();
  await expectNoViolations(page, 'procedimentos em dia');
  await page.keyboard.press('Escape');
  await advance(page);
  await expect(procedimentos.getByText('O questionário deve ser informado').first()).toBeVisible();
  await expectNoViolations(page, 'procedimentos com erros');
  await answerQuestionarios(page, funcionarios);
  await procedimentos
    .getByRole('checkbox', { name: 'Estou ciente de que os exames serão cobrados.' })
    .check({ force: true });
  await advance(page);
  const step = await atStep(page, 'clinic');
  await step.getByRole('button', { name: 'Mostrar opções' }).click();
  await page.getByRole('option').first().waitFor();
  await expectNoViolations(page, 'clínicas abertas');
  await page.keyboard.press('Escape');
  await chooseClinic(page, clinic);
  await step.getByRole('link', { name: 'Ver informações da clínica' }).click();
  await page.getByRole('dialog', { name: 'Informações da clínica' }).waitFor();
  await expectNoViolations(page, 'informações da clínica');
  await page.keyboard.press('Escape');
  await step.getByRole('button', { name: 'Abrir calendário' }).click();
  await page.getByRole('grid').first().waitFor();
  await expectNoViolations(page, 'calendário do período');
  await page.keyboard.press('Escape');
  await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
  await expectNoViolations(page, 'definir clínica');
  await advance(page);
  await atStep(page, 'finish');
  await expectNoViolations(page, 'finish');
});

test('axe: each step of a request by link @full', async ({ page, signIn, server }) => {
  const api = await signInToApi(server.url, CLIENTE);
  const free = await chooseFuncionario(api, { emDia: false });
  await signIn(page, CLIENTE);
  const solicitante = await openAssistente(page);
  await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
  await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
  await advance(page);
  await atStep(page, 'autoagendamento');
  await advance(page);
  await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
  await expectNoViolations(page, 'autoagendamento com erros');
  await searchAndChoose(page, 'Funcionário', free.name, free.name);
  await choose(page, 'Tipo de exame', 'Periódico');
  await choose(page, 'Questionário de risco', /./);
  const link = linkWindow();
  await typeIntervalo(page.getByRole('group', { name: 'Período sugerido' }), link.inicio, link.fim);
  await advance(page);
  await atStep(page, 'funcionario');
  await expectNoViolations(page, 'dados do funcionário');
  await page.getByRole('button', { name: 'Descartar rascunho' }).click();
  await expectNoViolations(page, 'descartar rascunho');
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar rascunho' }).click();
});

test('axe: each screen of the public page @full', async ({ browser, server }) => {
  const api = await signInToApi(server.url, CLIENTE);
  const f = await chooseFuncionario(api, { emDia: false });
  const { token } = await createInvite(api, f);
  const mobilePhone = await openPhone(browser, server.url);
  await expectNoViolations(mobilePhone, 'login público');
  await mobilePhone.getByRole('button', { name: 'Entrar' }).tap();
  await mobilePhone.getByText('É necessário aceitar os termos para continuar').waitFor();
  await expectNoViolations(mobilePhone, 'login público com erros');
  await mobilePhone.getByRole('button', { name: 'Ler os termos' }).tap();
  await mobilePhone.getByRole('dialog').waitFor();
  await expectNoViolations(mobilePhone, 'termos');
  await mobilePhone.keyboard.press('Escape');
  await trySignIn(mobilePhone, f.cpf, token);
  await onScreen(mobilePhone, /^(Seu exame|Confirme seus dados)$/);
  await expectNoViolations(mobilePhone, 'confirme seus dados');
  await goToCities(mobilePhone);
  const cidade = mobilePhone.getByRole('button', { name: new RegExp(`^${CIDADE} - SP`) });
  await cidade.waitFor();
  await expectNoViolations(mobilePhone, 'cidade');
  await cidade.tap();
  await onScreen(mobilePhone, 'Onde você quer fazer o exame?');
  await mobilePhone
    .getByRole('group', { name: /^Próximos horários/ })
    .first()
    .waitFor();
  await expectNoViolations(mobilePhone, 'clínica');
  const { clinic } = await clinicFor(api, f, { cidade: CIDADE, withHorario: true });
  await mobilePhone.getByRole('button', { name: `Ver dias e horários: ${clinic.name}`, exact: true }).tap();
  await onScreen(mobilePhone, 'Quando você quer ir?');
  await mobilePhone.getByRole('button', { name: 'Próximo dia com horário' }).tap();
  await horarios(mobilePhone).first().waitFor();
  await expectNoViolations(mobilePhone, 'dia e horário');
  await horarios(mobilePhone).first().tap();
  await mobilePhone.getByRole('button', { name: 'Agendar' }).tap();
  await onScreen(mobilePhone, 'Agendamento confirmado');
  await expectNoViolations(mobilePhone, 'confirmado');
  await mobilePhone.context().close();
});

const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const e = document.activeElement;
    return e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '';
  });

/** Tabs on until the focus is on what is wanted; the way there is part of the test. */
async function tabTo(page: Page, name: RegExp, steps: number): Promise<void> {
  const seen: string[] = [];
  for (let n = 0; n < steps; n += 1) {
    await page.keyboard.press('Tab');
    const now = await focusedName(page);
    if (name.test(now)) return;
    seen.push(now.slice(0, 40));
  }
  throw new Error(`${name} não foi alcançado por Tab em ${steps} passos: ${seen.join(' → ')}`);
}

test('keyboard only: login, list, open row, menu, dialog, Esc, and the focus where it was', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.keyboard.type('atendente@apto.test');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await rows(page).first().waitFor();
  // Of one in this status every action can be done, however near its days are.
  await page.goto('/gestao-medica-v3/agendamentos?painel=EM_ABERTO');
  await rows(page).first().waitFor();
  const name = await nameInRow(rows(page).first());
  await page.keyboard.press('Tab');
  await expect.poll(() => focusedName(page)).toBe('Pular para o conteúdo');
  await page.keyboard.press('Enter');
  await tabTo(page, new RegExp(`^Ver detalhes de ${name}$`), 30);
  await page.keyboard.press('Enter');
  await page.getByRole('row', { name: `Detalhes de ${name}`, exact: true }).waitFor();
  await tabTo(page, new RegExp(`^Ações do agendamento de ${name}$`), 4);
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => focusedName(page)).toBe(`Ações do agendamento de ${name}`);

  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.type('Ca');
  await expect(page.getByRole('menuitem', { name: 'Cancelar', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancelar agendamento' });
  await dialog.waitFor();
  await expect.poll(() => dialog.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  // The focus cannot leave an open dialog.
  for (let n = 0; n < 8; n += 1) await page.keyboard.press('Tab');
  expect(await dialog.evaluate((d) => d.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(() => focusedName(page)).toBe(`Ações do agendamento de ${name}`);
});

test('keyboard only: the wizard opens at its first question, and Tab goes on from there', async ({
  page,
  signIn,
}) => {
  await signIn(page, CLIENTE);
  await openList(page);
  await page.getByRole('button', { name: 'Novo agendamento' }).focus();
  await page.keyboard.press('Enter');
  const step = await atStep(page, 'solicitante');
  await expect(page.getByRole('heading', { level: 2, name: STEP.solicitante })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await step.evaluate((part) => part.contains(document.activeElement))).toBe(true);
});

test('a phone of 320 px and text of twice the size lose nothing to the side', async ({
  page,
  signIn,
  browser,
  server,
}) => {
  await signIn(page);
  for (const width of [320, 390, 720]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(rows(page).first()).toBeVisible();
    expect([
      width,
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ]).toEqual([width, true]);
  }
  const mobilePhone = await openPhone(browser, server.url, { viewport: { width: 320, height: 640 } });
  expect(await mobilePhone.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(
    true,
  );
  const targets = await mobilePhone.getByRole('button').all();
  for (const target of targets) expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await mobilePhone.context().close();
});
