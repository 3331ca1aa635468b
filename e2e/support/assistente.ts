import { expect, type Locator, type Page } from '@playwright/test';
import { LIST } from './list.ts';
import type { Funcionario } from './people.ts';

/** Titles of the steps, as their pages ask (doc2 §2). */
export const STEP = {
  solicitante: 'Por favor confira os dados do solicitante',
  agendamento: 'Qual exame, onde e para quem?',
  pcd: 'Quem é PCD e qual laudo comprova?',
  anexos: 'Quais documentos acompanham o pedido?',
  agendar: 'Em que dia e horário de cada exame?',
  procedimentos: 'O que cada funcionário vai fazer?',
  clinic: 'Em qual clínica e quando?',
  finish: 'Concluir solicitação',
  autoagendamento: 'Quem vai agendar o próprio exame?',
  funcionario: 'Para onde enviamos o link?',
} as const;

/** Waits for a step and answers its part of the page. */
export async function atStep(page: Page, step: keyof typeof STEP): Promise<Locator> {
  const part = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: STEP[step] }) });
  await part.waitFor();
  return part;
}

export const advance = (page: Page): Promise<void> => page.getByRole('button', { name: 'Avançar' }).click();

/** Opens the wizard from the list's button. */
export async function openAssistente(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Novo agendamento' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}/dados-solicitante$`));
  await expect(page.getByRole('dialog', { name: 'Criar agendamento' })).toBeVisible();
  return atStep(page, 'solicitante');
}

/** Picks one option of a dropdown. */
export async function choose(page: Page, field: string, option: string | RegExp): Promise<void> {
  await page.getByLabel(field).first().click();
  const exact = typeof option === 'string' ? { name: option, exact: true } : { name: option };
  await page.getByRole('option', exact).first().click();
}

/** Finds and picks one option of a field that searches while one types. */
export async function searchAndChoose(
  page: Page,
  field: string,
  text: string,
  option: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill(text);
  await page.getByRole('option', { name: option }).click();
}

/** Selects employees in the list and adds them to the request. */
export async function addFuncionarios(page: Page, funcionarios: readonly Funcionario[]): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Funcionários' });
  for (const { name } of funcionarios) {
    await field.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const table = page.getByRole('table', { name: 'Funcionários do pedido' });
  for (const { name } of funcionarios) await expect(table.getByRole('row', { name })).toBeVisible();
}

export interface Pedido {
  readonly tipoExame: string;
  readonly cidade: string;
  readonly funcionarios: readonly Funcionario[];
}

/** The first two steps. */
export async function fillAgendamento(page: Page, pedido: Pedido): Promise<void> {
  await advance(page);
  await atStep(page, 'agendamento');
  await choose(page, 'Tipo de exame', pedido.tipoExame);
  await searchAndChoose(page, 'Cidade', pedido.cidade, new RegExp(`^${pedido.cidade} - `));
  await addFuncionarios(page, pedido.funcionarios);
}

/** Answers what the procedures step asks of everybody in the request. */
export async function answerQuestionarios(page: Page, funcionarios: readonly Funcionario[]): Promise<void> {
  await page
    .getByRole('table', { name: 'Procedimentos por funcionário' })
    .getByRole('rowheader')
    .first()
    .waitFor();
  for (const { name } of funcionarios) await choose(page, `Questionário de risco de ${name}`, /./);
}

/** Chooses a clinic by its code. */
export const chooseClinic = (page: Page, { code, name }: { code: string; name: string }): Promise<void> =>
  searchAndChoose(page, 'Clínica', code, new RegExp(`${code} - ${name.slice(0, 20)}`));

/** DD/MM/YYYY without its bars, as one types it. */
const digits = (date: string): string => date.split('-').reverse().join('');

/** Types both days of a range. */
export async function typeIntervalo(field: Locator, start: string, end: string): Promise<void> {
  // Over another range: a new day beside an old one is a range too, and may be refused.
  for (const name of ['Data final', 'Data inicial']) await field.getByRole('textbox', { name }).clear();
  for (const [name, date] of [
    ['Data inicial', start],
    ['Data final', end],
  ] as const) {
    const box = field.getByRole('textbox', { name });
    await box.pressSequentially(digits(date));
  }
  await field.getByRole('textbox', { name: 'Data final' }).press('Tab');
}
