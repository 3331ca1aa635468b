import type { getPrestador, Answer } from '@apto/api-client';
import { tipoAtendimento } from '@apto/domain/atendimento';
import { sql } from 'drizzle-orm';
import { row } from '../db/port.ts';
import type { Ctx } from '../platform/context.ts';
import { notFound } from '../platform/errors.ts';
import { sessionClinics } from './repository.ts';
import { HORARIOS_AS_JSON, type WithHorarios } from './repository.ts';

interface Row extends WithHorarios {
  id: number;
  name: string;
  code: string;
  cnpj: string;
  phone: string | null;
  commercial_phone: string | null;
  email: string | null;
  street: string | null;
  number: string | null;
  neighborhood: string | null;
  address_complement: string | null;
  zip_code: string | null;
  cidade: string;
  estado: string;
  prioridade: 'PREFERENCIAL' | 'SEGUNDA_OPCAO' | 'OUTROS';
  sistema: string | null;
  advance_deposit: boolean;
  reserva_horario: boolean;
  fuso: string;
  lat: number | null;
  lng: number | null;
}

/** A clinic with its hours, without its bank data (doc2 §2.7). @throws HttpError 404 */
export async function getClinic(ctx: Ctx, id: number): Promise<Answer<typeof getPrestador>> {
  const p = await row<Row>(
    ctx.db,
    sql`select p.id, p.name, p.code, p.cnpj, p.phone, p.commercial_phone, p.email, p.street, p.number, p.neighborhood,
          p.address_complement, p.zip_code, c.cidade, c.estado, p.prioridade, p.sistema, p.advance_deposit,
          p.reserva_horario, p.fuso, p.lat, p.lng, ${HORARIOS_AS_JSON} as horarios
        from prestador p join cidade c on c.id = p.cidade_id
        where p.id = ${id} and ${sessionClinics(ctx)}`,
  );
  if (!p) throw notFound('Prestador não encontrado.');
  return {
    id: p.id,
    name: p.name,
    code: p.code,
    cnpj: p.cnpj,
    phone: p.phone,
    commercialPhone: p.commercial_phone,
    email: p.email,
    street: p.street,
    number: p.number,
    neighborhood: p.neighborhood,
    addressComplement: p.address_complement,
    zipCode: p.zip_code,
    city: { cidade: p.cidade, estado: p.estado },
    prioridade: p.prioridade,
    openingHours: p.horarios,
    systemsAndTechnology: p.sistema === null ? null : { name: p.sistema },
    advanceDeposit: p.advance_deposit,
    reservaFaixas: p.reserva_horario,
    tipoAtendimento: tipoAtendimento(p.horarios),
    fuso: p.fuso,
    latitude: p.lat,
    longitude: p.lng,
  };
}
