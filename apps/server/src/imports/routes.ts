import {
  correctImportRow,
  createImport,
  discardImport,
  getImport,
  importModel,
  importResultSheet,
  importRows,
  listImports,
  mapImport,
  reviewImport,
  startImport,
  undoImport,
} from '@apto/api-client';
import { preparedWriting, reading, stream, writing } from '../platform/route.ts';
import type { Server } from '../platform/server.ts';
import { toEnd } from '../platform/sheet.ts';
import { pageMeta } from '../platform/sql.ts';
import { start, undo } from './control.ts';
import { correct, created, discard, mapColumns, readFile } from './draft.ts';
import { countsOf } from './counts.ts';
import { countRowsOf, detailOf, listOwn, newNamesOf, readImport, rowsOf, toRow } from './repository.ts';
import { IMPORT_ROUTINE } from './run.ts';
import { answerModel, answerResult } from './sheet.ts';

/** Imports by screen (doc3 §2.1 importacao, issue 11 'Imports', docs/decisions/0106). */
export function importRoutes(server: Server): void {
  /** Not with the minute: somebody waits for it. */
  const afterCommit = async (): Promise<void> => server.jobs.runSoon(IMPORT_ROUTINE);

  preparedWriting(
    server,
    createImport,
    ({ body }, ctx) => readFile(ctx, body),
    (_, ctx, id) => created(ctx, id),
  );
  writing(server, mapImport, ({ params, body }, ctx) => mapColumns(ctx, params.id, body.colunas), {
    status: 200,
    afterCommit,
  });
  writing(server, correctImportRow, ({ params, body }, ctx) => correct(ctx, params, body));
  writing(server, startImport, ({ params, body }, ctx) => start(ctx, params.id, body.modo), {
    status: 200,
    afterCommit,
  });
  writing(server, undoImport, ({ params }, ctx) => undo(ctx, params.id), { status: 200, afterCommit });
  writing(server, discardImport, async ({ params }, ctx) => {
    await discard(ctx, params.id);
    return { ok: true } as const;
  });

  reading(server, listImports, async ({ query }, ctx) => {
    const { page = 1, limit = 10, grupo } = query;
    const { total, items } = await listOwn(ctx, { page, limit, grupo });
    return { items, meta: pageMeta(total, page, limit, items.length) };
  });
  reading(server, getImport, async ({ params }, ctx) => detailOf(ctx, await readImport(ctx, params.id)));
  reading(server, importRows, async ({ params, query }, ctx) => {
    const { page = 1, limit = 10, filtro: only } = query;
    const found = await readImport(ctx, params.id);
    const total = await countRowsOf(ctx.db, found.id, only);
    const items = await rowsOf(ctx.db, found.id, { only, skip: (page - 1) * limit, limit });
    return {
      items: items.map((each) => toRow(found, each)),
      meta: pageMeta(total, page, limit, items.length),
    };
  });
  reading(server, reviewImport, async ({ params }, ctx) => {
    const found = await readImport(ctx, params.id);
    return { contagem: await countsOf(ctx.db, found), nomesNovos: await newNamesOf(ctx.db, found) };
  });
  stream(server, importResultSheet, async (_, reply, ctx, { params }) => {
    const found = await readImport(ctx, params.id);
    await toEnd(ctx, reply, () => answerResult(ctx, reply, found));
  });
  stream(server, importModel, (_, reply, ctx, { params }) =>
    toEnd(ctx, reply, () => answerModel(ctx, reply, params.tipo)),
  );
}
