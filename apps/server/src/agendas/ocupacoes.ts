import { somarDias, type Agora, type Ocupacao } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linhas, type Db } from '../db/port.ts';
import { pertence } from '../platform/escopo.ts';
import type { Intervalo } from './clinica.ts';

export interface OcupacaoComVaga extends Ocupacao {
  /** Lane of the environment, from 1. */
  vaga: number;
}

/** Bookings, and holds that have not expired, of some environments between two days. */
export async function lerOcupacoes(
  db: Db,
  ambientes: readonly number[],
  { inicio, fim }: Intervalo,
  agora: Agora,
): Promise<OcupacaoComVaga[]> {
  if (ambientes.length === 0) return [];
  return linhas<OcupacaoComVaga>(
    db,
    sql`select r.ambiente_id as "ambienteId", r.vaga, to_char(lower(r.periodo), 'YYYY-MM-DD') as data,
          to_char(lower(r.periodo), 'HH24:MI') as "horarioChegada", to_char(upper(r.periodo), 'HH24:MI') as "horarioSaida"
        from reserva r
        where r.ativa and ${pertence(sql`r.ambiente_id`, ambientes)}
          and r.periodo && tsrange(${inicio}::date::timestamp, ${somarDias(fim, 1)}::date::timestamp)
          and (r.tipo = 'RESERVA' or r.expira_em > ${agora.instante}::timestamptz)`,
  );
}
