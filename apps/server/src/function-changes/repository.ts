import type { Answer, functionChanges } from '@apto/api-client';
import { CHANGE_ORIGINS, CHANGE_STATES, riskVerdict, type RiskVerdict } from '@apto/domain/function-change';
import { SITUATIONS } from '@apto/domain/pedido';
import { statusSummary } from '@apto/domain/status';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '../db/port.ts';
import { row, rows } from '../db/rows.ts';
import { functionChange } from '../db/schema.ts';
import { funcionarioScope } from '../funcionarios/repository.ts';
import { notFound } from '../platform/errors.ts';
import type { Scope } from '../platform/session.ts';
import { iso } from '../platform/sql.ts';

/** Branch, department and position of the hierarchy with this id, in one line. */
const positionName = (id: SQL): SQL => sql`(select concat_ws(' / ', u.name, s.name, c.name)
  from hierarquia h join unidade u on u.id = h.unidade_id join setor s on s.id = h.setor_id join cargo c on c.id = h.cargo_id
  where h.id = ${id})`;

const EMPLOYEE = z.strictObject({
  id: z.int(),
  name: z.string(),
  situation: z.enum(SITUATIONS),
  customer_id: z.int(),
  empresa_id: z.int(),
  hierarchy_id: z.nullable(z.int()),
  position: z.nullable(z.string()),
});
export type Employee = z.output<typeof EMPLOYEE>;

const EMPLOYEE_COLUMNS = sql`f.id, f.name, f.situation, f.customer_id, f.empresa_id,
  f.customer_hierarchy_id as hierarchy_id, ${positionName(sql`f.customer_hierarchy_id`)} as position`;

/** An employee of the scope. @param holds until the end of the transaction @throws HttpError 404 */
export async function readEmployee(db: Db, scope: Scope, id: number, holds = false): Promise<Employee> {
  const found = await row(
    db,
    EMPLOYEE,
    sql`select ${EMPLOYEE_COLUMNS} from funcionario f where f.id = ${id} and ${funcionarioScope(scope)}
      ${holds ? sql`for no key update of f` : sql``}`,
  );
  if (!found) throw notFound('funcionario');
  return found;
}

/** The same for a step of their own appointment, whoever takes it: the clinic, the employee or the system. */
export async function holdEmployee(db: Db, id: number): Promise<Employee | null> {
  const found = await row(
    db,
    EMPLOYEE,
    sql`select ${EMPLOYEE_COLUMNS} from funcionario f where f.id = ${id} for no key update of f`,
  );
  return found ?? null;
}

const PENDING = z.strictObject({
  id: z.int(),
  para: z.int(),
  dia: z.nullable(z.string()),
  agendamento_id: z.nullable(z.int()),
  exam: z.nullable(z.int()),
  versao: z.int(),
  riscos_de: z.array(z.int()),
  riscos_para: z.array(z.int()),
});
export type Pending = z.output<typeof PENDING>;

/** The change of an employee that waits, with the status of its exam; null: none. */
export async function readPending(db: Db, funcionarioId: number): Promise<Pending | null> {
  const found = await row(
    db,
    PENDING,
    sql`select p.id, p.para_hierarquia_id as para, p.dia::text as dia, p.agendamento_id, a.status_id as exam, m.versao,
          p.riscos_de, p.riscos_para
        from mudanca_pendente p join mudanca_funcao m on m.id = p.id
        left join agendamento a on a.id = p.agendamento_id
        where p.funcionario_id = ${funcionarioId}`,
  );
  return found ?? null;
}

/** The same, nobody else's to change until the end of the transaction. */
export async function holdPending(db: Db, funcionarioId: number): Promise<Pending | null> {
  // Before it is read: another may have asked for its exam while this one waited.
  await db
    .select({ id: functionChange.id })
    .from(functionChange)
    .where(and(eq(functionChange.funcionarioId, funcionarioId), eq(functionChange.situacao, 'PENDENTE')))
    .for('update');
  return readPending(db, funcionarioId);
}

export const verdictOf = (pending: Pick<Pending, 'riscos_de' | 'riscos_para'>) =>
  riskVerdict(pending.riscos_de, pending.riscos_para);

const RISKS = z.strictObject({ de: z.array(z.int()), para: z.array(z.int()) });

/** What the profiles say of a change of this employee to a position of their customer. */
export async function verdictOn(
  db: Db,
  { hierarchy_id: from, customer_id: clienteId }: Employee,
  to: number,
): Promise<RiskVerdict> {
  const risks = (id: SQL): SQL => sql`array(select distinct r.risco_id from hierarquia_risco r
    join hierarquia h on h.id = r.hierarquia_id where h.id = ${id} and h.cliente_id = ${clienteId} order by 1)`;
  const found = await row(
    db,
    RISKS,
    sql`select ${risks(sql`${from}::int`)} as de, ${risks(sql`${to}::int`)} as para`,
  );
  return riskVerdict(found?.de ?? [], found?.para ?? []);
}

const CHANGE = z.strictObject({
  id: z.int(),
  situacao: z.enum(CHANGE_STATES),
  origem: z.enum(CHANGE_ORIGINS),
  de_id: z.nullable(z.int()),
  de: z.nullable(z.string()),
  para_id: z.int(),
  para: z.string(),
  dia: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  asked_at: z.string(),
  asked_by: z.string(),
  ended_at: z.nullable(z.string()),
  ended_by: z.nullable(z.string()),
  exam_id: z.nullable(z.int()),
  exam_status: z.nullable(z.int()),
});

/** What staff see of an employee's changes. */
export async function readChanges(db: Db, employee: Employee): Promise<Answer<typeof functionChanges>> {
  const pending = await readPending(db, employee.id);
  const found = await rows(
    db,
    CHANGE,
    sql`select m.id, m.situacao, m.origem, m.de_hierarquia_id as de_id, ${positionName(sql`m.de_hierarquia_id`)} as de,
          m.para_hierarquia_id as para_id, ${positionName(sql`m.para_hierarquia_id`)} as para, m.dia::text as dia, m.motivo,
          m.created_at::text as asked_at, m.autor_nome as asked_by, m.encerrada_em::text as ended_at,
          m.encerrada_por as ended_by, a.id as exam_id, a.status_id as exam_status
        from mudanca_funcao m left join agendamento a on a.id = m.agendamento_id
        where m.funcionario_id = ${employee.id}
        order by m.situacao = 'PENDENTE' desc, m.id desc`,
  );
  return {
    funcionario: {
      id: employee.id,
      name: employee.name,
      customerId: employee.customer_id,
      desligado: employee.situation === 'DEMITIDO',
      hierarquia:
        employee.hierarchy_id === null ? null : { id: employee.hierarchy_id, nome: employee.position ?? '' },
    },
    versao: pending?.versao ?? 0,
    riscos: pending ? verdictOf(pending) : null,
    riscosPara: null,
    mudancas: found.map((m) => ({
      id: m.id,
      situacao: m.situacao,
      origem: m.origem,
      de: m.de_id === null ? null : { id: m.de_id, nome: m.de ?? '' },
      para: { id: m.para_id, nome: m.para },
      dia: m.dia,
      motivo: m.motivo,
      solicitadaEm: iso(m.asked_at),
      solicitadaPor: m.asked_by,
      encerradaEm: m.ended_at === null ? null : iso(m.ended_at),
      encerradaPor: m.ended_by,
      exame:
        m.exam_id === null || m.exam_status === null
          ? null
          : { id: m.exam_id, status: statusSummary(m.exam_status) },
    })),
  };
}
