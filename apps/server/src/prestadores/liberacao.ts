import { sql } from 'drizzle-orm';
import { linha, linhas, type Db } from '../db/port.ts';
import { interna, type Ctx, type Escopo } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql } from '../platform/escopo.ts';
import { daEmpresa } from './escopo.ts';

/** @throws ErroHttp 404 when the customer is outside the scope */
async function exigirCliente(db: Db, escopo: Escopo, id: number): Promise<void> {
  const achado = await linha<{ id: number }>(
    db,
    sql`select c.id from cliente c
        where c.id = ${id} and ${escopoSql(escopo, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
  );
  if (!achado) throw naoEncontrado('Cliente não encontrado.');
}

/** @throws ErroHttp 404 when the clinic is not the company's */
export async function exigirClinica(db: Db, empresaId: number, id: number): Promise<void> {
  const achado = await linha<{ id: number }>(
    db,
    sql`select p.id from prestador p where p.id = ${id} and ${daEmpresa(empresaId)}`,
  );
  if (!achado) throw naoEncontrado('Prestador não encontrado.');
}

/** Clinics released to a customer: one row for each link (doc1 §7). */
export async function listarLiberadas(ctx: Ctx, clienteId: number) {
  const { escopo, empresaId } = interna(ctx);
  await exigirCliente(ctx.db, escopo, clienteId);
  const vinculos = await linhas<{ id: number; prestador_id: number }>(
    ctx.db,
    sql`select pc.id, pc.prestador_id from prestador_cliente pc join prestador p on p.id = pc.prestador_id
        where pc.cliente_id = ${clienteId} and pc.condicao and ${daEmpresa(empresaId)} order by pc.prestador_id`,
  );
  return { items: vinculos.map((v) => ({ id: v.id, prestador: { id: v.prestador_id } })) };
}

/** Whether the clinic is released to the customer; the link's id even when it is not (doc2 §7). */
export async function consultarLiberacao(ctx: Ctx, clienteId: number, prestadorId: number) {
  const { escopo, empresaId } = interna(ctx);
  await exigirCliente(ctx.db, escopo, clienteId);
  await exigirClinica(ctx.db, empresaId, prestadorId);
  const vinculo = await linha<{ id: number; condicao: boolean }>(
    ctx.db,
    sql`select id, condicao from prestador_cliente where cliente_id = ${clienteId} and prestador_id = ${prestadorId}`,
  );
  return { id: vinculo?.id ?? null, condicao: vinculo?.condicao ?? false };
}

/**
 * Releases a clinic to a customer. Releasing one that is released changes nothing; with `vinculoId` the
 * link must be the one of these two.
 * @throws ErroHttp 404
 */
export async function liberar(
  ctx: Ctx,
  entrada: { idPrestador: number; idCliente: number; vinculoId?: number },
): Promise<{ id: number }> {
  const { escopo, empresaId } = interna(ctx);
  await exigirCliente(ctx.db, escopo, entrada.idCliente);
  await exigirClinica(ctx.db, empresaId, entrada.idPrestador);
  const vinculo =
    entrada.vinculoId === undefined
      ? await linha<{ id: number }>(
          ctx.db,
          sql`insert into prestador_cliente (prestador_id, cliente_id, condicao)
              values (${entrada.idPrestador}, ${entrada.idCliente}, true)
              on conflict (prestador_id, cliente_id) do update set condicao = true returning id`,
        )
      : await linha<{ id: number }>(
          ctx.db,
          sql`update prestador_cliente set condicao = true
              where id = ${entrada.vinculoId} and prestador_id = ${entrada.idPrestador} and cliente_id = ${entrada.idCliente}
              returning id`,
        );
  if (!vinculo) throw naoEncontrado();
  await ctx.auditar({
    acao: 'LIBERAR',
    recurso: 'prestador_cliente',
    recursoId: vinculo.id,
    clienteId: entrada.idCliente,
    detalhes: { idPrestador: entrada.idPrestador },
  });
  return { id: vinculo.id };
}
