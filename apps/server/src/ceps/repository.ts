import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';
import type { CepPlace } from '../platform/ports.ts';
import type { InternalSession, PrestadorSession } from '../platform/session.ts';

/** Staff or a clinic, of one company. */
type Asker = Pick<InternalSession | PrestadorSession, 'kind' | 'empresaId'>;

const KNOWN = z.strictObject({
  street: z.string(),
  neighborhood: z.string(),
  idCity: z.nullable(z.int()),
});

/**
 * What most of the company's own addresses say of a CEP: the directory of an installation without another. A clinic is told
 * of clinics' alone: where the company's customers are is nothing of its.
 */
export async function readKnownAddress(db: Db, { kind, empresaId }: Asker, cep: string) {
  const ofCustomers = sql`
    select street, neighborhood, cidade_id from cliente where empresa_id = ${empresaId} and zip_code = ${cep}
    union all
    select street, neighborhood, cidade_id from unidade where empresa_id = ${empresaId} and zip_code = ${cep}
    union all`;
  const found = await row(
    db,
    KNOWN,
    sql`select coalesce(street, '') as street, coalesce(neighborhood, '') as neighborhood, cidade_id as "idCity"
      from (
        ${kind === 'interna' ? ofCustomers : sql``}
        select street, neighborhood, cidade_id from prestador where empresa_id = ${empresaId} and zip_code = ${cep}
      ) known
      where street is not null or cidade_id is not null
      group by street, neighborhood, cidade_id
      order by count(*) desc, street, neighborhood, cidade_id limit 1`,
  );
  return found ?? null;
}

const CITY = z.strictObject({ id: z.int(), name: z.string() });

/** The municipality of a place, by its IBGE code, else by its name in its state; null where it is none that is known. */
export async function readCity(db: Db, place: Pick<CepPlace, 'idCity' | 'city' | 'state'>) {
  const found = await row(
    db,
    CITY,
    sql`select id, cidade || ' - ' || estado as name from cidade
      where ${
        place.idCity === null
          ? sql`nome_busca = apto_normalizar(${place.city}) and estado = upper(${place.state})`
          : sql`id = ${place.idCity}`
      }`,
  );
  return found ?? null;
}
