import { sql } from 'drizzle-orm';
import { row, rows, type Db } from '../db/port.ts';
import { internal, type Ctx } from '../platform/context.ts';
import type { Scope } from '../platform/session.ts';
import { notFound } from '../platform/errors.ts';
import { scopeSql } from '../platform/scope.ts';
import { ofEmpresa, requireClinic } from './repository.ts';

/** @throws HttpError 404 when the customer is outside the scope */
async function requireCliente(db: Db, scope: Scope, id: number): Promise<void> {
  const found = await row<{ id: number }>(
    db,
    sql`select c.id from cliente c
        where c.id = ${id} and ${scopeSql(scope, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
  );
  if (!found) throw notFound('Cliente não encontrado.');
}

/** Clinics released to a customer: one row for each link (doc1 §7). */
export async function listReleased(ctx: Ctx, clienteId: number) {
  const { scope, empresaId } = internal(ctx);
  await requireCliente(ctx.db, scope, clienteId);
  const associations = await rows<{ id: number; prestador_id: number }>(
    ctx.db,
    sql`select pc.id, pc.prestador_id from prestador_cliente pc join prestador p on p.id = pc.prestador_id
        where pc.cliente_id = ${clienteId} and pc.condicao and ${ofEmpresa(empresaId)} order by pc.prestador_id`,
  );
  return { items: associations.map((v) => ({ id: v.id, prestador: { id: v.prestador_id } })) };
}

/** Whether the clinic is released to the customer; the link's id even when it is not (doc2 §7). */
export async function queryLiberacao(ctx: Ctx, clienteId: number, prestadorId: number) {
  const { scope, empresaId } = internal(ctx);
  await requireCliente(ctx.db, scope, clienteId);
  await requireClinic(ctx.db, empresaId, prestadorId);
  const association = await row<{ id: number; condicao: boolean }>(
    ctx.db,
    sql`select id, condicao from prestador_cliente where cliente_id = ${clienteId} and prestador_id = ${prestadorId}`,
  );
  return { id: association?.id ?? null, condicao: association?.condicao ?? false };
}

/**
 * Releases a clinic to a customer. Releasing one that is released changes nothing; with `associationId` the
 * link must be the one of these two.
 * @throws HttpError 404
 */
export async function release(
  ctx: Ctx,
  input: { idPrestador: number; idCliente: number; associationId?: number },
): Promise<{ id: number }> {
  const { scope, empresaId } = internal(ctx);
  await requireCliente(ctx.db, scope, input.idCliente);
  await requireClinic(ctx.db, empresaId, input.idPrestador);
  const association =
    input.associationId === undefined
      ? await row<{ id: number }>(
          ctx.db,
          sql`insert into prestador_cliente (prestador_id, cliente_id, condicao)
              values (${input.idPrestador}, ${input.idCliente}, true)
              on conflict (prestador_id, cliente_id) do update set condicao = true returning id`,
        )
      : await row<{ id: number }>(
          ctx.db,
          sql`update prestador_cliente set condicao = true
              where id = ${input.associationId} and prestador_id = ${input.idPrestador} and cliente_id = ${input.idCliente}
              returning id`,
        );
  if (!association) throw notFound();
  await ctx.audit({
    acao: 'LIBERAR',
    recurso: 'prestador_cliente',
    recursoId: association.id,
    clienteId: input.idCliente,
    detalhes: { idPrestador: input.idPrestador },
  });
  return { id: association.id };
}
