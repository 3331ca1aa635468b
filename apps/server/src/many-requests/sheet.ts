import { cpfOfPerson, listedPeople, MANY_REFUSAL, MAX_MANY_FUNCIONARIOS } from '@apto/domain/pedido';
import type { Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import { SpreadsheetError } from '../staff-import/file.ts';
import { readRows } from '../staff-import/read-rows.ts';

/** A header says what a column is, and is nobody. */
const HEADER = /^(nome|funcion[aá]rios?|colaborador(es)?|cpf|matr[ií]cula)\b/i;
const isName = (text: string): boolean => /\p{L}/u.test(text) && /\s/.test(text);

/** The person of a row: its CPF, else the first cell that reads like a name. */
function personOf(cells: readonly unknown[]): string | null {
  const texts = cells.map((cell) =>
    typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '',
  );
  const cpf = texts.find(
    (text) => cpfOfPerson(text.padStart(11, '0')) !== null && /\d{9,}/.test(text.replaceAll(/\D/g, '')),
  );
  if (cpf !== undefined) return cpf.padStart(11, '0');
  return texts.find((text) => isName(text) && !HEADER.test(text)) ?? null;
}

/** The people of a spreadsheet, a CPF or a name each. @throws HttpError 400 without a file, 422 for what is no sheet */
export async function peopleOfSheet({ file }: Ctx): Promise<string[]> {
  if (!file) throw invalid([{ campo: 'file', mensagem: 'Campo obrigatório' }]);
  const people: string[] = [];
  try {
    await readRows(file.path, async (given) => {
      for (const [, cells] of given) {
        const person = personOf(cells);
        if (person !== null) people.push(person);
      }
    });
  } catch (error) {
    throw error instanceof SpreadsheetError ? rule(error.message) : error;
  }
  const listed = listedPeople(people.join('\n'));
  if (listed.length === 0) throw rule('Não há nenhum nome nem CPF nesta planilha.');
  if (listed.length > MAX_MANY_FUNCIONARIOS) throw rule(MANY_REFUSAL.tooMany(listed.length));
  return listed;
}
