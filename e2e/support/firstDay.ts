import { expect, type Locator, type Page } from '@playwright/test';
import {
  advance,
  atStep,
  choose as pick,
  openAssistente,
  searchAndChoose,
  typeIntervalo,
} from './assistente.ts';
import { drawHour } from './grid.ts';
import { linkWindow } from './invitation.ts';
import { LIST } from './list.ts';
import { choose, create } from './registry.ts';

/** The clinic that the first day makes. */
export const CLINIC = 'Clínica Primeira';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const turnOn = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('switch', { name }).check({ force: true });

export const createExam = (page: Page): Promise<void> =>
  create(
    page,
    'Procedimentos',
    'Novo procedimento',
    async () => {
      await field(page, 'Código').fill('E1');
      await field(page, 'Nome').fill('Exame clínico');
      await pick(page, 'Tipo', 'Clínico');
      await field(page, 'Validade em meses').fill('12');
    },
    'Exame clínico',
  );

export const createClinic = (page: Page): Promise<void> =>
  create(
    page,
    'Prestadores',
    'Novo prestador',
    async () => {
      await field(page, 'Código').fill('P1');
      await field(page, 'Razão social').fill(CLINIC);
      await field(page, 'CNPJ').fill('34028316000103');
      await pick(page, 'Prioridade', 'Preferencial');
      await field(page, 'Logradouro').fill('Rua Barão de Jaguara');
      await choose(page, 'Cidade', 'Campinas');
      await turnOn(page, 'Reserva horários');
      await field(page, 'Dias de antecedência do depósito').fill('0');
    },
    CLINIC,
  );

/** A risk, how it is found, and the position that is exposed to it: without one nobody books by the link. */
export async function exposePosition(page: Page, customer: string, position: string): Promise<void> {
  const description = 'Ruído das masseiras';
  await create(
    page,
    'Riscos',
    'Novo risco',
    async () => {
      await field(page, 'Nome').fill('Ruído');
      await page.getByRole('combobox', { name: 'Grupo' }).click();
      await page.getByRole('option', { name: 'Físico' }).click();
    },
    'Ruído',
  );
  await create(
    page,
    'Descrições de risco',
    'Nova descrição de risco',
    async () => {
      await choose(page, 'Risco', 'Ruído');
      await field(page, 'Descrição').fill(description);
    },
    description,
  );
  await create(
    page,
    'Perfis de exposição',
    'Novo perfil de exposição',
    async () => {
      await choose(page, 'Cliente', customer);
      await choose(page, 'Unidade, setor e cargo', position);
      await choose(page, 'Descrição do risco', description);
      await page.getByRole('combobox', { name: 'Exposição' }).click();
      await page.getByRole('option', { name: 'Habitual' }).click();
      await field(page, 'Probabilidade').fill('3');
      await field(page, 'Severidade').fill('3');
    },
    description,
  );
}

/** What the risk asks for, in the periodic exam. */
export const askExamOfRisk = (page: Page): Promise<void> =>
  create(
    page,
    'Exames por risco',
    'Novo exame por risco',
    async () => {
      await choose(page, 'Risco', 'Ruído');
      await choose(page, 'Procedimento', 'Exame clínico');
      await turnOn(page, 'Periódico');
    },
    'Ruído',
  );

/** From the clinic's record: its exam and what it charges, in a new row of the list below it. */
export async function givePrice(page: Page): Promise<void> {
  const row = 'Novo exame do prestador';
  await page.getByRole('link', { name: 'Exames e preços', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Exames e preços/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: row }).first().click();
  await choose(page, `Exame: ${row}`, 'Exame clínico');
  await page.getByRole('textbox', { name: `Preço: ${row}` }).fill('45,00');
  await page.getByRole('button', { name: `Salvar ${row}` }).click();
  await expect(page.getByRole('row', { name: /Exame clínico/ })).toContainText('45,00');
}

/** Mornings and afternoons from Monday to Friday. */
export async function giveHours(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Horários', exact: true }).click();
  for (const day of ['segunda', 'terça', 'quarta', 'quinta', 'sexta'])
    for (const shift of ['Manhã', 'Tarde'])
      await turnOn(page.getByRole('group', { name: `${day}-feira` }), shift);
  await page.getByRole('button', { name: 'Salvar horários' }).click();
  await expect(page.getByText('Horários de atendimento salvos').first()).toBeVisible();
}

/** A room, an agenda for it, and a window of it that is copied to the whole week. */
export async function giveAgenda(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /^Salas/ }).click();
  await page.getByRole('button', { name: 'Nova sala' }).click();
  const room = page.getByRole('dialog', { name: 'Nova sala' });
  await room.getByRole('textbox', { name: 'Nome da sala' }).fill('Sala 1');
  await page.keyboard.press('Enter');
  await expect(room).toBeHidden();
  await page.getByRole('tab', { name: /^Agendas/ }).click();
  await page.getByRole('button', { name: 'Nova agenda' }).click();
  const agenda = page.getByRole('dialog', { name: 'Nova agenda' });
  await agenda.getByRole('button', { name: 'Criar' }).click();
  await expect(agenda).toBeHidden();
  await page.getByRole('link', { name: 'Sala 1', exact: true }).click();
  const grid = page.getByRole('grid');
  const windows = grid.getByRole('button', { name: /vagas?, / });
  // Friday from 09:00 on: the last but one of the week.
  await drawHour(page, grid.locator('[data-unit]').nth(-2));
  await expect(windows).toHaveCount(1);
  await windows.first().click();
  await page.getByRole('button', { name: 'Copiar para segunda a sexta' }).click();
  await expect(windows).toHaveCount(5);
  await page.getByRole('button', { name: 'Salvar grade' }).click();
  await expect(page.getByText('Grade salva').first()).toBeVisible();
}

export async function releaseTo(page: Page, customer: string): Promise<void> {
  await page.getByRole('link', { name: 'Cadastros' }).first().click();
  await page.getByRole('link', { name: 'Liberar prestador' }).click();
  await choose(page, 'Prestador', CLINIC);
  await choose(page, 'Cliente', customer);
  await page.getByRole('button', { name: 'Liberar', exact: true }).click();
  await expect(page.getByText('Prestador liberado com sucesso').first()).toBeVisible();
}

/** By the wizard: a link for an employee of the customer; answers its token. */
export async function inviteByLink(page: Page, url: string, employee: string): Promise<string> {
  const { inicio: start, fim: end } = linkWindow();
  await page.goto(url + LIST);
  const solicitante = await openAssistente(page);
  await solicitante.getByLabel('Telefone').fill('19987654321');
  await solicitante.getByRole('radio', { name: 'Autoagendamento' }).check({ force: true });
  await solicitante.getByRole('radio', { name: 'Não' }).check({ force: true });
  await advance(page);
  const step = await atStep(page, 'autoagendamento');
  await searchAndChoose(page, 'Funcionário', employee, employee);
  await pick(page, 'Tipo de exame', 'Periódico');
  await typeIntervalo(step.getByRole('group', { name: 'Período sugerido' }), start, end);
  await advance(page);
  await atStep(page, 'funcionario');
  await page.getByRole('button', { name: 'Enviar Link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link de autoagendamento' });
  await dialog.getByRole('button', { name: 'Copiar token' }).click();
  await expect(page.getByText('Token copiado!')).toBeVisible();
  const token = await page.evaluate(() => navigator.clipboard.readText());
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  return token;
}
