import type { Answer, createReservaConfigs, reservationOptions, ValidatedInput } from '@apto/api-client';
import { pastSuggestion, reservaObstacle } from '@apto/domain/reserva';
import { and, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cliente, funcionario } from '../db/schema.ts';
import { funcionarioScope } from '../funcionarios/repository.ts';
import { auditRead } from '../platform/health-read.ts';
import { internal, type Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { requireClinic } from '../prestadores/repository.ts';
import { acceptedAtClinic, emptyConfig, examesAtClinic } from './exames.ts';
import { requireBookable } from './pedido.ts';

const f = alias(funcionario, 'f');

type Body = ValidatedInput<typeof createReservaConfigs>['body'];

/** POST prestador-config-reserva/criar-config-funcionarios (doc2 §7). @throws HttpError 404 */
export async function configsFor(ctx: Ctx, body: Body): Promise<Answer<typeof createReservaConfigs>> {
  const { empresaId, scope } = internal(ctx);
  const people = await ctx.db
    .select({
      idFuncionario: f.id,
      nomeFuncionario: f.name,
      companyId: cliente.empresaId,
      clienteAsoRetido: cliente.asoRetido,
    })
    .from(f)
    .innerJoin(cliente, eq(cliente.id, f.customerId))
    .where(
      and(
        inArray(
          f.id,
          body.map((each) => each.idFuncionario),
        ),
        funcionarioScope(scope),
      ),
    );
  const byId = new Map(people.map((person) => [person.idFuncionario, person]));
  const configs: Answer<typeof createReservaConfigs> = [];
  for (const { idFuncionario, idPrestador, nomePrestador, funcionarioProcedimentos } of body) {
    const person = byId.get(idFuncionario);
    // The specification's own spelling (doc2 §8).
    if (!person) throw notFound('funcionario');
    await requireClinic(ctx.db, empresaId, idPrestador);
    const ids = [...new Set(funcionarioProcedimentos.map(({ id }) => id))];
    const exames = await examesAtClinic(ctx.db, empresaId, idPrestador, ids);
    if (exames.length !== ids.length) throw notFound('procedimento');
    configs.push(emptyConfig(person, { id: idPrestador, name: nomePrestador ?? '' }, exames));
  }
  return configs;
}

/** What the row's dialog 'Reserva de horários' begins with (doc1 §2.1). @throws HttpError 404, 422 */
export async function optionsOf(ctx: Ctx, id: number): Promise<Answer<typeof reservationOptions>> {
  const pedido = await requireBookable(ctx, id, { locks: false });
  const exames = await acceptedAtClinic(ctx.db, id, pedido.prestadorId);
  const clinic = { id: pedido.prestadorId, name: pedido.clinic.name };
  await auditRead(ctx, 'agendamento_procedimento', id, pedido.clienteId);
  return {
    id,
    version: pedido.versao,
    config: emptyConfig(
      {
        idFuncionario: pedido.funcionarioId,
        nomeFuncionario: pedido.nomeFuncionario,
        companyId: pedido.companyId,
        clienteAsoRetido: pedido.clienteAsoRetido,
      },
      clinic,
      exames,
    ),
    prestador: clinic,
    cidadeId: pedido.cidadeId,
    clienteId: pedido.clienteId,
    tipoExameId: pedido.tipoExameId,
    pcd: pedido.pcd,
    periodo: pedido.periodo,
    dataSugestaoInicial: pedido.inicio,
    dataSugestaoFinal: pedido.fim,
    obstaculo:
      reservaObstacle({ possuiRisco: !pedido.semRiscos, procedimentos: exames })?.text ??
      pastSuggestion(pedido.fim, ctx.now.data),
  };
}
