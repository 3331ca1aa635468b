import type { PreSolicitacaoDetail, RequestedPreSolicitacao } from '@apto/api-client';
import { PEDIDO_MESSAGE } from '@apto/domain/messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { IntegrationError } from '../src/platform/ports.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { createPreSolicitacao } from './pre-solicitacao.ts';
import { pedido } from './pedidos.ts';

/** At the clinic of arrival order, which reserves no slots; its time is agreed by nobody. */
const plain = (changes: Record<string, unknown> = {}) =>
  pedido({ quemAgenda: 'EMPRESA', prestador: { id: 2 }, ...changes });

describe.each(DATABASES)('pre-requests (doc1 §2.3, §4, §5, §7), on %s', (database) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)',
    );
  });
  afterAll(() => app.close());
  const goTo = async (ms: number) => {
    app.goTo(ms);
    // A session does not last for days.
    token = await app.tokenFor(1);
  };
  beforeEach(() => goTo(MONDAY_10AM));
  afterEach(() =>
    app.database.runScript(`delete from arquivo; delete from pre_solicitacao_procedimento;
      delete from pre_solicitacao`),
  );

  const create = (changes: Record<string, unknown> = {}) => createPreSolicitacao(app, plain(changes));
  const read = async (id: number) =>
    (await app.invoke('GET', `/pre-solicitacoes/${id}`, { token })).body as PreSolicitacaoDetail;
  const list = async (query = '', who = token) => {
    const { body: page } = await app.invoke('GET', `/pre-solicitacoes${query}`, { token: who });
    return page as { items: PreSolicitacaoDetail[]; total: number; meta: { totalPages: number } };
  };
  const edit = (body: Record<string, unknown>) => app.invoke('POST', '/pre-solicitacoes', { token, body });
  const request = async (...ids: number[]) => {
    const r = await app.invoke('POST', '/pre-solicitacoes/solicitar', { token, body: ids });
    expect(r.status, JSON.stringify(r.body)).toBe(201);
    return r.body as RequestedPreSolicitacao[];
  };
  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;

  describe('doc1 §3: what is kept and shown', () => {
    it('the button counts those of the own scope, for whoever wants it; an appointment names the one it came of', async () => {
      const count = async (who = token) =>
        (await app.invoke('GET', '/pre-solicitacoes/contagem', { token: who })).body as {
          total: number;
          exibePreSolicitacaoNotificacao: boolean;
        };
      const [id] = [await create(), await create()];
      expect(await count()).toEqual({ total: 2, exibePreSolicitacaoNotificacao: true });
      const other = await app.tokenFor(5);
      expect((await count(other)).total).toBe(0);
      const hidden = await app.invoke('PUT', '/pre-solicitacoes/notificacao', {
        token,
        body: { exibePreSolicitacaoNotificacao: false },
      });
      expect(hidden.status).toBe(200);
      expect((await count()).exibePreSolicitacaoNotificacao).toBe(false);
      expect((await count(other)).exibePreSolicitacaoNotificacao).toBe(true);
      const [made] = await request(id);
      expect((await count()).total).toBe(1);
      const agendamento = await app.invoke('GET', `/agendamentos/${made?.agendamento?.id ?? 0}`, { token });
      expect(agendamento.body).toMatchObject({ idPreSolicitacao: id });
      await app.database.runScript('update usuario set exibe_pre_solicitacao_notificacao = true');
    });

    it('a new one that is wrong names its own fields, an edited one its own: never the id of the other kind', async () => {
      const fieldsOf = async (body: Record<string, unknown>) => {
        const r = await edit(body);
        expect(r.status, JSON.stringify(r.body)).toBe(400);
        const { details } = r.body as { details: { response: { campos: { campo: string }[] } } };
        return details.response.campos.map(({ campo: field }) => field);
      };
      expect(await fieldsOf(plain({ dataSugestaoInicial: 'ontem', periodo: 'NOITE' }))).toEqual(
        expect.arrayContaining(['dataSugestaoInicial', 'periodo']),
      );
      expect(await fieldsOf(plain({ dataSugestaoInicial: 'ontem' }))).not.toContain('id');
      expect(await fieldsOf({ id: await create(), version: 1, dataSugestaoInicial: 'ontem' })).toEqual([
        'dataSugestaoInicial',
      ]);
    });

    it('a row with client, place, status and scheduling period; the detail with exams and risks', async () => {
      const id = await create();
      expect(await read(id)).toMatchObject({
        nomeFuncionario: 'João Conceição',
        telefoneFuncionario: '11987654321',
        emailFuncionario: 'joao@exemplo.com.br',
        nomeTipoExame: 'Periódico',
        statusSolicitacao: 2,
        pendencia: 'NAO',
        funcionarioSemRiscos: false,
        usaReservaHorario: false,
        cliente: { apelido: 'Aurora', inscricao: '11444777000161', desabilitarQuestionarioRisco: false },
        funcionario: {
          customerHierarchy: {
            customerBranch: { name: 'Matriz', tradeCode: 'M1', cnpj: null },
            customerDepartment: { name: 'Produção' },
            customerPosition: { name: 'Operador' },
          },
        },
        user: { id: 1, name: 'Usuário 1', exibePreSolicitacaoNotificacao: true },
        procedimentos: [
          { id: 1, name: 'Exame clínico' },
          { id: 2, name: 'Audiometria' },
        ],
        riscos: [{ id: 1, nome: 'Ruído contínuo' }],
      });
    });

    it('1 Pré-agendado with the agreed time, 2 Pré-solicitado without', async () => {
      const day = { dataSugestaoInicial: '2026-11-25', dataSugestaoFinal: '2026-11-25' };
      const id = await create({ ...day, horarioMarcadoPrestador: '08:30' });
      expect(await read(id)).toMatchObject({
        statusSolicitacao: 1,
        dataReserva: '2026-11-25',
        horarioInicial: '08:30',
      });
    });

    it('the list: the newest first, by pages, by name, with its total', async () => {
      const ids = [await create(), await create({ funcionario: 2 }), await create({ funcionario: 3 })];
      expect((await list()).items.map(({ id }) => id)).toEqual([...ids].reverse());
      expect(await list('?limit=2&page=2')).toMatchObject({
        items: [{ id: ids[0] }],
        total: 3,
        meta: { totalPages: 2 },
      });
      expect((await list('?filter=maria')).items.map(({ id }) => id)).toEqual([ids[1]]);
      // The name is the registry's, also one that was corrected since.
      const name = (await query('select name from funcionario where id = 2'))[0] as { name: string };
      await query("update funcionario set name = 'Zenaide Conceição' where id = 2");
      expect((await list('?filter=zenaide')).items.map(({ id }) => id)).toContain(ids[1]);
      await query('update funcionario set name = $1 where id = 2', [name.name]);
      expect((await list('?filter=zenaide')).total).toBe(0);
      expect((await list('', await app.tokenFor(8))).items.map(({ id }) => id)).toEqual([ids[2]]);
      expect(await list('', await app.tokenFor(5))).toMatchObject({ items: [], total: 0 });
    });

    it('whoever may only look does not see them (doc1 §6)', async () => {
      const readOnly = await app.tokenFor(3);
      await app.database.runScript("update perfil set permissoes = '{gestao_medica_v3:view}' where id = 2");
      expect((await app.invoke('GET', '/pre-solicitacoes', { token: readOnly })).status).toBe(403);
    });

    it('a phone may still be missing; a body that is wrong in itself is refused by field', async () => {
      expect((await read(await create({ telefoneFuncionario: null }))).telefoneFuncionario).toBeNull();
      const refused = await app.invoke('POST', '/pre-solicitacoes', {
        token,
        body: plain({ telefoneSolicitante: '123', dataSugestaoFinal: '2026-11-24', tipoExame: 99 }),
      });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        details: {
          response: {
            campos: [
              { campo: 'tipoExame' },
              { campo: 'telefoneSolicitante' },
              { campo: 'dataSugestaoFinal' },
            ],
          },
        },
      });
    });

    it('doc1 §7: a whole payload with an id is an update and no second pre-request', async () => {
      const id = await create();
      const updated = await edit({ ...plain(), id, version: 1, periodo: 2 });
      expect([updated.status, updated.body]).toMatchObject([201, { id, version: 2 }]);
      // As the document sends it: the id alone tells an update.
      const whole = await edit({ ...plain(), id, emailFuncionario: null, periodo: 1 });
      expect([whole.status, whole.body]).toMatchObject([201, { id, version: 3, periodo: 1 }]);
      expect((await list()).total).toBe(1);
      expect((await edit({ ...plain(), id: 999_999 })).status).toBe(404);
      expect((await edit({ ...plain({ funcionario: { id: 2 } }), id: null, version: 1 })).status).toBe(201);
      expect((await list()).total).toBe(2);
    });

    it('doc1 §7: the procedures’ call answers those of a pre-request by its origin', async () => {
      const id = await create();
      const lines = async (origin: string, who = 1) => {
        const url = `/agendamento_procedimento/agendamento/${id}?origem=${origin}`;
        return app.invoke('GET', url, { token: await app.tokenFor(who) });
      };
      const answer = await lines('PRE_SOLICITACAO');
      expect(answer.body).toMatchObject([
        { dadosProcedimento: { id: 1 }, procedimentos: { id: 1 }, prestador: { city: { estado: 'SP' } } },
        { procedimentos: { id: 2 } },
      ]);
      expect((await lines('AGENDAMENTO')).status).toBe(404);
      // Who may not see pre-requests does not see their exams this way.
      expect((await lines('PRE_SOLICITACAO', 3)).status).toBe(403);
      expect((await lines('PRE_SOLICITACAO', 5)).status).toBe(404);
    });
  });

  describe('doc1 §5: inline edit', () => {
    it('saving is immediate, phone punctuation is stripped, and the trail says which fields', async () => {
      const id = await create();
      const saved = await edit({ id, version: 1, telefoneFuncionario: '(21) 91234-5678' });
      expect([saved.status, saved.body]).toMatchObject([
        201,
        { id, version: 2, telefoneFuncionario: '21912345678' },
      ]);
      const [audited] = await query(
        "select detalhes, dado_de_saude from auditoria where recurso = 'pre_solicitacao' and recurso_id = $1 and acao = 'ALTERAR'",
        [id],
      );
      expect(audited).toEqual({ detalhes: { campos: ['telefoneFuncionario'] }, dado_de_saude: true });
    });

    it.each([
      [{ telefoneFuncionario: '' }, 'Telefone é Obrigatório.'],
      [{ telefoneFuncionario: '1133334444' }, 'Formato do telefone está errado.'],
      [{ emailFuncionario: ' ' }, 'Campo obrigatório'],
      [{ emailFuncionario: 'joao@' }, 'Digite um email válido'],
      [{ tipoExame: 99 }, 'Tipo de exame desconhecido'],
      [{ dataSugestaoFinal: '2026-11-24' }, 'O campo precisa ser informado corretamente'],
      [{ dataHomologacao: '2024-12-31' }, 'A data de demissão não pode ser menor que 01/01/2025'],
    ])('%j is refused: %s', async (changes, message) => {
      const id = await create();
      const refused = await edit({ id, version: 1, ...changes });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { details: { response: { campos: [{ campo: Object.keys(changes)[0], mensagem: message }] } } },
      ]);
      expect((await read(id)).version).toBe(1);
    });

    it('a second one who edits the same version is told both versions', async () => {
      const id = await create();
      await edit({ id, version: 1, periodo: 2 });
      const late = await edit({ id, version: 1, periodo: 3 });
      expect([late.status, late.body]).toMatchObject([
        409,
        {
          codigo: 'VERSAO_DESATUALIZADA',
          details: { response: { versaoEnviada: 1, versaoAtual: 2 } },
        },
      ]);
    });

    it('another exam type: its exams from SOC, and nothing left of what only the former one asked for', async () => {
      const id = await create({
        tipoExame: 4,
        dataHomologacao: '2026-11-20',
        procedimentos: [{ id: 3 }],
      });
      const saved = await edit({ id, version: 1, tipoExame: 1 });
      expect(saved.body).toMatchObject({
        tipoExame: { id: 1, descricao: 'Admissional' },
        dataHomologacao: null,
        procedimentos: [{ id: 1 }, { id: 2 }],
      });
    });

    describe('decision 40: NR-7 decides about the clinical exam of what becomes a dismissal', () => {
      const grade = (riskLevel: number | null) =>
        query('update unidade set risk_level = $1 where id = 1', [riskLevel]);
      const procedimentos = async (id: number) => (await read(id)).procedimentos.map((each) => each.id);
      beforeEach(() =>
        query(`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
          values (1, 1, '2026-07-20', '2026-11-20')`),
      );
      afterEach(async () => {
        await query('delete from funcionario_exame where funcionario_id = 1 and procedimento_id = 1');
        await query(
          'update cliente_procedimento set tipo_exame_id = 4 where tipo_exame_id = 13 and procedimento_id = 2',
        );
        await grade(2);
      });

      // The clinical exam was on 20 July: 134 days before 1 December, 135 before the 2nd.
      it.each([
        ['waived', 2, '2026-12-01', [2]],
        ['due', 2, '2026-12-02', [1, 2]],
        ['unknown', null, '2026-12-01', [1, 2]],
      ])('%s: when type and day come at once, and when the day comes later', async (_, level, day, done) => {
        await grade(level);
        const atOnce = await create();
        await edit({ id: atOnce, version: 1, tipoExame: 4, dataHomologacao: day });
        expect(await procedimentos(atOnce)).toEqual(done);
        const later = await create();
        await edit({ id: later, version: 1, tipoExame: 4 });
        expect(await procedimentos(later)).toEqual([1, 2]);
        await edit({ id: later, version: 2, dataHomologacao: day });
        expect(await procedimentos(later)).toEqual(done);
      });

      it('another day decides again, and what was added by hand stays', async () => {
        const id = await create({
          tipoExame: 4,
          dataHomologacao: '2026-12-02',
          procedimentos: [{ id: 1 }, { id: 3, observacaoAgendamentoConsulta: 'Levar o exame' }],
        });
        await edit({ id, version: 1, dataHomologacao: '2026-12-01' });
        expect(await procedimentos(id)).toEqual([3]);
        await edit({ id, version: 2, dataHomologacao: '2026-12-02' });
        expect(await procedimentos(id)).toEqual([1, 3]);
        expect(
          await query(
            'select observacao_agendamento_consulta as note from pre_solicitacao_procedimento where pre_solicitacao_id = $1 and procedimento_id = 3',
            [id],
          ),
        ).toEqual([{ note: 'Levar o exame' }]);
        // The same day says nothing new: what was chosen since stays.
        await query('delete from pre_solicitacao_procedimento where procedimento_id = 1');
        await edit({ id, version: 3, dataHomologacao: '2026-12-02' });
        expect(await procedimentos(id)).toEqual([3]);
      });

      it('nothing left to do: it is requested without exams, for an attendant, who reads why; another day takes that back', async () => {
        await query(
          'update cliente_procedimento set tipo_exame_id = 13 where tipo_exame_id = 4 and procedimento_id = 2',
        );
        const ids = [
          await create({ observacao: 'Ligar antes' }),
          await create({ observacao: 'Ligar antes' }),
        ] as const;
        for (const id of ids)
          await edit({ id, version: 1, tipoExame: 4, dataHomologacao: '2026-12-01', informacoesPcd: null });
        expect(await read(ids[0])).toMatchObject({
          procedimentos: [],
          observacao: `Ligar antes\n${PEDIDO_MESSAGE.NOTHING_TO_DO}`,
        });
        await edit({ id: ids[1], version: 2, dataHomologacao: '2026-12-02' });
        expect(await read(ids[1])).toMatchObject({ procedimentos: [{ id: 1 }], observacao: 'Ligar antes' });
        const made = await request(...ids);
        const directed = await query<{ id: number; directed: boolean }>(
          'select id, direcionar_para_atendente as directed from agendamento where id = any($1) order by id',
          [made.map((each) => each.agendamento?.id)],
        );
        expect(directed.map((each) => each.directed)).toEqual([true, false]);
      });
    });

    it('doc1 §8: SOC does not answer, and nothing is changed', async () => {
      const id = await create();
      const soc = vi
        .spyOn(app.server.gateways.soc, 'procedimentos')
        .mockRejectedValueOnce(new IntegrationError('soc', 'fora do ar'));
      const refused = await edit({ id, version: 1, tipoExame: 1 });
      soc.mockRestore();
      expect([refused.status, refused.body]).toMatchObject([
        503,
        { message: 'Problemas ao sincronizar procedimentos do colaborador João Conceição com o SOC!' },
      ]);
      expect((await read(id)).version).toBe(1);
    });

    it('extra mandatory fields: the pendency is SIM until the last of them is there', async () => {
      const id = await create({ tipoExame: 3, questionarioRisco: null });
      expect((await read(id)).pendencia).toBe('SIM');
      await edit({ id, version: 1, dataLiberacao: '2026-11-20', tipoRetorno: 1 });
      expect((await read(id)).pendencia).toBe('SIM');
      await edit({ id, version: 2, questionarioRisco: 1 });
      expect((await read(id)).pendencia).toBe('NAO');
    });

    it('PCD asks which disability', async () => {
      const id = await create({ pcd: true });
      expect((await read(id)).pendencia).toBe('SIM');
      await edit({ id, version: 1, informacoesPcd: 2 });
      expect(await read(id)).toMatchObject({ pendencia: 'NAO', informacoesPcd: 2 });
    });

    it('decision 39: what was said of PCD stands against the registry’s mark; unsaid, the mark is taken', async () => {
      await query('update funcionario set pcd = true where id = 1');
      try {
        expect(await read(await create({ pcd: false }))).toMatchObject({ pcd: false, pendencia: 'NAO' });
        expect(await read(await create())).toMatchObject({ pcd: true, pendencia: 'SIM' });
      } finally {
        await query('update funcionario set pcd = false where id = 1');
      }
    });
  });

  describe('doc1 §4: requesting turns the selected pre-requests into appointments', () => {
    it('through the one birth: status 1, its record, audit and event; the pendency ends and the list forgets it', async () => {
      const id = await create({ observacao: 'Prefere de manhã' });
      const [result] = await request(id);
      expect(result).toMatchObject({
        id,
        nomeFuncionario: 'João Conceição',
        agendamento: { idStatus: 1, nomeFuncionario: 'João Conceição' },
        motivos: [],
        message: null,
      });
      const agendamentoId = result?.agendamento?.id;
      const { body: born } = await app.invoke('GET', `/agendamentos/${agendamentoId}`, { token });
      expect(born).toMatchObject({ observacao: 'Prefere de manhã', emailFuncionario: 'joao@exemplo.com.br' });
      expect(
        await query('select acao from agendamento_status where agendamento_id = $1', [agendamentoId]),
      ).toEqual([{ acao: 'CRIAR' }]);
      expect(await query('select tipo from outbox where agendamento_id = $1', [agendamentoId])).toEqual([
        { tipo: 'CRIADO' },
      ]);
      expect(
        await query(
          "select acao, detalhes from auditoria where recurso = 'pre_solicitacao' and recurso_id = $1 and acao = 'SOLICITAR'",
          [id],
        ),
      ).toEqual([{ acao: 'SOLICITAR', detalhes: { agendamentoId } }]);
      expect((await list()).total).toBe(0);
      expect((await app.invoke('GET', `/pre-solicitacoes/${id}`, { token })).status).toBe(404);
    });

    it('decision 49: atomic per employee, and each says what became of it', async () => {
      const good = await create();
      const noPhone = await create({ funcionario: 2, telefoneFuncionario: null, questionarioRisco: null });
      const closed = await create({
        funcionario: 3,
        dataSugestaoInicial: '2026-11-28',
        dataSugestaoFinal: '2026-11-29',
      });
      const other = await create({ funcionario: 6 });
      const before = await query('select id from agendamento');
      const results = await request(noPhone, closed, good, other, 987_654);
      expect(results).toMatchObject([
        {
          id: noPhone,
          nomeFuncionario: 'Maria das Dores',
          agendamento: null,
          motivos: ['Telefone está vazio.', 'Há pendências de campos obrigatórios não preenchidos.'],
          message: null,
        },
        { id: closed, nomeFuncionario: 'Zélia Filial', agendamento: null, motivos: [] },
        { id: good, agendamento: { idFuncionario: 1 } },
        { id: other, agendamento: { idFuncionario: 6 } },
        { id: 987_654, nomeFuncionario: null, message: 'Pré-solicitação não encontrada.' },
      ]);
      expect(results[1]?.message).toBeTruthy();
      expect(await query('select id from agendamento')).toHaveLength(before.length + 2);
      expect((await list()).items.map(({ id }) => id)).toEqual([closed, noPhone]);
      // What the refused birth had begun to write was taken back with it.
      expect(await query("select 1 from agendamento where nome_funcionario = 'Zélia Filial'")).toEqual([]);
    });

    it.each<[string, Record<string, unknown>, string, number]>([
      [
        'time-slot reservation applies and no provider-agreed time',
        { prestador: { id: 1 } },
        'pois não foi informado o horário definido com o prestador',
        MONDAY_10AM,
      ],
      [
        'dismissal exam without dismissal date',
        { tipoExame: 4 },
        'Data de demissão é obrigatória para o tipo de exame demissional.',
        MONDAY_10AM,
      ],
      [
        'suggested final date before today',
        {},
        'A data de sugestão é mais antiga que a data atual.',
        Date.parse('2026-11-27T13:00:00Z'),
      ],
      [
        'final date today, period morning and after 12',
        {},
        'O periodo é mais antigo que o periodo atual.',
        Date.parse('2026-11-26T15:30:00Z'),
      ],
      [
        'provider time today not later than now',
        { horarioMarcadoPrestador: '09:00' },
        'O horário marcado é mais antigo que o horário atual',
        Date.parse('2026-11-26T12:00:00Z'),
      ],
    ])('doc1 §5: %s', async (_sentence, changes, reason, at) => {
      const id = await create(changes);
      await goTo(at);
      const [result] = await request(id);
      expect(result?.motivos[0]).toBe(reason);
      expect(result?.agendamento).toBeNull();
    });

    it('nothing selected is a 400, and the same key answers the same', async () => {
      const empty = await app.invoke('POST', '/pre-solicitacoes/solicitar', { token, body: [] });
      expect([empty.status, empty.body]).toMatchObject([
        400,
        { details: { response: { message: ['Selecione alguma pré-solicitação!'] } } },
      ]);
      const id = await create();
      const headers = { 'idempotency-key': 'solicitar-uma-vez' };
      const once = await app.invoke('POST', '/pre-solicitacoes/solicitar', { token, body: [id], headers });
      const again = await app.invoke('POST', '/pre-solicitacoes/solicitar', { token, body: [id], headers });
      expect(again.headers['idempotent-replay']).toBe('true');
      expect(again.body).toEqual(once.body);
    });

    it('two at the same time make one appointment', async () => {
      const id = await create();
      const before = (await query('select id from agendamento')).length;
      const answers = await Promise.all(
        [1, 2].map(() => app.invoke('POST', '/pre-solicitacoes/solicitar', { token, body: [id] })),
      );
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 404]);
      expect(await query('select id from agendamento')).toHaveLength(before + 1);
    });

    it('its files become the appointment’s', async () => {
      const id = await create();
      await query(
        `insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, situacao, origem, origem_id, tipo)
         values (1, lpad('p', 43, 'p'), 1, 'laudo.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', 'PRE_SOLICITACAO', $1, 'LAUDO')`,
        [id],
      );
      const attached = () => app.invoke('GET', `/anexo/PRE_SOLICITACAO/${id}`, { token });
      expect((await attached()).body).toMatchObject([{ nomeArquivo: 'laudo.pdf' }]);
      const [result] = await request(id);
      expect((await attached()).status).toBe(404);
      const { body: moved } = await app.invoke('GET', `/anexo/AGENDAMENTO/${result?.agendamento?.id}`, {
        token,
      });
      expect(moved).toMatchObject([{ nomeArquivo: 'laudo.pdf', tipo: 'LAUDO' }]);
    });
  });

  describe('deletion', () => {
    const remove = (id: number, who = token) =>
      app.invoke('DELETE', `/pre-solicitacoes/${id}`, { token: who });
    const restore = (id: number, who = token) =>
      app.invoke('POST', `/pre-solicitacoes/${id}/restaurar`, { token: who });

    it('takes it off the list, and whoever did it takes that back a moment later', async () => {
      const id = await create();
      expect((await remove(id)).status).toBe(200);
      expect((await list()).total).toBe(0);
      expect((await edit({ id, version: 2, periodo: 2 })).status).toBe(404);
      expect((await restore(id)).status).toBe(201);
      expect((await list()).items).toMatchObject([{ id, version: 3 }]);
      expect((await restore(id)).status).toBe(404);
      expect(
        await query(
          "select acao from auditoria where recurso = 'pre_solicitacao' and recurso_id = $1 and acao <> 'LER' order by id",
          [id],
        ),
      ).toEqual([{ acao: 'CRIAR' }, { acao: 'EXCLUIR' }, { acao: 'RESTAURAR' }]);
    });

    it('nobody else undoes it, and not much later', async () => {
      const id = await create();
      await remove(id);
      expect((await restore(id, await app.tokenFor(2))).status).toBe(404);
      app.goTo(MONDAY_10AM + 6 * 60_000);
      expect((await restore(id)).status).toBe(404);
    });

    it('what was requested is not deleted any more', async () => {
      const id = await create();
      await request(id);
      expect((await remove(id)).status).toBe(404);
    });
  });

  it('LGPD art. 11: reading them leaves who and whose', async () => {
    const id = await create();
    const [last] = await query<{ id: number }>('select max(id)::int as id from auditoria');
    await read(id);
    await list();
    expect(
      await query(
        "select acao, recurso, recurso_id, usuario_id from auditoria where id > $1 and recurso = 'pre_solicitacao' order by id",
        [last?.id],
      ),
    ).toEqual([
      { acao: 'LER', recurso: 'pre_solicitacao', recurso_id: id, usuario_id: 1 },
      { acao: 'LER', recurso: 'pre_solicitacao', recurso_id: id, usuario_id: 1 },
    ]);
  });
});
