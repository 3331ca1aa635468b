import { renamed, type CellProblem } from '@apto/domain/imports';
import type { ImportedFuncionario } from '@apto/domain/staff-import';
import { plainText } from '@apto/domain/text';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../../db/port.ts';
import { rows } from '../../db/rows.ts';
import { blockedRows } from '../../staff-import/blocked.ts';
import { planFuncionarios, restoreFuncionarios, writeFuncionarios } from '../../staff-import/write.ts';
import { readExisting, type FormerFuncionario } from '../../staff-import/existing.ts';
import { idList } from '../../platform/sql.ts';
import { customerOf, type ReadyRow, type Writer } from './writer.ts';

const staffOf = ({ line: at, values: { nome: name, ...values } }: ReadyRow): ImportedFuncionario =>
  ({ ...values, name, row: at }) as unknown as ImportedFuncionario;

const RISKS = z.strictObject({ id: z.int(), riscos: z.array(z.int()) });
const KEPT_RISKS = z.object({ riscos: z.array(z.int()) });
const risksOf = (db: Db, ids: readonly number[]) =>
  rows(
    db,
    RISKS,
    sql`select funcionario_id as id, array_agg(risco_id order by risco_id) as riscos from funcionario_risco
      where funcionario_id = any(${idList(ids)}) group by funcionario_id`,
  );

/** Employees, by the rules of the operator's command. */
export const staff: Writer = {
  table: 'funcionario',
  async judge(db, batch) {
    // Who it is, and in which position, is not certain while one of the cells is wrong.
    const funcionarios = batch.rows.filter(({ wrong }) => wrong.size === 0).map(staffOf);
    const clienteId = customerOf(batch);
    const problems = new Map<number, CellProblem[]>();
    const add = (at: number, problem: CellProblem) =>
      problems.set(at, [...(problems.get(at) ?? []), problem]);
    for (const [at, text] of await blockedRows(db, { clienteId, funcionarios }))
      add(at, { coluna: 'cargo', mensagem: text, tipo: 'ERRO' });
    // A digit typed wrong that is somebody else's CPF would rename them: the person decides, so it is told and no more.
    const known = await readExisting(
      db,
      clienteId,
      funcionarios.map(({ cpf }) => cpf),
      false,
    );
    for (const { row: at, cpf, name } of funcionarios) {
      const current = known.get(cpf)?.name;
      if (current !== undefined && plainText(current) !== plainText(name))
        add(at, { coluna: 'nome', mensagem: renamed(current), tipo: 'AVISO' });
    }
    return problems;
  },
  plan: (db, batch) =>
    planFuncionarios(db, {
      clienteId: customerOf(batch),
      funcionarios: batch.rows.map(staffOf),
      now: batch.now,
    }),
  async write(db, batch) {
    const written = await writeFuncionarios(db, {
      clienteId: customerOf(batch),
      funcionarios: batch.rows.map(staffOf),
      now: batch.now,
    });
    const created = written.rows.filter(({ effect }) => effect === 'NOVO').map(({ id }) => id);
    const risks = new Map((await risksOf(db, created)).map(({ id, riscos }) => [id, riscos]));
    return {
      made: written.made,
      rows: written.rows.map(({ row: at, id, effect, version, before }) => ({
        line: at,
        id,
        effect,
        version,
        before: effect === 'NOVO' ? { riscos: risks.get(id) ?? [] } : before,
      })),
    };
  },
  restore: (db, former) =>
    restoreFuncionarios(
      db,
      former.map(({ id, before }) => ({ ...(before as FormerFuncionario), id })),
    ),
  parts: {
    tables: ['funcionario_risco'],
    // Risks that came later are somebody's work.
    async grown(db, created) {
      const now = new Map(
        (
          await risksOf(
            db,
            created.map(({ id }) => id),
          )
        ).map(({ id, riscos }) => [id, riscos]),
      );
      return new Set(
        created
          .filter(({ id, before }) => {
            const began = KEPT_RISKS.safeParse(before).data?.riscos ?? [];
            return (now.get(id) ?? []).some((risk) => !began.includes(risk));
          })
          .map(({ id }) => id),
      );
    },
    async remove(db, ids) {
      await db.execute(sql`delete from funcionario_risco where funcionario_id = any(${idList(ids)})`);
    },
  },
};
