import { LANDLINE_MESSAGE } from '@apto/domain/documents';
import { TERMS_VERSION } from '@apto/domain/autoagendamento';
import { STATUS } from '@apto/domain/status';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { row, rows } from './sql.ts';

import { decrypt } from '../src/platform/cipher.ts';
import { HttpError } from '../src/platform/errors.ts';
import { clearExpired } from '../src/maintenance.ts';
import { DATABASES, createTestApp, MONDAY_10AM, type TestApp, type Answer } from './helpers.ts';
import { createPedido } from './pedido.ts';

const SAO_PAULO = 3550308;
const CPF = '52998224725';
const TUESDAY = '2026-11-24';

// The tests say what shape they expect of an answer.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const payload = <T>(r: Answer): T => r.body as T;

describe.each(DATABASES)('self-scheduling on %s', (name) => {
  let app: TestApp;
  let attendant: string;
  let cliente: string;
  const post = (
    url: string,
    body: object,
    token: string | null = attendant,
    headers?: Record<string, string>,
  ) => app.invoke('POST', url, { token, body, ...(headers ? { headers } : {}) });
  const patch = (url: string, body: object, token: string | null) =>
    app.invoke('PATCH', url, { token, body });
  const get = (url: string, token: string | null) => app.invoke('GET', url, { token });
  const one = async <T>(query: ReturnType<typeof sql>): Promise<T> => {
    const found = await row<{ v: T }>(app.database.db, query);
    return found?.v as T;
  };
  const signIn = (username: string, password: string, termoAceito = true) =>
    post('/auth/login-autoagendamento', { username, password, termoAceito }, null);
  const send = (agendamentoId: number, extra: object = {}, token = attendant) =>
    post(
      '/autoagendamento/enviar-link-autoagendamento-colaborador',
      { phone: '(11) 98765-4321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId, ...extra },
      token,
    );
  const linkToken = async (agendamentoId: number): Promise<string> =>
    payload<{ token: string }>(await send(agendamentoId)).token;
  const sessionOf = async (agendamentoId: number, cpf = CPF): Promise<string> => {
    const { token } = payload<{ token: string }>(await send(agendamentoId, { cpf }));
    return payload<{ access_token: string }>(await signIn(cpf, token)).access_token;
  };
  const chooseClinic = (id: number, token: string, idPrestador = 1) =>
    patch('/autoagendamento/solicitante-confirmar-prestador', { id, cidade: SAO_PAULO, idPrestador }, token);
  const confirmAction = (
    agendamentoId: number,
    token: string,
    extra: object = {},
    headers?: Record<string, string>,
  ) =>
    post(
      '/autoagendamento/solicitante-confirmar-agendamento',
      { agendamentoId, periodo: 1, dataAgendamento: TUESDAY, horarioAgendamento: '08:00', ...extra },
      token,
      headers,
    );
  const messages = async (agendamentoId: number) =>
    (
      await rows<{
        tipo: string;
        canal: string;
        destino: string;
        assunto: string | null;
        corpo_cifrado: string;
      }>(
        app.database.db,
        sql`select tipo, canal, destino, assunto, corpo_cifrado from mensagem where agendamento_id = ${agendamentoId} order by id`,
      )
    ).map(({ corpo_cifrado, ...m }) => ({
      ...m,
      corpo: decrypt(app.config.keyRing, corpo_cifrado),
    }));
  const newPedido = (extra: Partial<Parameters<typeof createPedido>[1]> = {}) =>
    createPedido(app.database.db, { funcionarioId: 1, ...extra });

  beforeAll(async () => {
    app = await createTestApp({ database: name, env: { LOGIN_LIMIT: '1000' } });
    attendant = await app.tokenFor(1);
    cliente = await app.tokenFor(2);
    await app.database.db.execute(
      sql`insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)`,
    );
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.db.execute(sql`delete from reserva`);
  });

  describe('the request (doc2 §2.9, §4)', () => {
    const pedido = {
      funcionario: { id: 1 },
      tipoExame: { id: 2 },
      dataSugestaoInicial: TUESDAY,
      dataSugestaoFinal: '2026-12-03',
      questionarioRisco: 1,
      nomeSolicitante: 'Rita RH',
      emailSolicitante: 'rita@exemplo.com.br',
      telefoneSolicitante: '(11) 3333-4444',
    };
    const create = (extra: object = {}, token = attendant, headers?: Record<string, string>) =>
      post('/autoagendamento', { ...pedido, ...extra }, token, headers);

    it('is born as AUTOAGENDAMENTO with exams, risks, record, audit and event', async () => {
      const r = await create();
      expect(r.status).toBe(201);
      const { id } = payload<{ id: number }>(r);
      expect(r.body).toMatchObject({ idStatus: STATUS.AUTOAGENDAMENTO, version: 1, idFuncionario: 1 });
      expect(
        await one(sql`select count(*)::int as v from agendamento_procedimento where agendamento_id = ${id}`),
      ).toBe(2);
      expect(
        await one(sql`select count(*)::int as v from agendamento_risco where agendamento_id = ${id}`),
      ).toBe(1);
      expect(await one(sql`select acao as v from agendamento_status where agendamento_id = ${id}`)).toBe(
        'CRIAR_AUTOAGENDAMENTO',
      );
      expect(
        await one(
          sql`select count(*)::int as v from auditoria where recurso = 'agendamento' and recurso_id = ${id}`,
        ),
      ).toBe(1);
      expect(await one(sql`select tipo as v from outbox where agendamento_id = ${id}`)).toBe('CRIADO');
    });

    it('without risk waits for the technical staff, and no link is issued', async () => {
      const r = await create({ funcionario: 6 });
      expect(r.body).toMatchObject({ idStatus: STATUS.AGUARDANDO_APLICACAO_RISCO });
      const { id } = payload<{ id: number }>(r);
      const link = await send(id, { cpf: '29537995593' });
      expect([link.status, payload<{ codigo: string }>(link).codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
    });

    it.each([
      [{ tipoExame: 9 }, 422, 'Este tipo de exame não pode ser agendado pelo próprio funcionário.'],
      [
        { enquadramentoLaudoPCD: 'sim' },
        422,
        'Exames com enquadramento de laudo PCD são pedidos pelo agendamento manual.',
      ],
      [{ tipoExame: 99 }, 400, 'Tipo de exame desconhecido'],
      [{ tipoExame: 4 }, 400, 'A data de demissão é obrigatória'],
      [
        { tipoExame: 4, dataHomologacao: '2026-11-22' },
        400,
        'A data de demissão não pode ser menor que a data atual',
      ],
      [{ dataSugestaoFinal: '2026-12-04' }, 400, 'no maximo 10 dias'],
      [{ questionarioRisco: null }, 400, 'O questionário deve ser informado'],
      [{ telefoneSolicitante: '00000000000' }, 400, 'Telefone inválido'],
      [{ emailSolicitante: 'rita' }, 400, 'Campo deve ser email'],
      [{ tipoExame: 5 }, 422, 'É necessário marcar o campo para realizar a confirmação do exame.'],
      [{ questionarioRisco: 77 }, 404, 'Questionário não encontrado.'],
    ])('refuses %j with %i', async (extra, status, text) => {
      const r = await create(extra);
      expect(r.status).toBe(status);
      expect(JSON.stringify(r.body)).toContain(text);
    });

    it.each([
      // 29 days before, of the 135 of grades 1 and 2, and no longer up to date: only the other exam is done.
      ['waived', '2026-11-01', 2, [false, true]],
      ['due', '2026-06-01', 2, [true, true]],
      ['unknown', '2026-11-01', null, [true, true]],
    ])(
      'decision 40: in a dismissal NR-7 decides about the clinical exam: %s',
      async (_, day, grade, done) => {
        const { db } = app.database;
        const riskLevel = await one<number | null>(sql`select risk_level as v from unidade where id = 1`);
        await db.execute(sql`update unidade set risk_level = ${grade} where id = 1`);
        await db.execute(
          sql`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
            values (1, 1, ${day}, '2026-11-20')`,
        );
        try {
          const dismissal = { tipoExame: { id: 4 }, dataHomologacao: '2026-11-30' };
          const born = await create(dismissal);
          expect(born.status, JSON.stringify(born.body)).toBe(201);
          const { id } = payload<{ id: number }>(born);
          const accepted = await rows<{ aceito: boolean }>(
            db,
            sql`select aceito from agendamento_procedimento where agendamento_id = ${id} order by procedimento_id`,
          );
          expect(accepted.map((each) => each.aceito)).toEqual(done);
          // With nothing else to do, the link is not for this: an attendant takes it.
          await db.execute(
            sql`update cliente_procedimento set tipo_exame_id = 13 where tipo_exame_id = 4 and procedimento_id = 2`,
          );
          const alone = await create(dismissal);
          expect(alone.status).toBe(done[0] ? 201 : 422);
          if (!done[0])
            expect(JSON.stringify(alone.body)).toContain('Funcionário com exames em dia não permitido');
        } finally {
          await db.execute(
            sql`update cliente_procedimento set tipo_exame_id = 4 where tipo_exame_id = 13 and procedimento_id = 2`,
          );
          await db.execute(
            sql`delete from funcionario_exame where funcionario_id = 1 and procedimento_id = 1`,
          );
          await db.execute(sql`update unidade set risk_level = ${riskLevel} where id = 1`);
        }
      },
    );

    it('doc2 §9: the range begins tomorrow at the earliest', async () => {
      expect(
        (await create({ dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-25' })).status,
      ).toBe(400);
    });

    it('decision 58: no range of a weekend or a holiday, and no link to one that has no day left', async () => {
      for (const [dataSugestaoInicial, dataSugestaoFinal] of [
        ['2026-11-28', '2026-11-29'],
        ['2026-12-25', '2026-12-25'],
      ]) {
        const r = await create({ dataSugestaoInicial, dataSugestaoFinal });
        expect(r.status).toBe(400);
      }
      const id = await newPedido();
      await app.database.db.execute(
        sql`update agendamento set data_sugestao_inicial = '2026-11-27', data_sugestao_final = '2026-11-29' where id = ${id}`,
      );
      expect((await send(id)).status).toBe(201);
      app.goTo(MONDAY_10AM + 5 * 86_400_000);
      const late = await send(id, {}, await app.tokenFor(1));
      expect([late.status, payload<{ message: string }>(late).message]).toEqual([
        422,
        'O período sugerido não tem nenhum dia que possa ser escolhido. Faça um novo pedido.',
      ]);
    });

    it('decision 58: the client’s limit of days and the holidays that the company registers, as on the screen', async () => {
      const refusal = async () => JSON.stringify((await create()).body);
      await app.database.db.execute(sql`update cliente set limite_datas = 4 where id = 1`);
      expect(await refusal()).toContain('deve conter no maximo 4 dias.');
      await app.database.db.execute(sql`update cliente set limite_datas = null where id = 1`);
      const id = await newPedido();
      const holiday = {
        dataFeriado: '2026-12-01',
        descricao: 'Dia da empresa',
        idCity: null,
        repete: false,
      };
      const kept = payload<{ id: number }>(await post('/cadastros/feriados', holiday, attendant));
      expect(await refusal()).toContain('01/12/2026 é feriado nacional');
      // What the wizard is told is what the server refuses by.
      const days = await app.invoke('GET', '/feriados/nacional?dataInicial=2026-12-01&dataFinal=2026-12-25', {
        token: attendant,
      });
      expect(payload<{ nome: string }[]>(days).map((day) => day.nome)).toEqual(['Dia da empresa', 'Natal']);
      await app.database.db.execute(
        sql`update agendamento set data_sugestao_inicial = '2026-12-01', data_sugestao_final = '2026-12-01' where id = ${id}`,
      );
      expect((await send(id)).status).toBe(422);
      await post(`/cadastros/feriados/inativar/${kept.id}`, {}, attendant);
      expect((await send(id)).status).toBe(201);
    });

    it('doc2 §4 step 3: exams up to date block periodic and dismissal', async () => {
      await app.database.db
        .execute(sql`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
        values (2, 1, '2026-10-01', '2099-10-01'), (2, 2, '2026-10-01', '2099-10-01')`);
      expect((await create({ funcionario: 2 })).body).toMatchObject({
        details: { response: { bloqueio: 'EXAMES_EM_DIA' } },
      });
      expect((await create({ funcionario: 2, tipoExame: 5, asoEmDia: true })).status).toBe(201);
    });

    it('an employee of another company, customer or branch does not exist', async () => {
      expect((await create({ funcionario: 5 })).status).toBe(404);
      expect((await create({ funcionario: 4 }, cliente)).status).toBe(404);
      expect((await create({ funcionario: 1 }, await app.tokenFor(8))).status).toBe(404);
    });

    it('needs the permission, and the session of staff', async () => {
      expect((await create({}, await app.tokenFor(3))).status).toBe(403);
      expect((await create({}, await app.tokenFor(4))).status).toBe(401);
      expect((await post('/autoagendamento', pedido, null)).status).toBe(401);
    });

    it('a replay is the stored answer, whatever happened since: SOC down, the range in the past', async () => {
      const headers = { 'idempotency-key': `pedido-${name}-repetido` };
      const first = await create({}, attendant, headers);
      expect(first.status).toBe(201);
      const outside = vi
        .spyOn(app.server.gateways.soc, 'riscos')
        .mockRejectedValue(new HttpError(503, 'INTEGRACAO_INDISPONIVEL', 'SOC fora do ar'));
      try {
        expect((await create({}, attendant)).status).toBe(503);
        const repeated = await create({}, attendant, headers);
        expect([repeated.status, repeated.body]).toEqual([201, first.body]);
        expect(repeated.headers['idempotent-replay']).toBe('true');
      } finally {
        outside.mockRestore();
      }
      app.goTo(MONDAY_10AM + 2 * 86_400_000);
      const after = await app.tokenFor(1);
      expect((await create({}, after)).status).toBe(400);
      expect((await create({}, after, headers)).body).toEqual(first.body);
      const other = await create({ nomeSolicitante: 'Outra' }, after, headers);
      expect([other.status, payload<{ codigo: string }>(other).codigo]).toEqual([422, 'CHAVE_REUTILIZADA']);
    });

    it('the same Idempotency-Key twice creates once', async () => {
      const headers = { 'idempotency-key': `pedido-${name}-1` };
      const [a, b] = [await create({}, attendant, headers), await create({}, attendant, headers)];
      expect(b.body).toEqual(a.body);
      expect((await create({ nomeSolicitante: 'Outra' }, attendant, headers)).status).toBe(422);
    });
  });

  describe('the link (decision 19)', () => {
    it('is sent with a token that is stored hashed, and names no exam', async () => {
      const id = await newPedido();
      const r = await send(id);
      expect(r.status).toBe(201);
      const { token, link, expiraEm } = payload<{ token: string; link: string; expiraEm: string }>(r);
      expect(token).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(link).toBe('http://127.0.0.1:4310/publico/#/autoagendamento/login');
      // The end of the last suggested day, in São Paulo.
      expect(expiraEm).toBe('2026-12-04T03:00:00.000Z');
      const stored = await one<string>(
        sql`select token_hash as v from token_autoagendamento where agendamento_id = ${id}`,
      );
      expect(stored).toMatch(/^[0-9a-f]{64}$/);
      const [invite] = await messages(id);
      expect(invite).toMatchObject({
        tipo: 'LINK_AUTOAGENDAMENTO',
        canal: 'WHATSAPP',
        destino: '11987654321',
      });
      expect(invite?.corpo).toContain(token);
      expect(invite?.corpo).toContain(link);
      expect(invite?.corpo).not.toMatch(/exame|clínico|audiometria|peri[oó]dico|ruído|risco/i);
      expect(
        await one(
          sql`select count(*)::int as v from mensagem where agendamento_id = ${id} and corpo_cifrado like ${`%${token}%`}`,
        ),
      ).toBe(0);
    });

    it('keeps the contact that was used', async () => {
      const id = await newPedido();
      await send(id, { formaEnvio: 'EMAIL', email: 'novo@exemplo.com.br', phone: '' });
      expect(await one(sql`select email_funcionario as v from agendamento where id = ${id}`)).toBe(
        'novo@exemplo.com.br',
      );
      expect((await messages(id))[0]).toMatchObject({ canal: 'EMAIL', destino: 'novo@exemplo.com.br' });
    });

    it.each([
      [{ phone: '' }, 'phone', 'Digite um telefone válido'],
      [{ phone: '1133334444' }, 'phone', 'Digite um telefone válido'],
      [{ formaEnvio: 'EMAIL', email: '' }, 'email', 'Digite um email válido'],
      [{ formaEnvio: 'EMAIL', email: 'a@b' }, 'email', 'Digite um email válido'],
    ])('doc2 §5: refuses %j', async (extra, field, message) => {
      const r = await send(await newPedido(), extra);
      expect(r.status).toBe(400);
      expect(r.body).toMatchObject({
        details: { response: { campos: [{ campo: field, mensagem: message }] } },
      });
    });

    it('opens a session with the token however it is typed', async () => {
      const token = await linkToken(await newPedido());
      const typed = ` ${token.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect((await signIn('529.982.247-25', typed)).status).toBe(200);
    });

    it('sent again with the same Idempotency-Key it is the same link, once; what is kept of it cannot be read', async () => {
      const id = await newPedido();
      const body = { phone: '11987654321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId: id };
      for (const [url, b, sent] of [
        ['/autoagendamento/enviar-link-autoagendamento-colaborador', body, 1],
        ['/autoagendamento/token', { cpf: CPF, agendamentoId: id }, 1],
      ] as const) {
        const headers = { 'idempotency-key': `link-${name}-${id}` };
        const first = await post(url, b, attendant, headers);
        const again = await post(url, b, attendant, headers);
        expect(again.headers['idempotent-replay']).toBe('true');
        expect(again.body).toEqual(first.body);
        expect(await messages(id)).toHaveLength(sent);
        const { token } = payload<{ token: string }>(first);
        expect((await signIn(CPF, token)).status).toBe(200);
        expect(
          await one(sql`select count(*)::int as v from idempotencia where answer::text like ${`%${token}%`}`),
        ).toBe(0);
      }
    });

    it('LGPD art. 8 §1: the agreement to the terms outlives the session, with its version', async () => {
      const id = await newPedido();
      expect((await signIn(CPF, await linkToken(id))).status).toBe(200);
      await app.database.db.execute(
        sql`update sessao set expira_em = now() - interval '2 days' where agendamento_id = ${id}`,
      );
      // The other sessions are of the tests' own day, which the database's clock may have left behind.
      await app.database.db.execute(
        sql`update sessao set expira_em = now() + interval '1 hour' where agendamento_id is distinct from ${id}`,
      );
      await clearExpired(app.database);
      expect(await one(sql`select count(*)::int as v from sessao where agendamento_id = ${id}`)).toBe(0);
      expect(
        await one(sql`select detalhes->>'termos' as v from auditoria
          where acao = 'ENTRAR' and recurso = 'agendamento' and recurso_id = ${id}`),
      ).toBe(TERMS_VERSION);
    });

    it('entering, leaving and being refused are in the trail, and name the request or the person', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      expect((await post('/auth/logout', {}, session)).status).toBe(200);
      expect((await post('/auth/logout', {}, await app.tokenFor(2))).status).toBe(200);
      expect((await signIn(CPF, 'ERRADO')).status).toBe(401);
      const login = { username: 'cliente@apto.test', password: 'errada' };
      expect((await post('/auth/login', login, null)).status).toBe(401);
      const trail = await rows<{
        acao: string;
        recurso: string;
        recurso_id: number | null;
        sessao_tipo: string;
      }>(
        app.database.db,
        sql`select acao, recurso, recurso_id, sessao_tipo from auditoria
            where acao in ('SAIR', 'ENTRADA_RECUSADA') order by id desc limit 4`,
      );
      expect(trail.reverse()).toEqual([
        { acao: 'SAIR', recurso: 'agendamento', recurso_id: id, sessao_tipo: 'autoagendamento' },
        { acao: 'SAIR', recurso: 'usuario', recurso_id: 2, sessao_tipo: 'interna' },
        { acao: 'ENTRADA_RECUSADA', recurso: 'agendamento', recurso_id: null, sessao_tipo: 'publica' },
        { acao: 'ENTRADA_RECUSADA', recurso: 'usuario', recurso_id: 2, sessao_tipo: 'publica' },
      ]);
    });

    it('a new send revokes the old token and the session that it opened', async () => {
      const id = await newPedido();
      const outdated = await linkToken(id);
      const session = payload<{ access_token: string }>(await signIn(CPF, outdated)).access_token;
      expect((await get('/autoagendamento', session)).status).toBe(200);
      const newToken = await linkToken(id);
      expect((await signIn(CPF, outdated)).status).toBe(401);
      expect((await get('/autoagendamento', session)).status).toBe(401);
      expect((await signIn(CPF, newToken)).status).toBe(200);
    });

    it('the 401 of a session that ended early carries its cause: a newer link, or a request that is over', async () => {
      const id = await newPedido();
      const replaced = await sessionOf(id);
      const current = await sessionOf(id);
      const causeOf = async (session: string) => {
        const r = await get('/autoagendamento', session);
        return [r.status, payload<{ codigo: string }>(r).codigo];
      };
      expect(await causeOf(replaced)).toEqual([401, 'LINK_SUBSTITUIDO']);
      const cancelled = await post('/agendamento_status', {
        descricao: 'Mudança de status para Cancelado. Motivo: engano',
        agendamento: { id },
        status: { id: STATUS.CANCELADO },
        observacao: 'engano',
      });
      expect(cancelled.status).toBe(201);
      expect(await causeOf(current)).toEqual([401, 'PEDIDO_ENCERRADO']);
      expect(await causeOf(replaced)).toEqual([401, 'PEDIDO_ENCERRADO']);
      // Who left by themselves has no cause to hear of, nor who never held the session.
      const other = await sessionOf(await newPedido());
      await post('/auth/logout', {}, other);
      expect(await causeOf(other)).toEqual([401, 'NAO_AUTENTICADO']);
      expect(await causeOf(`${current}x`)).toEqual([401, 'NAO_AUTENTICADO']);
    });

    it('issue 12: who holds a link learns who sent it, and nothing of the employee; nobody else learns anything', async () => {
      const id = await newPedido();
      await app.database.db.execute(
        sql`update agendamento set nome_solicitante = 'Rita RH', telefone_solicitante = '1133334444' where id = ${id}`,
      );
      const token = await linkToken(id);
      const ask = (given: string) => post('/autoagendamento/convite', { token: given }, null);
      expect((await ask(token.toLowerCase().replaceAll('-', ' '))).body).toEqual({
        cliente: { name: 'Aurora', urlLogo: null, corMarca: null },
        solicitante: { name: 'Rita RH', phone: '1133334444' },
        agendado: false,
      });
      const unknown = await ask('ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345');
      const newer = await linkToken(id);
      const replaced = await ask(token);
      for (const r of [unknown, replaced]) expect(r.status).toBe(404);
      expect({ ...(replaced.body as object), requestId: null }).toEqual({
        ...(unknown.body as object),
        requestId: null,
      });
      app.goTo(Date.parse('2026-12-31T10:00:00-03:00'));
      expect((await ask(newer)).status).toBe(404);
      expect((await post('/autoagendamento/convite', {}, null)).status).toBe(400);
    });

    it('unknown CPF, somebody else’s CPF, wrong, revoked and expired tokens look alike', async () => {
      const id = await newPedido();
      const outdated = await linkToken(id);
      const token = await linkToken(id);
      const refusals = [
        await signIn('39053344705', token),
        await signIn('00000000191', token),
        await signIn(CPF, 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'),
        await signIn(CPF, outdated),
        await signIn('não é cpf', token),
      ];
      app.goTo(Date.parse('2026-12-04T03:00:01Z'));
      refusals.push(await signIn(CPF, token));
      const matching = new Set(
        refusals.map((r) => JSON.stringify({ ...payload<object>(r), requestId: '', status: r.status })),
      );
      expect(matching.size).toBe(1);
      expect(refusals[0]?.status).toBe(401);
    });

    it('needs the terms to be accepted', async () => {
      const token = await linkToken(await newPedido());
      expect((await signIn(CPF, token, false)).status).toBe(400);
    });

    it('is refused for another CPF, a foreign appointment, and one that waits for nobody', async () => {
      const id = await newPedido();
      expect((await send(id, { cpf: '11144477735' })).status).toBe(404);
      expect((await send(await newPedido({ funcionarioId: 5 }), { cpf: '86288366757' })).status).toBe(404);
      expect(
        (await send(await newPedido({ funcionarioId: 4 }), { cpf: '15350946056' }, cliente)).status,
      ).toBe(404);
      const opened = await send(await newPedido({ statusId: STATUS.EM_ABERTO }));
      expect([opened.status, payload<{ codigo: string }>(opened).codigo]).toEqual([
        409,
        'TRANSICAO_RECUSADA',
      ]);
      const past = await send(await newPedido({ inicio: '2026-11-10', fim: '2026-11-20' }));
      expect(past.status).toBe(422);
      expect((await send(id, {}, await app.tokenFor(3))).status).toBe(403);
    });

    it('POST /autoagendamento/token gives a token and sends nothing', async () => {
      const id = await newPedido();
      const r = await post('/autoagendamento/token', { cpf: CPF, agendamentoId: id });
      expect(r.status).toBe(201);
      expect((await signIn(CPF, payload<{ token: string }>(r).token)).status).toBe(200);
      expect(await messages(id)).toEqual([]);
    });
  });

  describe('the employee (doc2 §2.11)', () => {
    it('sees the own request, and no other', async () => {
      const id = await newPedido();
      const other = await newPedido({ funcionarioId: 2 });
      const session = await sessionOf(id);
      const r = await get('/autoagendamento', session);
      expect(r.body).toMatchObject({
        agendamento: { id, situacao: 'PENDENTE', dataSugestaoInicial: TUESDAY },
        funcionario: { id: 1, cpf: CPF },
        cliente: { id: 1, name: 'Aurora' },
        prestador: null,
        procedimentos: [{ id: 1 }, { id: 2, recommendation: 'Repouso auditivo de 14 horas' }],
        levar: ['Documento oficial com foto'],
      });
      expect((await chooseClinic(other, session)).status).toBe(404);
      expect((await confirmAction(other, session)).status).toBe(404);
      const faixas = {
        agendamentoId: other,
        periodo: 3,
        prestadorId: 1,
        dataInicial: TUESDAY,
        dataFinal: TUESDAY,
      };
      expect((await post('/agendamentos/faixas-disponiveis', faixas, session)).status).toBe(404);
      for (const url of [
        '/agendamentos',
        `/agendamentos/${id}`,
        '/customers',
        '/customer/employees/1',
        '/auth/me',
      ]) {
        expect((await get(url, session)).status).toBe(401);
      }
      expect((await get('/autoagendamento', attendant)).status).toBe(401);
    });

    it('issue 10: is told at which clinic an exam is done that the visit’s own does not do, and which one is private', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      await app.database.db.execute(sql`update agendamento set prestador_id = 1 where id = ${id}`);
      await app.database.db.execute(
        sql`update agendamento_procedimento set prestador_id = case procedimento_id when 1 then 1 else 2 end,
              data_agendamento = ${TUESDAY}, hora_agendamento = '10:00' where agendamento_id = ${id}`,
      );
      const exames = async () =>
        payload<{ procedimentos: { prestador?: object | null; particular?: boolean }[] }>(
          await get('/autoagendamento', session),
        ).procedimentos;
      const [own, elsewhere] = await exames();
      expect(own?.prestador).toBeUndefined();
      expect(elsewhere).toMatchObject({
        id: 2,
        data: TUESDAY,
        hora: '10:00',
        particular: false,
        prestador: { id: 2, name: expect.any(String) as string, city: expect.anything() as object },
      });
      await app.database.db.execute(
        sql`update agendamento_procedimento set particular = true, prestador_id = null, hora_agendamento = null
            where agendamento_id = ${id} and procedimento_id = 2`,
      );
      expect((await exames())[1]).toMatchObject({ particular: true, prestador: null, hora: null });
    });

    it('confirms phone and e-mail', async () => {
      const id = await newPedido({ funcionarioId: 3 });
      const session = await sessionOf(id, '39053344705');
      const url = '/autoagendamento/confirmar-dados';
      expect((await patch(url, { phone: '12' }, session)).status).toBe(400);
      expect(JSON.stringify((await patch(url, { phone: '(11) 3605-0096' }, session)).body)).toContain(
        LANDLINE_MESSAGE,
      );
      const r = await patch(url, { phone: '(11) 91234-5678', email: 'zelia@exemplo.com.br' }, session);
      expect(r.body).toEqual({ phone: '11912345678', email: 'zelia@exemplo.com.br' });
      expect(await one(sql`select phone as v from funcionario where id = 3`)).toBe('11912345678');
      expect((await get('/autoagendamento', session)).body).toMatchObject({
        funcionario: { phone: '11912345678' },
      });
    });

    it('confirming the phone alone leaves the e-mail of the registry as it is, also where the request has none', async () => {
      const url = '/autoagendamento/confirmar-dados';
      await app.database.db.execute(
        sql`update funcionario set phone = '11911112222', email = 'zelia@exemplo.com.br' where id = 3`,
      );
      const id = await newPedido({ funcionarioId: 3 });
      // The request was made with another phone and without e-mail.
      await app.database.db.execute(
        sql`update agendamento set telefone_funcionario = '11933334444', email_funcionario = null where id = ${id}`,
      );
      const session = await app.employeeToken(id);
      const registeredContact = () => one(sql`select array[phone, email] as v from funcionario where id = 3`);
      expect((await patch(url, { phone: '11933334444' }, session)).body).toEqual({
        phone: '11933334444',
        email: null,
      });
      expect(await registeredContact()).toEqual(['11933334444', 'zelia@exemplo.com.br']);
      expect((await patch(url, { phone: '11933334444', email: '' }, session)).status).toBe(200);
      expect(await registeredContact()).toEqual(['11933334444', null]);
      // The trail names the request: an employee's session has no user.
      expect(
        await one(sql`select detalhes->>'funcionarioId' as v from auditoria
          where acao = 'CONFIRMAR_DADOS' and recurso = 'agendamento' and recurso_id = ${id} limit 1`),
      ).toBe('3');
      const version = () => one(sql`select versao as v from agendamento where id = ${id}`);
      const before = await version();
      expect((await patch(url, { phone: '11933334444', email: null }, session)).status).toBe(200);
      expect(await version()).toBe(before);
    });

    it('sees free slots of the suggested range only, and never a weekend', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      const request = (dataInicial: string, dataFinal: string, periodo = 3) =>
        post(
          '/agendamentos/faixas-disponiveis',
          { agendamentoId: id, periodo, prestadorId: 1, dataInicial, dataFinal },
          session,
        );
      const faixas = payload<{ data: string; horarioChegada: string }[]>(
        await request('2026-11-23', '2026-12-20'),
      );
      expect(new Set(faixas.map((f) => f.data))).toEqual(
        new Set([
          TUESDAY,
          '2026-11-25',
          '2026-11-26',
          '2026-11-27',
          '2026-11-30',
          '2026-12-01',
          '2026-12-02',
          '2026-12-03',
        ]),
      );
      expect(faixas.filter((f) => f.data === TUESDAY)).toHaveLength(16);
      expect(payload<unknown[]>(await request(TUESDAY, TUESDAY, 1))).toHaveLength(8);
      expect((await request('2026-11-24', '2026-12-31')).status).toBe(400);
      expect((await request('2026-11-25', '2026-11-24')).status).toBe(400);
      const foreign = {
        agendamentoId: id,
        periodo: 3,
        prestadorId: 3,
        dataInicial: TUESDAY,
        dataFinal: TUESDAY,
      };
      expect((await post('/agendamentos/faixas-disponiveis', foreign, session)).status).toBe(404);
    });

    it('issue 12: one press books what is proposed: the clinics of the city, each with its next free times', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      type Suggestions = {
        cidade: { id: number } | null;
        clinicas: {
          id: number;
          horarios: string[];
          opcoes: { data: string; horario: string | null; periodo: number }[];
        }[];
      };
      const suggestions = async (query = ''): Promise<Suggestions> =>
        payload<Suggestions>(await get(`/autoagendamento/sugestoes${query}`, session));
      const byCidade = await suggestions(`?cidade=${SAO_PAULO}`);
      // Clinic 1 books slots; clinic 2 serves by order of arrival; clinic 3 is another company's.
      expect(byCidade.cidade?.id).toBe(SAO_PAULO);
      expect(byCidade.clinicas.map((clinic) => clinic.id).toSorted((a, b) => a - b)).toEqual([1, 2]);
      const [first] = byCidade.clinicas;
      const withSlots = byCidade.clinicas.find((clinic) => clinic.id === 1);
      expect(withSlots?.opcoes.slice(0, 3)).toEqual([
        { data: TUESDAY, horario: '08:00', periodo: 1 },
        { data: TUESDAY, horario: '13:00', periodo: 2 },
        { data: '2026-11-25', horario: '08:00', periodo: 1 },
      ]);
      expect(withSlots?.horarios).toEqual(['Seg a sex: 08:00 às 12:00 e 13:00 às 17:00']);
      const [proposed] = first?.opcoes ?? [];
      if (!first || !proposed) throw new Error('Nada foi proposto');

      // What somebody else holds is not proposed.
      const other = await newPedido();
      const otherSession = await sessionOf(other);
      await chooseClinic(other, otherSession);
      expect((await confirmAction(other, otherSession)).status).toBe(201);
      const after = (await suggestions(`?cidade=${SAO_PAULO}`)).clinicas.find((clinic) => clinic.id === 1);
      expect(after?.opcoes[0]).not.toMatchObject({ data: TUESDAY, horario: '08:00' });

      // Every proposal stands before the booking.
      const [free] = after?.opcoes ?? [];
      await chooseClinic(id, session);
      const booked = await confirmAction(id, session, {
        periodo: free?.periodo,
        dataAgendamento: free?.data,
        horarioAgendamento: free?.horario,
      });
      expect(booked.status).toBe(201);
    });

    it('issue 12: marks times that make the preparation hard, in the slots and in what is proposed', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      const hours = (value: number | null) =>
        app.database.db.execute(sql`update procedimento set repouso_auditivo_horas = ${value} where id = 2`);
      await hours(14);
      try {
        const asked = {
          agendamentoId: id,
          periodo: 3,
          prestadorId: 1,
          dataInicial: TUESDAY,
          dataFinal: TUESDAY,
        };
        const faixas = payload<{ horarioChegada: string; preparo?: string[] }[]>(
          await post('/agendamentos/faixas-disponiveis', asked, session),
        );
        const marked = new Map(faixas.map((f) => [f.horarioChegada, f.preparo]));
        expect(marked.get('08:30')).toBeUndefined();
        expect(marked.get('13:30')).toEqual(['14 h sem ruído antes: exige repouso desde 23:30 da véspera']);
        const suggested = payload<{
          clinicas: { id: number; opcoes: { horario: string | null; preparo?: string[] }[] }[];
        }>(await get(`/autoagendamento/sugestoes?cidade=${SAO_PAULO}`, session)).clinicas;
        const offered = suggested.find((clinic) => clinic.id === 1)?.opcoes ?? [];
        expect(offered.filter(({ preparo }) => preparo?.length).map(({ horario }) => horario)).toEqual([
          '13:00',
          '13:00',
        ]);
        expect((await get('/autoagendamento', session)).body).toMatchObject({
          procedimentos: [{ repousoAuditivoHoras: null }, { repousoAuditivoHoras: 14, jejumHoras: null }],
        });
      } finally {
        await hours(null);
      }
    });

    it('issue 12: proposes in the city of the request, else of the branch, and nothing when the range is over', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      const suggestions = (query = '') => get(`/autoagendamento/sugestoes${query}`, session);
      await app.database.db.execute(
        sql`update agendamento set cidade_id = null, unidade_id = null where id = ${id}`,
      );
      expect((await suggestions()).body).toEqual({ cidade: null, clinicas: [] });
      await app.database.db.execute(
        sql`update agendamento set unidade_id = (select min(id) from unidade where cidade_id = ${SAO_PAULO}) where id = ${id}`,
      );
      expect((await suggestions()).body).toMatchObject({ cidade: { id: SAO_PAULO }, clinicas: [{}, {}] });
      expect((await suggestions('?cidade=999')).status).toBe(404);
      expect((await suggestions('?cidade=x')).status).toBe(400);
      await app.database.db.execute(
        sql`update agendamento set data_sugestao_inicial = '2026-11-02', data_sugestao_final = '2026-11-10' where id = ${id}`,
      );
      expect((await suggestions(`?cidade=${SAO_PAULO}`)).body).toMatchObject({
        clinicas: [{ opcoes: [] }, { opcoes: [] }],
      });
      expect((await get('/autoagendamento/sugestoes', attendant)).status).toBe(401);
    });

    it('picks a clinic that can serve; any other does not exist', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      expect((await chooseClinic(id, session, 3)).status).toBe(404);
      await app.database.db.execute(
        sql`update prestador_cliente set condicao = false where prestador_id = 2`,
      );
      expect((await chooseClinic(id, session, 2)).status).toBe(404);
      expect((await chooseClinic(id, attendant, 2)).body).toMatchObject({
        message: 'O prestador não atende os funcionários da empresa: Padaria Aurora',
      });
      await app.database.db.execute(sql`update prestador_cliente set condicao = true where prestador_id = 2`);
      const otherCidade = { id, cidade: 4106902, idPrestador: 1 };
      expect(
        (await patch('/autoagendamento/solicitante-confirmar-prestador', otherCidade, session)).status,
      ).toBe(422);
      expect((await chooseClinic(id, session)).body).toMatchObject({ id, version: 2 });
      // Choosing the same again is not a change.
      expect((await chooseClinic(id, session)).body).toMatchObject({ id, version: 2 });
    });

    it('books a slot: status, record, booking, audit, event and messages, all together', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      expect((await confirmAction(id, session)).status).toBe(422);
      await chooseClinic(id, session);
      const r = await confirmAction(id, session);
      expect([r.status, r.body]).toEqual([
        201,
        { id, version: 3, idStatus: STATUS.AGENDADO, dataAgendamento: TUESDAY, horaAgendamento: '08:00' },
      ]);
      expect(
        await one(sql`select periodo::text as v from reserva where agendamento_id = ${id} and ativa`),
      ).toBe('["2026-11-24 08:00:00","2026-11-24 08:30:00")');
      expect(
        await one(
          sql`select acao as v from agendamento_status where agendamento_id = ${id} order by id desc limit 1`,
        ),
      ).toBe('CONFIRMAR_AUTOAGENDAMENTO');
      expect(
        await one(sql`select tipo as v from outbox where agendamento_id = ${id} order by id desc limit 1`),
      ).toBe('AGENDADO');
      expect(
        await one(sql`select sessao_tipo as v from auditoria where recurso_id = ${id} and acao = 'AGENDAR'`),
      ).toBe('autoagendamento');
      const told = await messages(id);
      const funcionario = told.find((m) => m.tipo === 'CONFIRMACAO');
      const solicitante = told.find((m) => m.tipo === 'CONFIRMACAO_SOLICITANTE');
      expect(told.filter((m) => m.tipo.startsWith('KIT'))).toHaveLength(2);
      expect(funcionario).toMatchObject({ tipo: 'CONFIRMACAO', canal: 'WHATSAPP', destino: '11987654321' });
      expect(funcionario?.corpo).toContain('terça-feira, 24 de novembro de 2026, às 08:00');
      expect(funcionario?.corpo).toContain('Rua Direita, 100');
      expect(solicitante).toMatchObject({
        tipo: 'CONFIRMACAO_SOLICITANTE',
        canal: 'EMAIL',
        destino: 'rh@exemplo.com.br',
      });
      for (const m of [funcionario, solicitante])
        expect(m?.corpo).not.toMatch(/periódico|audiometria|risco|ruído/i);
      // Who booked was told: nobody is asked to pass it on, neither now nor when the kit is sent once more.
      const again = await app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=KIT`, {
        token: await app.tokenFor(1),
      });
      const bodies = [...told, ...(again.body as { corpo: string; aviso: string | null }[])];
      expect(bodies.filter(({ corpo: body }) => body.includes('não recebe esta confirmação'))).toEqual([]);
    });

    it('the confirmation carries all that the screen lists for the day: preparation and what to bring', async () => {
      await app.database.db.execute(
        sql`update prestador set o_que_levar = 'Óculos; Carteira de vacinação' where id = 1`,
      );
      const rest = (hours: number | null) =>
        app.database.db.execute(sql`update procedimento set repouso_auditivo_horas = ${hours} where id = 2`);
      await rest(14);
      try {
        const id = await newPedido();
        const session = await sessionOf(id);
        await chooseClinic(id, session);
        expect((await confirmAction(id, session)).status).toBe(201);
        const shown = payload<{ procedimentos: { recommendation: string | null }[]; levar: string[] }>(
          await get('/autoagendamento', session),
        );
        expect(shown.procedimentos.map((p) => p.recommendation)).toContain('Repouso auditivo de 14 horas');
        const reminders = [
          'Repouso auditivo de 14 horas, a partir de 18:00 da véspera',
          ...shown.levar,
          'Carteira de vacinação',
        ];
        const confirmations = (await messages(id)).filter((m) => m.tipo.startsWith('CONFIRMACAO'));
        expect(confirmations).toHaveLength(2);
        for (const sent of confirmations)
          for (const reminder of reminders) expect(sent.corpo).toContain(`- ${reminder}`);
      } finally {
        await rest(null);
        await app.database.db.execute(sql`update prestador set o_que_levar = null where id = 1`);
      }
    });

    it('after the confirmation the token opens nothing, and the session may still read it', async () => {
      const id = await newPedido();
      const token = await linkToken(id);
      const session = payload<{ access_token: string }>(await signIn(CPF, token)).access_token;
      await chooseClinic(id, session);
      expect((await confirmAction(id, session)).status).toBe(201);
      expect((await signIn(CPF, token)).status).toBe(401);
      expect((await get('/autoagendamento', session)).body).toMatchObject({
        agendamento: { situacao: 'CONFIRMADO', dataAgendamento: TUESDAY, horaAgendamento: '08:00' },
        prestador: { id: 1, name: 'Clínica Horário', city: { cidade: 'São Paulo' } },
      });
      const again = await confirmAction(id, session, { horarioAgendamento: '09:00' });
      expect([again.status, payload<{ codigo: string }>(again).codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
      expect((await chooseClinic(id, session, 2)).status).toBe(409);
      expect(
        (await patch('/autoagendamento/confirmar-dados', { phone: '11912345678' }, session)).status,
      ).toBe(409);
    });

    it('the same Idempotency-Key twice books once', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session);
      const headers = { 'idempotency-key': `confirma-${name}-${id}` };
      const [a, b] = [
        await confirmAction(id, session, {}, headers),
        await confirmAction(id, session, {}, headers),
      ];
      expect([a.status, b.status]).toEqual([201, 201]);
      expect(b.body).toEqual(a.body);
      expect(await one(sql`select count(*)::int as v from reserva where agendamento_id = ${id}`)).toBe(1);
    });

    it('order of arrival needs no slot; a time that the employee sends means nothing', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session, 2);
      const r = await confirmAction(id, session, { periodo: 2, horarioAgendamento: '23:15' });
      expect(r.body).toMatchObject({ idStatus: STATUS.AGENDADO, horaAgendamento: null });
      expect(await one(sql`select periodo as v from agendamento where id = ${id}`)).toBe(2);
      for (const m of (await messages(id)).slice(1)) expect(m.corpo).toContain('no período da tarde');
      // Issue 12: how one arrives and whom one calls, the same on the page and in the message.
      await app.database.db.execute(sql`update prestador set commercial_phone = '1136050096' where id = 2`);
      const page = (await get('/autoagendamento', session)).body;
      expect(page).toMatchObject({
        agendamento: { chegada: 'Por ordem de chegada. A clínica atende das 13:00 às 17:00.' },
        prestador: { phone: '1136050096' },
      });
      const told = (await messages(id)).find((m) => m.tipo === 'CONFIRMACAO');
      expect(told?.corpo).toContain('Por ordem de chegada. A clínica atende das 13:00 às 17:00.');
    });

    it('issue 12: a clinic that serves by appointment is no queue, where a time is offered and once it is booked', async () => {
      const types = (of: 'HORARIO_MARCADO' | 'ORDEM_CHEGADA') =>
        app.database.db.execute(
          sql`update prestador_horario set service_type_am = ${of}, service_type_pm = ${of} where prestador_id = 2`,
        );
      await types('HORARIO_MARCADO');
      try {
        const id = await newPedido();
        const session = await sessionOf(id);
        const { clinicas: clinics } = payload<{
          clinicas: { id: number; opcoes: { horario: string | null; chegada?: string }[] }[];
        }>(await get(`/autoagendamento/sugestoes?cidade=${SAO_PAULO}`, session));
        const text =
          'A clínica combina o horário com você. A clínica atende das 08:00 às 12:00 e das 13:00 às 17:00.';
        expect(clinics.find((clinic) => clinic.id === 2)?.opcoes[0]).toMatchObject({
          horario: null,
          chegada: text,
        });
        expect(clinics.find((clinic) => clinic.id === 1)?.opcoes[0]).not.toHaveProperty('chegada');
        await chooseClinic(id, session, 2);
        expect((await confirmAction(id, session, { periodo: 3 })).status).toBe(201);
        expect((await get('/autoagendamento', session)).body).toMatchObject({
          agendamento: { chegada: text },
        });
        expect((await messages(id)).find((m) => m.tipo === 'CONFIRMACAO')?.corpo).toContain(text);
      } finally {
        await types('ORDEM_CHEGADA');
      }
    });

    it('doc2 §2.8: of a request that is done in several visits the calendar tells them all, each with its preparation', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session);
      expect((await confirmAction(id, session)).status).toBe(201);
      const { db } = app.database;
      await db.execute(
        sql`update procedimento set recommendation = 'Jejum de 4 horas', jejum_horas = 4 where id = 2`,
      );
      await db.execute(sql`update agendamento_procedimento set prestador_id = 2, data_agendamento = '2026-11-26', hora_agendamento = '14:00'
        where agendamento_id = ${id} and procedimento_id = 2`);
      try {
        const mine = payload<{ acesso: { calendario: string } | null }>(
          await get('/autoagendamento', session),
        );
        const address = new URL(mine.acesso?.calendario ?? '').pathname.replace('/api', '');
        const event = String((await get(address, null)).body).replaceAll('\r\n ', '');
        expect(event).toContain('Outra visita: quinta-feira\\, 26 de novembro de 2026\\, às 14:00.');
        expect(event).toContain('- Jejum de 4 horas\\, a partir de 10:00');
        expect(event).not.toContain('Antes do exame:');
        // A private one is done where they like, with what that place says: it is no preparation of this visit.
        await db.execute(sql`update agendamento_procedimento set particular = true, prestador_id = null, hora_agendamento = null
          where agendamento_id = ${id} and procedimento_id = 2`);
        const own = String((await get(address, null)).body).replaceAll('\r\n ', '');
        expect(own).toContain('O que levar:');
        expect(own).not.toContain('Jejum de 4 horas');
      } finally {
        await db.execute(sql`update procedimento set recommendation = null, jejum_horas = null where id = 2`);
      }
    });

    it('a clinic paid in advance: DEPOSITO_ANTECIPADO', async () => {
      await app.database.db.execute(sql`update prestador set advance_deposit = true where id = 2`);
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session, 2);
      expect((await confirmAction(id, session)).body).toMatchObject({
        idStatus: STATUS.DEPOSITO_ANTECIPADO,
      });
      await app.database.db.execute(sql`update prestador set advance_deposit = false where id = 2`);
    });

    it('docs/decisions/0173: page and message say how long it takes', async () => {
      await app.database.db.execute(sql`update procedimento set duracao_minutos = 40`);
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session, 2);
      await confirmAction(id, session);
      const { agendamento, procedimentos } = payload<{
        agendamento: { tempoPrevisto: unknown };
        procedimentos: unknown[];
      }>(await get('/autoagendamento', session));
      expect(agendamento.tempoPrevisto).toEqual({ minutos: procedimentos.length * 40, aoMenos: false });
      for (const m of (await messages(id)).slice(-2)) expect(m.corpo).toContain('Tempo previsto: ');
      await app.database.db.execute(sql`update procedimento set duracao_minutos = null`);
    });

    it('a customer who pays in advance: the same, and the employee reads of a reserved time', async () => {
      await app.database.db.execute(sql`update cliente set advance_deposit = true where id = 1`);
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session, 2);
      expect((await confirmAction(id, session)).body).toMatchObject({
        idStatus: STATUS.DEPOSITO_ANTECIPADO,
      });
      expect((await messages(id)).at(-1)?.corpo).toContain('reservado');
      await app.database.db.execute(sql`update cliente set advance_deposit = false where id = 1`);
    });

    it.each([
      ['its morning', 1, 'A manhã de hoje já terminou'],
      ['both its periods', 3, 'A manhã de hoje já terminou'],
      ['its afternoon', 2, null],
    ])('doc2 §4 Period availability: today after 12:00, %s', async (_, periodo, refusal) => {
      const id = await newPedido({ inicio: '2026-11-23', prestadorId: 2 });
      app.goTo(Date.parse('2026-11-23T15:30:00Z'));
      const session = await app.employeeToken(id);
      const r = await confirmAction(id, session, {
        dataAgendamento: '2026-11-23',
        periodo,
        horarioAgendamento: null,
      });
      expect(r.status).toBe(refusal ? 422 : 201);
      if (refusal) expect(payload<{ message: string }>(r).message).toBe(refusal);
    });

    it.each([
      ['doc2 §5: before the suggested start', { dataAgendamento: '2026-11-23' }, null, 'data'],
      ['doc2 §5: after the suggested end', { dataAgendamento: '2026-12-04' }, null, 'data'],
      ['a weekend', { dataAgendamento: '2026-11-28' }, null, 'O prestador não atende neste dia da semana'],
      [
        'a period that the clinic does not serve',
        { periodo: 2, horarioAgendamento: null },
        `update prestador_horario set atendimento_vespertino = false where prestador_id = 2`,
        'O prestador não atende no período selecionado',
      ],
      [
        'a weekday that the clinic does not serve',
        { dataAgendamento: '2026-11-25' },
        `update prestador_horario set atendimento_matutino = false, atendimento_vespertino = false where prestador_id = 2 and week_day = 3`,
        'O prestador não atende neste dia da semana',
      ],
      [
        'a municipal holiday',
        { dataAgendamento: '2026-11-26' },
        `insert into feriado_municipal (cidade_id, data_feriado, nome) values (3550308, '2026-11-26', 'Dia da cidade') on conflict do nothing`,
        'é feriado municipal em São Paulo-SP',
      ],
      [
        'a vacation',
        { dataAgendamento: '2026-11-30' },
        `insert into prestador_ferias (prestador_id, data_inicial, data_final) values (2, '2026-11-30', '2026-12-02')`,
        'o Prestador entrará em Férias no dia 30/11/2026 e retornará no dia',
      ],
    ])('is refused: %s', async (_, extra, prepare, text) => {
      if (prepare) await app.database.runScript(prepare);
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session, 2);
      const r = await confirmAction(id, session, extra);
      expect(r.status).toBe(422);
      expect(payload<{ message: string }>(r).message.toLowerCase()).toContain(text.toLowerCase());
      expect(await one(sql`select status_id as v from agendamento where id = ${id}`)).toBe(
        STATUS.AUTOAGENDAMENTO,
      );
    });

    it('a national holiday is refused by law, in no table', async () => {
      app.goTo(Date.parse('2026-12-21T13:00:00Z'));
      attendant = await app.tokenFor(1);
      const id = await newPedido({ inicio: '2026-12-22', fim: '2026-12-30' });
      const session = await sessionOf(id);
      await chooseClinic(id, session);
      const r = await confirmAction(id, session, { dataAgendamento: '2026-12-25' });
      expect([r.status, payload<{ message: string }>(r).message]).toEqual([
        422,
        'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional',
      ]);
    });

    it('where the clinic has agendas, a slot is required and must be one of them', async () => {
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session);
      expect((await confirmAction(id, session, { horarioAgendamento: null })).status).toBe(400);
      for (const time of ['08:10', '12:00']) {
        const r = await confirmAction(id, session, { horarioAgendamento: time });
        expect([r.status, payload<{ codigo: string }>(r).codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
      }
      expect((await confirmAction(id, session, { ambienteId: 2 })).status).toBe(409);
    });

    it.each([
      ['reserves by its own system', true, null, true],
      ['reserves, on SOC', true, 'SOC', true],
      ['is on SOC and reserves nothing', false, 'SOC', false],
    ])(
      'what the clinic says of its slots is what the booking asks: %s',
      async (_, reserva, system, expected) => {
        // Clinic 2 has no agenda: where it reserves there is nothing to be had, which is no free pass.
        await app.database.db.execute(
          sql`update prestador set reserva_horario = ${reserva}, sistema = ${system} where id = 2`,
        );
        const id = await newPedido({ prestadorId: 2 });
        const session = await app.employeeToken(id);
        expect((await get('/suppliers/2', session)).body).toMatchObject({ reservaFaixas: expected });
        const withoutTime = await confirmAction(id, session, { horarioAgendamento: null });
        expect(withoutTime.status).toBe(expected ? 400 : 201);
        if (expected) {
          const r = await confirmAction(id, session);
          expect([r.status, payload<{ codigo: string }>(r).codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
        }
        await app.database.db.execute(
          sql`update prestador set reserva_horario = false, sistema = null where id = 2`,
        );
      },
    );

    it('losing the slot: told at once, with the nearest free ones', async () => {
      const [first, second] = [await newPedido(), await newPedido({ funcionarioId: 2 })];
      const a = await sessionOf(first);
      const b = await sessionOf(second, '11144477735');
      await chooseClinic(first, a);
      await chooseClinic(second, b);
      expect((await confirmAction(first, a, { horarioAgendamento: '10:00' })).status).toBe(201);
      const r = await confirmAction(second, b, { horarioAgendamento: '10:00' });
      expect(r.status).toBe(409);
      expect(r.body).toMatchObject({
        codigo: 'FAIXA_INDISPONIVEL',
        message: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
        details: {
          response: { maisProximas: [{ data: TUESDAY }, { data: TUESDAY }, { data: TUESDAY }, {}, {}] },
        },
      });
      const { maisProximas } = payload<{
        details: { response: { maisProximas: { horarioChegada: string }[] } };
      }>(r).details.response;
      expect(maisProximas.map((f) => f.horarioChegada)).toEqual([
        '09:30',
        '10:30',
        '09:00',
        '11:00',
        '08:30',
      ]);
      expect(
        (await confirmAction(second, b, { horarioAgendamento: maisProximas[0]?.horarioChegada })).status,
      ).toBe(201);
    });

    it('a hold that ran out does not stand in the way; a live one does', async () => {
      const hold = (time: string, expiry: string) =>
        app.database.db.execute(sql`insert into reserva (ambiente_id, periodo, tipo, desde, expira_em)
          values (1, tsrange(${`${TUESDAY} ${time}`}::timestamp, ${`${TUESDAY} ${time}`}::timestamp + interval '30 minutes'), 'HOLD', '2026-11-23T12:00:00Z', ${expiry}::timestamptz)`);
      await hold('08:00', '2026-11-23T12:59:00Z');
      await hold('09:00', '2026-11-23T13:05:00Z');
      const id = await newPedido();
      const session = await sessionOf(id);
      await chooseClinic(id, session);
      expect((await confirmAction(id, session, { horarioAgendamento: '09:00' })).status).toBe(409);
      expect((await confirmAction(id, session, { horarioAgendamento: '08:00' })).status).toBe(201);
    });
  });

  describe('staff may book it too, inside their scope', () => {
    it('with the permission, by the same rules', async () => {
      const id = await newPedido();
      expect((await chooseClinic(id, cliente)).status).toBe(200);
      const r = await confirmAction(id, cliente, { horarioAgendamento: '14:00' });
      expect(r.body).toMatchObject({ idStatus: STATUS.AGENDADO, horaAgendamento: '14:00' });
      expect(await one(sql`select descricao as v from agendamento_status where agendamento_id = ${id}`)).toBe(
        'Autoagendamento confirmado pelo solicitante',
      );
    });
    it('and nobody else', async () => {
      const id = await newPedido({ prestadorId: 1 });
      expect((await confirmAction(id, await app.tokenFor(3))).status).toBe(403);
      expect((await confirmAction(id, await app.tokenFor(8))).status).toBe(404);
      expect((await confirmAction(id, await app.tokenFor(5))).status).toBe(404);
      expect((await confirmAction(id, await app.tokenFor(4))).status).toBe(401);
      expect((await chooseClinic(id, await app.tokenFor(5))).status).toBe(404);
    });
  });

  it('a new link opens the door that tries with the old token had closed', async () => {
    const strict = await createTestApp({ database: name });
    try {
      const staff = await strict.tokenFor(1);
      const id = await createPedido(strict.database.db, { funcionarioId: 1 });
      const issue = async () =>
        payload<{ token: string }>(
          await strict.invoke('POST', '/autoagendamento/token', {
            token: staff,
            body: { cpf: CPF, agendamentoId: id },
          }),
        ).token;
      const enter = async (username: string, password: string) =>
        (
          await strict.invoke('POST', '/auth/login-autoagendamento', {
            token: null,
            body: { username, password, termoAceito: true },
          })
        ).status;
      const outdated = await issue();
      await issue();
      for (const spelling of [CPF, '529.982.247-25', CPF, CPF, CPF])
        expect(await enter(spelling, outdated)).toBe(401);
      expect(await enter(CPF, outdated)).toBe(429);
      expect(await enter(CPF, await issue())).toBe(200);
    } finally {
      await strict.close();
    }
  });

  it('a slot with three places takes exactly three of twelve at once', async () => {
    await app.database.db.execute(sql`update agenda_periodo set vagas = 3 where dia_semana = 5`);
    const ids = await Promise.all(Array.from({ length: 12 }, () => newPedido({ prestadorId: 1 })));
    const responses = await Promise.all(
      ids.map((id) =>
        confirmAction(id, attendant, { dataAgendamento: '2026-11-27', horarioAgendamento: '15:00' }),
      ),
    );
    expect(responses.map((r) => r.status).sort((a, b) => a - b)).toEqual([
      201,
      201,
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    await app.database.db.execute(sql`update agenda_periodo set vagas = 1 where dia_semana = 5`);
  });
});
