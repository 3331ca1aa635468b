import { needsNewHierarquia } from '@apto/domain/exames';
import { blockedText, hierarchy } from '@apto/domain/registry';
import { and, eq } from 'drizzle-orm';
import { cargo, hierarquia, setor, unidade } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { invalid, NOT_FOUND } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import type { Edit } from './where-when.ts';

type Failure = { campo: string; mensagem: string };

/**
 * Where the employee of a function change goes: branch, department and position of the appointment's own customer,
 * the branch inside the caller's scope as well (doc1 §2.4).
 * @param tipoExame the exam type after the edit
 * @throws HttpError 400 with each field that is another customer's, unknown, or not this exam type's
 */
export async function checkNewHierarquia(
  ctx: Ctx,
  e: Pick<Edit, 'unidade' | 'setor' | 'cargo'>,
  { clienteId, tipoExame }: { clienteId: number; tipoExame: number },
): Promise<void> {
  const { scope } = internal(ctx);
  const named = [
    {
      campo: 'unidade',
      id: e.unidade,
      table: unidade,
      mensagem: NOT_FOUND.unidade,
      reach: scopeSql(scope, { cliente: unidade.clienteId, unidade: unidade.id }),
    },
    { campo: 'setor', id: e.setor, table: setor, mensagem: NOT_FOUND.setor, reach: undefined },
    { campo: 'cargo', id: e.cargo, table: cargo, mensagem: NOT_FOUND.cargo, reach: undefined },
  ] as const;
  const failures: Failure[] = [];
  for (const { campo: field, id, table, mensagem: unknown, reach } of named) {
    if (id === undefined) continue;
    if (!needsNewHierarquia(tipoExame)) {
      failures.push({ campo: field, mensagem: 'Só se altera em uma mudança de função.' });
      continue;
    }
    const [found] = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, id), eq(table.clienteId, clienteId), eq(table.ativo, true), reach));
    if (!found) failures.push({ campo: field, mensagem: unknown });
  }
  if (failures.length === 0 && e.unidade !== undefined && e.setor !== undefined && e.cargo !== undefined) {
    const [blocked] = await ctx.db
      .select({ reason: hierarquia.motivoBloqueio })
      .from(hierarquia)
      .where(
        and(
          eq(hierarquia.unidadeId, e.unidade),
          eq(hierarquia.setorId, e.setor),
          eq(hierarquia.cargoId, e.cargo),
          eq(hierarquia.bloqueada, true),
        ),
      );
    if (blocked) failures.push({ campo: 'cargo', mensagem: blockedText(hierarchy, blocked.reason ?? '') });
  }
  if (failures.length > 0) throw invalid(failures);
}
