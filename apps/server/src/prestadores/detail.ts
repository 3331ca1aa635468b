import type { getPrestador, Answer } from '@apto/api-client';
import { tipoAtendimento } from '@apto/domain/atendimento';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cidade, prestador } from '../db/schema.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { HORARIOS_AS_JSON, sessionClinics } from './repository.ts';

const p = alias(prestador, 'p');

/** A clinic with its hours, without its bank data (doc2 §2.7). @throws HttpError 404 */
export async function getClinic(ctx: Ctx, id: number): Promise<Answer<typeof getPrestador>> {
  const [found] = await ctx.db
    .select({
      id: p.id,
      version: p.versao,
      name: p.name,
      code: p.code,
      cnpj: p.cnpj,
      phone: p.phone,
      commercialPhone: p.commercialPhone,
      email: p.email,
      street: p.street,
      number: p.number,
      neighborhood: p.neighborhood,
      addressComplement: p.addressComplement,
      zipCode: p.zipCode,
      city: { cidade: cidade.cidade, estado: cidade.estado },
      prioridade: p.prioridade,
      sistema: p.sistema,
      advanceDeposit: p.advanceDeposit,
      reservaFaixas: p.reservaHorario,
      fuso: p.fuso,
      latitude: p.lat,
      longitude: p.lng,
      openingHours: HORARIOS_AS_JSON,
    })
    .from(p)
    .innerJoin(cidade, eq(cidade.id, p.cidadeId))
    .where(and(eq(p.id, id), sessionClinics(ctx)));
  if (!found) throw notFound('prestador');
  const { sistema: system, ...clinic } = found;
  return {
    ...clinic,
    systemsAndTechnology: system === null ? null : { name: system },
    tipoAtendimento: tipoAtendimento(clinic.openingHours),
  };
}
