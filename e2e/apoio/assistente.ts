import { expect, type Locator, type Page } from '@playwright/test';
import { LISTA } from './lista.ts';
import type { Funcionario } from './pessoas.ts';

/** Titles of the steps, as their pages ask (doc2 §2). */
export const ETAPA = {
  solicitante: 'Por favor confira os dados do solicitante',
  agendamento: 'Qual exame, onde e para quem?',
  procedimentos: 'O que cada funcionário vai fazer?',
  clinica: 'Em qual clínica e quando?',
  concluir: 'Concluir solicitação',
  autoagendamento: 'Quem vai agendar o próprio exame?',
  funcionario: 'Para onde enviamos o link?',
} as const;

/** Waits for a step and answers its part of the page. */
export async function naEtapa(page: Page, etapa: keyof typeof ETAPA): Promise<Locator> {
  const parte = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: ETAPA[etapa] }) });
  await parte.waitFor();
  return parte;
}

export const avancar = (page: Page): Promise<void> => page.getByRole('button', { name: 'Avançar' }).click();

/** Opens the wizard from the list's button. */
export async function abrirAssistente(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Novo agendamento' }).click();
  await expect(page).toHaveURL(new RegExp(`${LISTA}/dados-solicitante$`));
  await expect(page.getByRole('dialog', { name: 'Criar agendamento' })).toBeVisible();
  return naEtapa(page, 'solicitante');
}

/** Picks one option of a dropdown. */
export async function escolher(page: Page, campo: string, opcao: string | RegExp): Promise<void> {
  await page.getByLabel(campo).first().click();
  const exata = typeof opcao === 'string' ? { name: opcao, exact: true } : { name: opcao };
  await page.getByRole('option', exata).first().click();
}

/** Finds and picks one option of a field that searches while one types. */
export async function buscarEEscolher(
  page: Page,
  campo: string,
  texto: string,
  opcao: string | RegExp,
): Promise<void> {
  await page.getByRole('combobox', { name: campo }).fill(texto);
  await page.getByRole('option', { name: opcao }).click();
}

/** Selects employees in the list and adds them to the request. */
export async function adicionarFuncionarios(page: Page, funcionarios: readonly Funcionario[]): Promise<void> {
  const campo = page.getByRole('combobox', { name: 'Funcionários' });
  for (const { name } of funcionarios) {
    await campo.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Adicionar' }).click();
  const tabela = page.getByRole('table', { name: 'Funcionários do pedido' });
  for (const { name } of funcionarios) await expect(tabela.getByRole('row', { name })).toBeVisible();
}

export interface Pedido {
  readonly tipoExame: string;
  readonly cidade: string;
  readonly funcionarios: readonly Funcionario[];
}

/** The first two steps. */
export async function preencherAgendamento(page: Page, pedido: Pedido): Promise<void> {
  await avancar(page);
  await naEtapa(page, 'agendamento');
  await escolher(page, 'Tipo de exame', pedido.tipoExame);
  await buscarEEscolher(page, 'Cidade', pedido.cidade, new RegExp(`^${pedido.cidade} - `));
  await adicionarFuncionarios(page, pedido.funcionarios);
}

/** Answers what the procedures step asks of everybody in the request. */
export async function responderQuestionarios(
  page: Page,
  funcionarios: readonly Funcionario[],
): Promise<void> {
  await page
    .getByRole('table', { name: 'Procedimentos por funcionário' })
    .getByRole('rowheader')
    .first()
    .waitFor();
  for (const { name } of funcionarios) await escolher(page, `Questionário de risco de ${name}`, /./);
}

/** Chooses a clinic by its code. */
export const escolherClinica = (page: Page, { code, name }: { code: string; name: string }): Promise<void> =>
  buscarEEscolher(page, 'Clínica', code, new RegExp(`${code} - ${name.slice(0, 20)}`));

/** DD/MM/YYYY without its bars, as one types it. */
const digitos = (data: string): string => data.split('-').reverse().join('');

/** Types both days of a range. */
export async function digitarIntervalo(campo: Locator, inicio: string, fim: string): Promise<void> {
  for (const [nome, data] of [
    ['Data inicial', inicio],
    ['Data final', fim],
  ] as const) {
    const caixa = campo.getByRole('textbox', { name: nome });
    await caixa.clear();
    await caixa.pressSequentially(digitos(data));
  }
  await campo.getByRole('textbox', { name: 'Data final' }).press('Tab');
}
