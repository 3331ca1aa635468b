import { listedPeople, MANY_REFUSAL, MAX_MANY_FUNCIONARIOS, personOfCells } from '@apto/domain/pedido';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, rule } from '../platform/errors.ts';
import { SpreadsheetError } from '../staff-import/file.ts';
import { readRows } from '../staff-import/read-rows.ts';

const textOf = (cell: unknown): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).trim() : '';

/** The people of a spreadsheet, a CPF or a name each. @throws HttpError 400 without a file, 422 for what is no sheet */
export async function peopleOfSheet(ctx: Ctx): Promise<string[]> {
  const { file } = ctx;
  if (!file) throw invalid([{ campo: 'file', mensagem: 'Campo obrigatório' }]);
  const people: string[] = [];
  try {
    await readRows(file.path, { who: internal(ctx).usuarioId }, async (given) => {
      for (const [, cells] of given) {
        const person = personOfCells(cells.map(textOf));
        if (person !== null) people.push(person);
      }
    });
  } catch (error) {
    throw error instanceof SpreadsheetError ? rule(error.message) : error;
  }
  const listed = listedPeople(people.join('\n'));
  if (listed.length === 0) throw rule(MANY_REFUSAL.emptySheet);
  if (listed.length > MAX_MANY_FUNCIONARIOS) throw rule(MANY_REFUSAL.tooMany(listed.length));
  return listed;
}
