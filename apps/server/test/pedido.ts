import { STATUS } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import type { DatabasePort, Db } from '../src/db/port.ts';
import { row } from './sql.ts';

/** Every appointment with its records, which none of them takes along. */
export const DELETE_AGENDAMENTOS = `delete from mudanca_funcao; delete from presenca; delete from observacao_prestador; delete from lote_item; delete from lote; delete from pedido_lote; update mensagem set kit_id = null; delete from kit; delete from arquivo; delete from agendamento_procedimento; delete from agendamento_risco;
  delete from agendamento_status; delete from reserva; delete from agendamento;`;

export interface TestPedido {
  funcionarioId: number;
  statusId?: number;
  tipoExameId?: number;
  inicio?: string;
  fim?: string;
  prestadorId?: number | null;
}

/** A self-scheduling request of an employee of the fixture, with its company's first two exams; answers its id. */
export async function createPedido(db: Db, p: TestPedido): Promise<number> {
  const created = await row<{ id: number }>(
    db,
    sql`insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, tipo_exame_id, status_id, autoagendamento,
          nome_funcionario, cpf_funcionario, nome_cliente, telefone_funcionario, email_funcionario, email_solicitante,
          data_sugestao_inicial, data_sugestao_final, prestador_id, cidade_id)
        select c.empresa_id, c.id, f.unidade_id, f.id, ${p.tipoExameId ?? 2}, ${p.statusId ?? STATUS.AUTOAGENDAMENTO}, true,
          f.name, f.cpf, c.name, f.phone, f.email, 'rh@exemplo.com.br',
          ${p.inicio ?? '2026-11-24'}::date, ${p.fim ?? '2026-12-03'}::date, ${p.prestadorId ?? null}::int,
          (select cidade_id from prestador where id = ${p.prestadorId ?? null}::int)
        from funcionario f join cliente c on c.id = f.customer_id where f.id = ${p.funcionarioId} returning id`,
  );
  if (!created) throw new Error('O pedido de teste não foi criado.');
  await db.execute(
    sql`insert into agendamento_procedimento (agendamento_id, procedimento_id)
        select a.id, p.id from agendamento a join procedimento p on p.empresa_id = a.empresa_id and p.code in ('P001', 'P002')
        where a.id = ${created.id}`,
  );
  return created.id;
}

/** An appointment in the back-office's hands; what is not said is an open request at clinic 1 without a day. */
export interface TestVisit {
  status?: number;
  prestador?: number | null;
  funcionario?: number;
  data?: string | null;
  hora?: string | null;
  autoagendamento?: boolean;
  quemAvisa?: 'SOLICITANTE' | 'EMPRESA' | 'USUARIO_ESCOLHE';
}

/** Such an appointment of an employee of the fixture, with its company's first two exams; answers its id. */
export async function createVisit(database: DatabasePort, visit: TestVisit = {}): Promise<number> {
  const {
    status = STATUS.EM_ABERTO,
    prestador = 1,
    funcionario = 1,
    data: day = null,
    hora: time = null,
    autoagendamento = false,
    quemAvisa = 'EMPRESA',
  } = visit;
  return database.rawTransaction(async (connection) => {
    const created = await connection.query<{ id: number }>(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, prestador_id, tipo_exame_id, status_id,
         nome_funcionario, cpf_funcionario, nome_cliente, nome_solicitante, email_solicitante, telefone_solicitante,
         telefone_funcionario, email_funcionario, data_agendamento, hora_agendamento, autoagendamento, periodo, quem_avisa)
       select c.empresa_id, c.id, f.unidade_id, f.id, $1, 2, $2, f.name, f.cpf, c.name, 'Rita do RH', 'rita@exemplo.com.br',
         '1133334444', f.phone, f.email, $3, $4, $6, 3, $7
       from funcionario f join cliente c on c.id = f.customer_id where f.id = $5 returning id`,
      [prestador, status, day, time, funcionario, autoagendamento, quemAvisa],
    );
    const id = created.rows[0]?.id;
    if (id === undefined) throw new Error('O agendamento de teste não foi criado.');
    await connection.query(
      `insert into agendamento_procedimento (agendamento_id, procedimento_id)
       select a.id, p.id from agendamento a join procedimento p on p.empresa_id = a.empresa_id and p.code in ('P001', 'P002')
       where a.id = $1`,
      [id],
    );
    return id;
  });
}
