import { TiposExame } from '@apto/domain/exames';
import { sql, type SQL } from 'drizzle-orm';
import type { Ctx } from '../platform/context.ts';
import { unauthenticated } from '../platform/errors.ts';

const OCCUPATIONAL = sql.raw(
  TiposExame.filter((t) => t.occupational)
    .map((t) => t.id)
    .join(', '),
);

/** Clinics `p` of a company that are in use. */
export const ofEmpresa = (empresaId: number): SQL => sql`(p.empresa_id = ${empresaId} and p.ativo)`;

/**
 * Clinics `p` that can serve one appointment: released to its customer, with hours, serving occupational
 * exams when it is one (doc2 §4 'Clinic restriction'), and doing every exam that it asks for, because the
 * employee goes to one place.
 */
export const servesAgendamento = (agendamentoId: number): SQL => sql`(
  exists (select 1 from agendamento ag
    join prestador_cliente pc on pc.cliente_id = ag.cliente_id and pc.prestador_id = p.id and pc.condicao
    where ag.id = ${agendamentoId} and ag.empresa_id = p.empresa_id
      and (p.atende_ocupacional or ag.tipo_exame_id not in (${OCCUPATIONAL}))
      and not exists (select 1 from agendamento_procedimento ap
        where ap.agendamento_id = ag.id and ap.aceito
          and not exists (select 1 from prestador_exame pe
            where pe.prestador_id = p.id and pe.procedimento_id = ap.procedimento_id)))
  and exists (select 1 from prestador_horario h
    where h.prestador_id = p.id and (h.atendimento_matutino or h.atendimento_vespertino)))`;

/**
 * The clinics `p` that the session may know of: its company's; for an employee only those that can serve
 * the own appointment, and the one already chosen.
 */
export function sessionClinics({ sessao: session }: Ctx): SQL {
  if (session?.tipo === 'interna') return ofEmpresa(session.empresaId);
  if (session?.tipo === 'autoagendamento') {
    return sql`(${ofEmpresa(session.empresaId)} and (${servesAgendamento(session.agendamentoId)}
      or p.id = (select prestador_id from agendamento where id = ${session.agendamentoId})))`;
  }
  throw unauthenticated();
}
