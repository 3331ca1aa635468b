import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requireCliente } from '../clientes/repository.ts';
import { prestador, prestadorCliente } from '../db/schema.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { ofEmpresa, requireClinic } from './repository.ts';

const p = alias(prestador, 'p');

/** Clinics released to a customer: one row for each link (doc1 §7). */
export async function listReleased(ctx: Ctx, clienteId: number) {
  const { scope, empresaId } = internal(ctx);
  await requireCliente(ctx.db, scope, clienteId, 'any');
  const items = await ctx.db
    .select({ id: prestadorCliente.id, prestador: { id: prestadorCliente.prestadorId } })
    .from(prestadorCliente)
    .innerJoin(p, eq(p.id, prestadorCliente.prestadorId))
    .where(
      and(
        eq(prestadorCliente.clienteId, clienteId),
        eq(prestadorCliente.condicao, true),
        ofEmpresa(empresaId),
      ),
    )
    .orderBy(prestadorCliente.prestadorId);
  return { items };
}

/** Whether the clinic is released to the customer; the link's id even when it is not (doc2 §7). */
export async function queryLiberacao(ctx: Ctx, clienteId: number, prestadorId: number) {
  const { scope, empresaId } = internal(ctx);
  await requireCliente(ctx.db, scope, clienteId, 'any');
  await requireClinic(ctx.db, empresaId, prestadorId);
  const [association] = await ctx.db
    .select({ id: prestadorCliente.id, condicao: prestadorCliente.condicao })
    .from(prestadorCliente)
    .where(and(eq(prestadorCliente.clienteId, clienteId), eq(prestadorCliente.prestadorId, prestadorId)));
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
  await requireCliente(ctx.db, scope, input.idCliente, 'any');
  await requireClinic(ctx.db, empresaId, input.idPrestador);
  const { idPrestador: prestadorId, idCliente: clienteId, associationId } = input;
  const [association] =
    associationId === undefined
      ? await ctx.db
          .insert(prestadorCliente)
          .values({ prestadorId, clienteId, condicao: true })
          .onConflictDoUpdate({
            target: [prestadorCliente.prestadorId, prestadorCliente.clienteId],
            set: { condicao: true },
          })
          .returning({ id: prestadorCliente.id })
      : await ctx.db
          .update(prestadorCliente)
          .set({ condicao: true })
          .where(
            and(
              eq(prestadorCliente.id, associationId),
              eq(prestadorCliente.prestadorId, prestadorId),
              eq(prestadorCliente.clienteId, clienteId),
            ),
          )
          .returning({ id: prestadorCliente.id });
  if (!association) throw notFound();
  await ctx.audit({
    acao: 'LIBERAR',
    recurso: 'prestador_cliente',
    recursoId: association.id,
    clienteId: input.idCliente,
    detalhes: { idPrestador: input.idPrestador },
  });
  await ctx.publish({ tipo: 'LIBERACAO', empresaId, clienteId, prestadorId });
  return { id: association.id };
}
