import { STATUS } from '@apto/domain/status';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestApp, type TestApp, type TestOptions } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';

export const TODAY = '2026-11-23';

export const TOMORROW = '2026-11-24';

export const S = STATUS;

export interface Answer {
  codigo: string;
  message: string;
  version: number;
  status: { id: number };
  details: { response: Record<string, unknown> };
}

/** A server with an attendant, and the calls of the page of one request. */
export function attendance(database: NonNullable<TestOptions['database']>) {
  let app: TestApp;
  let attendant: string;
  let colleague: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    attendant = await app.tokenFor(1);
    colleague = await app.tokenFor(2);
    // Clinic 2 books no slots; it serves customer 1 as well.
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)',
    );
  });
  afterAll(() => app.close());
  beforeEach(() =>
    app.database.runScript(
      `${DELETE_AGENDAMENTOS} delete from outbox; delete from mensagem; delete from funcionario_risco where funcionario_id = 6;
       update prestador set advance_deposit = false, days_in_advance = 0;
       update cliente set advance_deposit = false, days_in_advance = null`,
    ),
  );
  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const create = (changes: TestVisit = {}) =>
    createVisit(app.database, { status: S.EM_ANDAMENTO, ...changes });
  const act = async (
    id: number,
    body: unknown,
    options: { version?: number; token?: string; key?: string } = {},
  ) => {
    const { acao: action } = body as { acao?: string };
    // One way to begin, whoever asks: the queue's.
    const isStart = action === 'INICIAR_ATENDIMENTO';
    const r = await app.invoke('POST', `/painel-agendamento/${id}/${isStart ? 'iniciar' : 'acao'}`, {
      token: options.token ?? attendant,
      ...(isStart ? {} : { body }),
      headers: {
        'if-match': `"${options.version ?? 1}"`,
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
    });
    return { status: r.status, body: r.body as Answer, headers: r.headers };
  };
  const read = async (id: number, token = attendant) =>
    (await app.invoke('GET', `/painel-agendamento/${id}`, { token })).body as {
      version: number;
      acoes: { acao: string; motivo: string | null }[];
      responsavel: { id: number; name: string } | null;
      vagaReservada: boolean;
      observacaoPrestador: string | null;
    };
  const stored = async (id: number) =>
    (
      await query<Record<string, unknown>>(
        `select status_id, prestador_id, data_agendamento::text, hora_agendamento, hora_saida, periodo, periodo_agendado, user_responsavel_id
         from agendamento where id = $1`,
        [id],
      )
    )[0];
  const lastRecord = async (id: number) =>
    (
      await query<{ acao: string; descricao: string; autor_nome: string }>(
        'select acao, descricao, autor_nome from agendamento_status where agendamento_id = $1 order by id desc limit 1',
        [id],
      )
    )[0];
  const messages = (id: number) =>
    query<{ tipo: string; canal: string; destino: string }>(
      'select tipo, canal, destino from mensagem where agendamento_id = $1 order by id',
      [id],
    );
  const vagas = (id: number) =>
    query<{ periodo: string }>(
      "select to_char(lower(periodo), 'YYYY-MM-DD HH24:MI') as periodo from reserva where agendamento_id = $1 and ativa",
      [id],
    );
  /** Two days that an attendant proposed before. */
  const propose = (id: number) =>
    query(
      `insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome, datas_propostas)
       values ($1, 2, 5, 'AGUARDAR_DATA', '', '', '[{"data": "2026-11-26", "hora": "09:00"}, {"data": "2026-11-20", "hora": null}]')`,
      [id],
    );
  return {
    get app() {
      return app;
    },
    get attendant() {
      return attendant;
    },
    get colleague() {
      return colleague;
    },
    query,
    create,
    act,
    read,
    stored,
    lastRecord,
    messages,
    vagas,
    propose,
  };
}
