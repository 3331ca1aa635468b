import type { Page } from '@playwright/test';
import Excel from 'exceljs';
import { choose, searchAndChoose, typeIntervalo } from './assistente.ts';
import type { Clinic } from './clinics.ts';
import type { Funcionario } from './people.ts';

/** Where the requests of many are asked for. */
export const MANY_CIDADE = 'Campinas';

/** From the list to a new request for many (issue 10 'Bulk request'). */
export async function openMany(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Em lote' }).click();
  await page.getByRole('link', { name: 'Nova solicitação em lote' }).first().click();
}

interface Shared {
  readonly clinic: Clinic;
  readonly start: string;
  readonly end: string;
}

/** What all of them share, once the client is chosen. */
export async function fillShared(page: Page, { clinic, start, end }: Shared): Promise<void> {
  await searchAndChoose(page, 'Cidade', MANY_CIDADE, new RegExp(`^${MANY_CIDADE} - `));
  await choose(page, 'Tipo de exame', 'Periódico');
  await searchAndChoose(page, 'Prestador', clinic.code, new RegExp(`^${clinic.code} - `));
  await typeIntervalo(page.getByRole('group', { name: 'Período sugerido' }), start, end);
  await page.getByRole('radio', { name: 'Manhã' }).check({ force: true });
  await choose(page, 'Questionário de risco', /./);
}

/** The sheet that a client's staff keep: names and CPFs, as XLSX. */
export async function sheetOf(people: readonly Funcionario[]) {
  const book = new Excel.Workbook();
  const sheet = book.addWorksheet('RH');
  sheet.addRow(['Nome', 'CPF']);
  for (const { name, cpf } of people) sheet.addRow([name, cpf]);
  return {
    name: 'rh.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  };
}
