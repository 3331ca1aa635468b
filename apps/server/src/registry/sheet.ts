import { formatValue, hasFlag, listedFields, type Field } from '@apto/domain/registry';
import { escapeFormula } from '@apto/domain/spreadsheet';
import { dayNumber, isCivilDate } from '@apto/domain/time';
import type { FastifyReply } from 'fastify';
import { internal, type Ctx } from '../platform/context.ts';
import { inTurn, limitsOf, sendSheet } from '../platform/sheet.ts';
import { ordered } from './order.ts';
import { listed, type ListQuery } from './listing.ts';
import { readRows, type RegistryRecord } from './repository.ts';
import type { Source } from './source.ts';

/** Rows of one look at the database. */
const BATCH = 500;

/** How a column's numbers are shown: what is summed, compared and sorted is a number in the sheet too. */
const FORMATS: Partial<Record<Field['type'], string>> = { money: '"R$" #,##0.00', date: 'dd/mm/yyyy' };
/** A spreadsheet counts its days from here; the ones before March 1900 it counts wrong, and they stay words. */
const DAY_ZERO = dayNumber('1899-12-30');
const FIRST_DAY = '1900-03-01';

/** What the sheet holds of a value. */
function cellOf(field: Field, { values, labels }: RegistryRecord): string | number {
  const value = values[field.name];
  if (field.type === 'combo' || field.type === 'file') return escapeFormula(labels[field.name] ?? '');
  if (typeof value === 'number' && field.type === 'money') return value / 100;
  if (typeof value === 'number' && (field.type === 'number' || field.type === 'decimal')) return value;
  if (field.type === 'date' && typeof value === 'string' && isCivilDate(value) && value >= FIRST_DAY)
    return dayNumber(value) - DAY_ZERO;
  return escapeFormula(formatValue(field, value));
}

/** The list's records with every field but those of somebody's health, in the list's order. */
export async function answerSheet(
  ctx: Ctx,
  reply: FastifyReply,
  source: Source,
  query: ListQuery,
): Promise<void> {
  const { registry, at } = source;
  const { scope } = internal(ctx);
  const fields = listedFields(registry);
  const listing = listed(source, scope, query);
  const order = ordered(source, query.sort);
  await ctx.audit({ acao: 'EXPORTAR', recurso: at.table });
  const cellsOf = (record: RegistryRecord): (string | number)[] => [
    record.id,
    ...fields.map((field) => cellOf(field, record)),
    ...(hasFlag(registry) ? [record.ativo ? 'Sim' : 'Não'] : []),
  ];
  const columns = [
    // Not 'Código': many have one of their own, and a sheet that comes back is read by its headings.
    { title: 'Nº do registro', width: 14 },
    ...fields.map(({ label, type }) => {
      const format = FORMATS[type];
      return { title: label, width: 28, ...(format === undefined ? {} : { format }) };
    }),
    ...(hasFlag(registry) ? [{ title: 'Ativo', width: 8 }] : []),
  ];
  await inTurn(ctx, async () => {
    let read = 0;
    const nextRows = async () => {
      const batch = await readRows(ctx.db, source, listing, order, { limit: BATCH, offset: read });
      read += batch.length;
      return batch.map(cellsOf);
    };
    // A sheet's name takes 31 characters.
    await sendSheet(
      reply,
      { file: `${registry.title}.xlsx`, name: registry.title.slice(0, 31), columns },
      nextRows,
      limitsOf(ctx),
    );
  });
}
