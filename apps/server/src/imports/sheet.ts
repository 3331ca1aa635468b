import { IMPORT_EFFECT_LABEL, IMPORT_RESULT_LABEL, importOf, type ImportKind } from '@apto/domain/imports';
import { escapeFormula } from '@apto/domain/spreadsheet';
import type { FastifyReply } from 'fastify';
import type { Ctx } from '../platform/context.ts';
import { inTurn, limitsOf, sendSheet } from '../platform/sheet.ts';
import { rowsOf, toRow, type Import } from './repository.ts';

/** Rows of one look at the database. */
const BATCH = 500;
const WIDTH = 22;

/** What became of each row: its cells as they were written, the result, and why not. */
export async function answerResult(ctx: Ctx, reply: FastifyReply, found: Import): Promise<void> {
  await ctx.audit({
    acao: 'EXPORTAR',
    recurso: 'importacao',
    recursoId: found.id,
    clienteId: found.clienteId,
  });
  const columns = importOf(found.tipo).columns.filter(({ id }) => found.colunas.includes(id));
  await inTurn(ctx, async () => {
    let after = 0;
    const nextRows = async () => {
      const batch = await rowsOf(ctx.db, found.id, { after, limit: BATCH });
      after = batch.at(-1)?.linha ?? after;
      return batch.map((each) => {
        const {
          linha: at,
          celulas,
          problemas: problems,
          situacao: result,
          efeito: effect,
          motivo: said,
        } = toRow(found, each);
        const reason = said ?? problems.map((problem) => problem.mensagem).join('; ');
        return [
          at,
          ...columns.map(({ id }) => escapeFormula(celulas[id] ?? '')),
          IMPORT_RESULT_LABEL[result],
          effect === null ? '' : IMPORT_EFFECT_LABEL[effect],
          escapeFormula(reason),
        ];
      });
    };
    const head = [
      { title: 'Linha', width: 8 },
      ...columns.map(({ label }) => ({ title: label, width: WIDTH })),
      { title: 'Resultado', width: 14 },
      { title: 'O que fez', width: 14 },
      { title: 'Motivo', width: 60 },
    ];
    await sendSheet(
      reply,
      { file: `resultado_importacao_${found.id}.xlsx`, name: 'Resultado', columns: head },
      nextRows,
      limitsOf(ctx),
    );
  });
}

/** The sheet to fill in: the columns and one example. */
export async function answerModel(ctx: Ctx, reply: FastifyReply, kind: ImportKind): Promise<void> {
  const { columns, title } = importOf(kind);
  await inTurn(ctx, async () => {
    let isGiven = false;
    const nextRows = async () => {
      if (isGiven) return [];
      isGiven = true;
      return [columns.map(({ example }) => escapeFormula(example))];
    };
    await sendSheet(
      reply,
      {
        file: `modelo_${title.toLowerCase()}.xlsx`,
        name: title,
        columns: columns.map(({ label }) => ({ title: label, width: WIDTH })),
      },
      nextRows,
      limitsOf(ctx),
    );
  });
}
