import { formatValue, hasFlag, listedFields } from '@apto/domain/registry';
import { escapeFormula } from '@apto/domain/spreadsheet';
import type { FastifyReply } from 'fastify';
import { internal, type Ctx } from '../platform/context.ts';
import { inTurn, limitsOf, sendSheet } from '../platform/sheet.ts';
import { ordered } from './order.ts';
import { listed, type ListQuery } from './listing.ts';
import { readRows, type RegistryRecord } from './repository.ts';
import type { Source } from './source.ts';

/** Rows of one look at the database. */
const BATCH = 500;

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
    ...fields.map((field) =>
      escapeFormula(
        (field.type === 'combo' || field.type === 'file'
          ? record.labels[field.name]
          : formatValue(field, record.values[field.name])) ?? '',
      ),
    ),
    ...(hasFlag(registry) ? [record.ativo ? 'Sim' : 'Não'] : []),
  ];
  const columns = [
    { title: 'Código', width: 10 },
    ...fields.map(({ label }) => ({ title: label, width: 28 })),
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
