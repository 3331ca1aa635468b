import { FIRST_STEP_IDS, type FirstStepsDone } from '@apto/domain/first-use';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row } from '../db/rows.ts';

const STEPS = z.strictObject({
  ...(Object.fromEntries(FIRST_STEP_IDS.map((id) => [id, z.boolean()])) as Record<
    (typeof FIRST_STEP_IDS)[number],
    z.ZodBoolean
  >),
  clinicId: z.nullable(z.int()),
  agendaId: z.nullable(z.int()),
});

/** Not a period of it is drawn: nothing of it can be booked yet. */
const IS_EMPTY = sql`not exists (select 1 from agenda_periodo x where x.agenda_id = a.id)`;

/** A clinic `p` that says where one goes: without it the employee reads a city alone. */
const HAS_STREET = sql`btrim(coalesce(p.street, '')) <> ''`;

/** What a company has of its first steps (docs/decisions/0147): one statement, each step one row at most. */
export async function readFirstSteps(
  db: Db,
  empresaId: number,
): Promise<{ done: FirstStepsDone; clinicId: number | null; agendaId: number | null }> {
  const found = await row(
    db,
    STEPS,
    sql`with e as (select ${empresaId}::int as id),
        clinic as (select p.id from prestador p join e on p.empresa_id = e.id where p.ativo
          order by ${HAS_STREET} and exists (select 1 from prestador_exame x where x.prestador_id = p.id)
            and exists (select 1 from prestador_horario x where x.prestador_id = p.id)
            and exists (select 1 from agenda a where a.prestador_id = p.id and not ${IS_EMPTY}), p.id limit 1)
      select true as company,
        exists (select 1 from grupo x where x.empresa_id = e.id and x.ativo) as "group",
        exists (select 1 from cliente x where x.empresa_id = e.id and x.ativo) as customer,
        exists (select 1 from unidade x where x.empresa_id = e.id and x.ativo) as branch,
        exists (select 1 from setor x where x.empresa_id = e.id and x.ativo) as department,
        exists (select 1 from cargo x where x.empresa_id = e.id and x.ativo) as position,
        exists (select 1 from hierarquia x where x.empresa_id = e.id and x.ativo) as hierarchy,
        exists (select 1 from risco x where x.empresa_id = e.id and x.ativo) as risk,
        exists (select 1 from risco_procedimento x where x.empresa_id = e.id and x.ativo) as "riskExam",
        exists (select 1 from descricao_risco x where x.empresa_id = e.id and x.ativo) as "riskDescription",
        exists (select 1 from hierarquia_risco x
          join risco_procedimento asked on asked.risco_id = x.risco_id and asked.ativo where x.empresa_id = e.id) as exposure,
        exists (select 1 from funcionario x where x.empresa_id = e.id and x.deleted_at is null) as employee,
        exists (select 1 from procedimento x where x.empresa_id = e.id and x.ativo) as procedure,
        exists (select 1 from prestador p where p.empresa_id = e.id and p.ativo and ${HAS_STREET}) as clinic,
        exists (select 1 from prestador_exame x where x.empresa_id = e.id and x.ativo) as prices,
        exists (select 1 from prestador_horario x where x.empresa_id = e.id
          and (x.atendimento_matutino or x.atendimento_vespertino)) as hours,
        exists (select 1 from agenda_periodo x where x.empresa_id = e.id) as agenda,
        exists (select 1 from prestador_cliente x where x.empresa_id = e.id and x.condicao) as release,
        (select count(*) > 1 from (select 1 from perfil x where x.empresa_id = e.id limit 2) few) as profiles,
        (select count(*) > 1 from (select 1 from usuario x where x.empresa_id = e.id and x.tipo = 'interna' limit 2) few) as users,
        (select id from clinic) as "clinicId",
        (select a.id from agenda a join clinic on clinic.id = a.prestador_id join ambiente r on r.id = a.ambiente_id
          where r.ativo and ${IS_EMPTY} order by a.id limit 1) as "agendaId"
      from e`,
  );
  if (!found) throw new Error('A consulta não respondeu.');
  const { clinicId, agendaId, ...done } = found;
  // Once there is a week that can be booked, an empty one beside it is no first step.
  return { done, clinicId, agendaId: done.agenda ? null : agendaId };
}
