import type { OpcaoDePrestador } from '@apto/api-client';
import { ehOcupacional, tipoAtendimento } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { linha, linhas } from '../db/port.ts';
import { contemPalavras, todas } from '../platform/busca.ts';
import { interna, type Ctx } from '../platform/contexto.ts';
import { naoEncontrado } from '../platform/erros.ts';
import { escopoSql, pertence } from '../platform/escopo.ts';
import { clinicasDaSessao } from './escopo.ts';
import { HORARIOS_EM_JSON, type ComHorarios } from './horarios.ts';

export interface ConsultaDePrestadores {
  clientIds: readonly number[];
  cityId: number;
  examIds: readonly number[];
  page: number;
  limit: number;
  filter: string;
  tipoExame: number | undefined;
  ids: readonly number[];
}

interface Linha extends ComHorarios {
  id: number;
  name: string;
  code: string;
  cnpj: string;
  cidade: string;
  estado: string;
  prioridade: OpcaoDePrestador['prioridade'];
  liberado: boolean;
  sistema: string | null;
  neighborhood: string | null;
  distancia: number | null;
}

/** Metres over the great circle between the clinic `p` and the centre of its city `c`. */
const DISTANCIA = sql`(case when p.lat is null or p.lng is null or c.lat is null or c.lng is null then null else
  round(12742000 * asin(sqrt(power(sin(radians(p.lat - c.lat) / 2), 2)
    + cos(radians(p.lat)) * cos(radians(c.lat)) * power(sin(radians(p.lng - c.lng) / 2), 2))))::int end)`;

const ORDEM_DA_PRIORIDADE = sql`case p.prioridade when 'PREFERENCIAL' then 0 when 'SEGUNDA_OPCAO' then 1 else 2 end`;

/** The customers asked about are the caller's own; one outside is as if it did not exist. @throws ErroHttp 404 */
async function conferirClientes(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  if (ctx.sessao?.tipo === 'autoagendamento') {
    const { clienteId } = ctx.sessao;
    if (ids.some((id) => id !== clienteId)) throw naoEncontrado('Cliente não encontrado.');
    return;
  }
  const { escopo } = interna(ctx);
  const achados = await linha<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from cliente c
        where ${pertence(sql`c.id`, ids)} and ${escopoSql(escopo, { empresa: sql`c.empresa_id`, cliente: sql`c.id` })}`,
  );
  if (achados?.n !== new Set(ids).size) throw naoEncontrado('Cliente não encontrado.');
}

/**
 * Clinics of a city, by priority, released ones first, then by how many of the exams they do (doc2 §2.7).
 * For occupational exams only clinics that serve them (doc2 §4 'Clinic restriction').
 * @throws ErroHttp 404 for a customer outside the scope
 */
export async function listarOrdenados(
  ctx: Ctx,
  consulta: ConsultaDePrestadores,
): Promise<{ total: number; items: OpcaoDePrestador[] }> {
  const { clientIds, examIds, page, limit } = consulta;
  await conferirClientes(ctx, clientIds);
  const onde = todas([
    clinicasDaSessao(ctx),
    sql`p.cidade_id = ${consulta.cityId}`,
    ehOcupacional(consulta.tipoExame) && sql`p.atende_ocupacional`,
    consulta.filter.trim() !== '' && contemPalavras(sql`p.nome_busca`, consulta.filter),
    consulta.ids.length > 0 && pertence(sql`p.id`, consulta.ids),
  ]);
  const distintos = new Set(clientIds).size;
  const liberado =
    distintos === 0
      ? sql`false`
      : sql`((select count(*) from prestador_cliente pc
           where pc.prestador_id = p.id and pc.condicao and ${pertence(sql`pc.cliente_id`, clientIds)}) = ${distintos})`;
  const atendidos =
    examIds.length === 0
      ? sql`0`
      : sql`(select count(*) from prestador_exame pe where pe.prestador_id = p.id and ${pertence(sql`pe.procedimento_id`, examIds)})`;
  const total = await linha<{ n: number }>(
    ctx.db,
    sql`select count(*)::int as n from prestador p where ${onde}`,
  );
  const achados = await linhas<Linha>(
    ctx.db,
    sql`select p.id, p.name, p.code, p.cnpj, c.cidade, c.estado, p.prioridade, p.liberado, p.sistema, p.neighborhood,
          ${DISTANCIA} as distancia, ${HORARIOS_EM_JSON} as horarios
        from (select p.*, ${liberado} as liberado, ${atendidos} as atendidos, ${ORDEM_DA_PRIORIDADE} as ordem
              from prestador p where ${onde}
              order by ordem, liberado desc, atendidos desc, p.nome_busca, p.id
              limit ${limit} offset ${(page - 1) * limit}) p
        join cidade c on c.id = p.cidade_id
        order by p.ordem, p.liberado desc, p.atendidos desc, p.nome_busca, p.id`,
  );
  return {
    total: total?.n ?? 0,
    items: achados.map((a) => ({
      id: a.id,
      name: a.name,
      code: a.code,
      cnpj: a.cnpj,
      city: { cidade: a.cidade, estado: a.estado },
      prioridade: a.prioridade,
      liberado: a.liberado,
      sistema: a.sistema,
      neighborhood: a.neighborhood,
      tipoAtendimento: tipoAtendimento(a.horarios),
      distanciaMetros: a.distancia,
    })),
  };
}
