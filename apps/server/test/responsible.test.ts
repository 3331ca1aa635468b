import { recordText, STATUS as S } from '@apto/domain/status';
import { RESPONSIBLE_DELAY_SECONDS, type ResponsibleNotice } from '@apto/domain/templates';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { createJobs } from '../src/background.ts';
import { prepareMessages } from '../src/outgoing/prepare.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createVisit, DELETE_AGENDAMENTOS, type TestVisit } from './pedido.ts';

const FRIDAY = '2026-11-27';
const REQUESTER = 'rita@exemplo.com.br';

interface Sent {
  destino: string;
  tipo: string;
  situacao: string;
  erro: string | null;
}

describe.each(DATABASES)('responsible people are told what they chose, on %s', (database) => {
  let app: TestApp;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    app = await createTestApp({ database });
    for (const user of [1, 4]) tokens.set(user, await app.tokenFor(user));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(
      `${DELETE_AGENDAMENTOS} delete from mensagem; delete from mensagem_enviada; delete from responsavel;`,
    );
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  const register = async (
    email: string,
    notices: readonly ResponsibleNotice[],
    {
      branch = null,
      customer = 1,
      active = true,
    }: { branch?: number | null; customer?: number; active?: boolean } = {},
  ) => {
    await query(
      `insert into responsavel (empresa_id, cliente_id, unidade_id, name, email, phone, avisos, ativo)
       select empresa_id, id, $2, 'Responsável', $3, '11987650000', $4::text[], $5 from cliente where id = $1`,
      [customer, branch, email, notices.length === 0 ? null : `{${notices.join(',')}}`, active],
    );
  };
  const visit = (more: TestVisit = {}) =>
    createVisit(app.database, {
      status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR,
      data: FRIDAY,
      hora: '09:00',
      ...more,
    });
  const post = async (user: number, url: string, body: unknown, version = 1) => {
    const headers = { 'if-match': `"${version}"` };
    const r = await app.invoke('POST', url, { token: tokens.get(user) ?? '', body, headers });
    expect([200, 201], JSON.stringify(r.body)).toContain(r.status);
    return r.body as { agendamento: { version: number } };
  };
  const confirm = (id: number) =>
    post(4, `/confirmacao-prestador/agendamentos/${id}/acao`, { acao: 'CONFIRMAR_PELO_PRESTADOR' });
  const ENDS = {
    CANCELAR: S.CANCELADO,
    DESISTIR: S.DESISTENCIA_DE_VAGA,
    MARCAR_FALTA: S.FALTA_CONSULTA,
  } as const;
  const end = (id: number, action: keyof typeof ENDS) =>
    post(1, '/agendamento_status', {
      descricao: recordText(action, 'engano'),
      agendamento: id,
      status: { id: ENDS[action] },
    });
  const notices = () =>
    query<Sent>(
      "select destino, tipo, situacao, erro from mensagem where destinatario = 'RESPONSAVEL' order by id",
    );
  const told = async () => (await notices()).map(({ destino: to, tipo: kind }) => [to, kind]);
  /** Every message that waits, delivered now as a worker would. */
  const deliverAll = async () => {
    const waiting = await query<{ id: string }>(
      "select id from mensagem where destinatario = 'RESPONSAVEL' and situacao = 'PENDENTE' order by id",
    );
    const { config, server } = app;
    const dependencies = { config, gateways: server.gateways };
    const prepare = prepareMessages({ database: app.database, ...dependencies });
    for (const { id } of waiting)
      await deliverMessage({ database: app.database, ...dependencies, prepare }, Number(id), false);
  };
  const mailbox = () =>
    query<{ destino: string; assunto: string; corpo: string }>(
      'select destino, assunto, corpo from mensagem_enviada order by id',
    );

  it('who chose it, of its customer or its branch, is told once; nobody else is', async () => {
    const [branch] = await query<{ id: number }>(
      'select unidade_id as id from funcionario where id = 1 and unidade_id is not null',
    );
    const [other] = await query<{ id: number }>(
      'select id from unidade where cliente_id = 1 and id <> $1 limit 1',
      [branch?.id],
    );
    await register('todas@x.com.br', ['AGENDAMENTO', 'FALTA']);
    await register('TODAS@x.com.br', ['AGENDAMENTO']);
    await register('unidade@x.com.br', ['AGENDAMENTO'], { branch: branch!.id });
    await register('outra@x.com.br', ['AGENDAMENTO'], { branch: other!.id });
    await register('falta@x.com.br', ['FALTA']);
    await register('nada@x.com.br', []);
    await register('inativo@x.com.br', ['AGENDAMENTO'], { active: false });
    await register('alheio@x.com.br', ['AGENDAMENTO'], { customer: 2 });
    await register(REQUESTER.toUpperCase(), ['AGENDAMENTO', 'CANCELAMENTO']);
    const id = await visit();
    await confirm(id);
    expect(await told()).toEqual([
      ['todas@x.com.br', 'AVISO_AGENDAMENTO'],
      ['unidade@x.com.br', 'AVISO_AGENDAMENTO'],
    ]);
    await deliverAll();
    const [first] = await mailbox();
    expect(first?.corpo).toContain('sexta-feira, 27 de novembro de 2026, às 09:00');
    expect(first?.corpo).toContain('como responsável por');
    // No exam, no risk (LGPD art. 11).
    const [{ exames } = { exames: [] as string[] }] = await query<{ exames: string[] }>(
      'select array_agg(name) as exames from procedimento',
    );
    for (const exam of exames) expect(first?.corpo.toLowerCase()).not.toContain(exam.toLowerCase());
    // The requester is not written to about an end, so as a responsible they are.
    await end(id, 'CANCELAR');
    expect((await told()).at(-1)).toEqual([REQUESTER.toUpperCase(), 'AVISO_CANCELAMENTO']);
  });

  it.each([
    ['CANCELAMENTO', S.AGENDADO, (id: number) => end(id, 'CANCELAR')],
    ['CANCELAMENTO', S.AGENDADO, (id: number) => end(id, 'DESISTIR')],
    ['FALTA', S.AGENDADO, (id: number) => end(id, 'MARCAR_FALTA')],
    [
      'ASO',
      S.AGUARDANDO_CONF_COMPARECIMENTO,
      (id: number) =>
        post(4, `/confirmacao-prestador/agendamentos/${id}/acao`, { acao: 'CONFIRMAR_COMPARECIMENTO' }),
    ],
    [
      'PENDENCIA',
      S.EM_ANDAMENTO,
      (id: number) =>
        post(1, `/painel-agendamento/${id}/acao`, {
          acao: 'PENDENCIAR_CLIENTE',
          motivo: 'Falta um documento',
        }),
    ],
  ] as const)('%s', async (notice, status, act) => {
    await register('sim@x.com.br', [notice]);
    await register('nao@x.com.br', ['AGENDAMENTO', 'ALTERACAO']);
    const id = await visit({ status, ...(notice === 'ASO' ? { data: '2026-11-20' } : {}) });
    await act(id);
    expect(await told()).toEqual([['sim@x.com.br', `AVISO_${notice}`]]);
    await deliverAll();
    expect((await mailbox()).map(({ destino: to }) => to)).toEqual(['sim@x.com.br']);
  });

  it('another day is a change, not a second confirmation', async () => {
    await register('mudou@x.com.br', ['ALTERACAO']);
    await register('marcou@x.com.br', ['AGENDAMENTO']);
    const id = await visit();
    await query(
      `insert into agendamento_status (agendamento_id, de, para, acao, descricao, autor_nome) values ($1, 5, $2, 'AGENDAR', 'Agendado', 'Ana')`,
      [id, S.AGENDADO],
    );
    await confirm(id);
    expect(await told()).toEqual([['mudou@x.com.br', 'AVISO_ALTERACAO']]);
  });

  it('waits until it cannot be taken back; what was taken back is told to nobody, what was read is put right', async () => {
    await register('rh@x.com.br', ['CANCELAMENTO']);
    const id = await visit({ status: S.AGENDADO });
    const undo = (version: number) => post(1, `/agendamentos/${id}/desfazer`, undefined, version);
    const first = await end(id, 'CANCELAR');
    expect(
      await query(
        `select round(extract(epoch from proxima_tentativa - created_at))::int as wait from mensagem where tipo = 'AVISO_CANCELAMENTO'`,
      ),
    ).toEqual([{ wait: RESPONSIBLE_DELAY_SECONDS }]);
    await undo(first.agendamento.version);
    await deliverAll();
    expect(await notices()).toMatchObject([
      { situacao: 'NAO_ENVIADA', erro: expect.stringContaining('Agendado') as string },
    ]);
    expect(await mailbox()).toEqual([]);

    const [{ versao: version } = { versao: 0 }] = await query<{ versao: number }>(
      'select versao from agendamento where id = $1',
      [id],
    );
    expect(version).toBeGreaterThan(0);
    const second = await end(id, 'CANCELAR');
    await deliverAll();
    await undo(second.agendamento.version);
    await deliverAll();
    expect((await mailbox()).map(({ assunto: subject }) => subject.split(':')[0])).toEqual([
      'Atendimento cancelado',
      'Aviso desfeito',
    ]);
  });

  it('the queue gives it to a worker only then', async () => {
    const jobs = createJobs({
      database: app.database,
      config: { ...app.config, databaseUrl: app.url },
      gateways: app.server.gateways,
      log: pino({ level: 'silent' }),
    });
    await jobs.start();
    try {
      await app.database.transaction((tx) => jobs.enqueueMessage(tx, 1, RESPONSIBLE_DELAY_SECONDS));
      const [job] = await query<{ wait: number }>(
        "select round(extract(epoch from start_after - created_on))::int as wait from tarefas.job where name = 'mensagem'",
      );
      expect(job).toEqual({ wait: RESPONSIBLE_DELAY_SECONDS });
    } finally {
      await jobs.stop();
    }
  });
});
