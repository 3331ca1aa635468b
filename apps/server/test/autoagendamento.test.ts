import { STATUS, VERSAO_DOS_TERMOS } from '@apto/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { linha, linhas } from '../src/db/port.ts';
import { decifrar } from '../src/platform/cifra.ts';
import { ErroHttp } from '../src/platform/erros.ts';
import { limparVencidos } from '../src/platform/manutencao.ts';
import { BANCOS, criarAppDeTeste, SEGUNDA_10H, type AppDeTeste, type Resposta } from './helpers.ts';
import { criarPedido } from './pedido.ts';

const PAULO = 3550308;
const CPF = '52998224725';
const TERCA = '2026-11-24';

// The tests say what shape they expect of an answer.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
const corpo = <T>(r: Resposta): T => r.corpo as T;

describe.each(BANCOS)('self-scheduling on %s', (nome) => {
  let app: AppDeTeste;
  let atendente: string;
  let cliente: string;
  const post = (
    url: string,
    body: object,
    token: string | null = atendente,
    headers?: Record<string, string>,
  ) => app.chamar('POST', url, { token, body, ...(headers ? { headers } : {}) });
  const patch = (url: string, body: object, token: string | null) =>
    app.chamar('PATCH', url, { token, body });
  const get = (url: string, token: string | null) => app.chamar('GET', url, { token });
  const um = async <T>(consulta: ReturnType<typeof sql>): Promise<T> => {
    const achada = await linha<{ v: T }>(app.banco.db, consulta);
    return achada?.v as T;
  };
  const entrar = (username: string, password: string, termoAceito = true) =>
    post('/auth/login-autoagendamento', { username, password, termoAceito }, null);
  const enviar = (agendamentoId: number, extra: object = {}, token = atendente) =>
    post(
      '/autoagendamento/enviar-link-autoagendamento-colaborador',
      { phone: '(11) 98765-4321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId, ...extra },
      token,
    );
  const tokenDoLink = async (agendamentoId: number): Promise<string> =>
    corpo<{ token: string }>(await enviar(agendamentoId)).token;
  const sessaoDo = async (agendamentoId: number, cpf = CPF): Promise<string> => {
    const { token } = corpo<{ token: string }>(await enviar(agendamentoId, { cpf }));
    return corpo<{ access_token: string }>(await entrar(cpf, token)).access_token;
  };
  const escolherClinica = (id: number, token: string, idPrestador = 1) =>
    patch('/autoagendamento/solicitante-confirmar-prestador', { id, cidade: PAULO, idPrestador }, token);
  const confirmar = (
    agendamentoId: number,
    token: string,
    extra: object = {},
    headers?: Record<string, string>,
  ) =>
    post(
      '/autoagendamento/solicitante-confirmar-agendamento',
      { agendamentoId, periodo: 1, dataAgendamento: TERCA, horarioAgendamento: '08:00', ...extra },
      token,
      headers,
    );
  const mensagens = async (agendamentoId: number) =>
    (
      await linhas<{
        tipo: string;
        canal: string;
        destino: string;
        assunto: string | null;
        corpo_cifrado: string;
      }>(
        app.banco.db,
        sql`select tipo, canal, destino, assunto, corpo_cifrado from mensagem where agendamento_id = ${agendamentoId} order by id`,
      )
    ).map(({ corpo_cifrado, ...m }) => ({
      ...m,
      corpo: decifrar(app.config.segredoDeSessao, corpo_cifrado),
    }));
  const novoPedido = (extra: Partial<Parameters<typeof criarPedido>[1]> = {}) =>
    criarPedido(app.banco.db, { funcionarioId: 1, ...extra });

  beforeAll(async () => {
    app = await criarAppDeTeste({ banco: nome, env: { LOGIN_LIMIT: '1000' } });
    atendente = await app.tokenDe(1);
    cliente = await app.tokenDe(2);
    await app.banco.db.execute(
      sql`insert into prestador_cliente (prestador_id, cliente_id, condicao) values (2, 1, true)`,
    );
  });
  afterAll(() => app.fechar());
  beforeEach(async () => {
    app.irPara(SEGUNDA_10H);
    await app.banco.db.execute(sql`delete from reserva`);
  });

  describe('the request (doc2 §2.9, §4)', () => {
    const pedido = {
      funcionario: { id: 1 },
      tipoExame: { id: 2 },
      dataSugestaoInicial: TERCA,
      dataSugestaoFinal: '2026-12-03',
      questionarioRisco: 1,
      nomeSolicitante: 'Rita RH',
      emailSolicitante: 'rita@exemplo.com.br',
      telefoneSolicitante: '(11) 3333-4444',
    };
    const criar = (extra: object = {}, token = atendente, headers?: Record<string, string>) =>
      post('/autoagendamento', { ...pedido, ...extra }, token, headers);

    it('is born as AUTOAGENDAMENTO with exams, risks, record, audit and event', async () => {
      const r = await criar();
      expect(r.status).toBe(201);
      const { id } = corpo<{ id: number }>(r);
      expect(r.corpo).toMatchObject({ idStatus: STATUS.AUTOAGENDAMENTO, version: 1, idFuncionario: 1 });
      expect(
        await um(sql`select count(*)::int as v from agendamento_procedimento where agendamento_id = ${id}`),
      ).toBe(2);
      expect(
        await um(sql`select count(*)::int as v from agendamento_risco where agendamento_id = ${id}`),
      ).toBe(1);
      expect(await um(sql`select acao as v from agendamento_status where agendamento_id = ${id}`)).toBe(
        'CRIAR_AUTOAGENDAMENTO',
      );
      expect(
        await um(
          sql`select count(*)::int as v from auditoria where recurso = 'agendamento' and recurso_id = ${id}`,
        ),
      ).toBe(1);
      expect(await um(sql`select tipo as v from outbox where agendamento_id = ${id}`)).toBe('CRIADO');
    });

    it('without risk waits for the technical staff, and no link is issued', async () => {
      const r = await criar({ funcionario: 6 });
      expect(r.corpo).toMatchObject({ idStatus: STATUS.AGUARDANDO_APLICACAO_RISCO });
      const { id } = corpo<{ id: number }>(r);
      const link = await enviar(id, { cpf: '29537995593' });
      expect([link.status, corpo<{ codigo: string }>(link).codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
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
    ])('refuses %j with %i', async (extra, status, texto) => {
      const r = await criar(extra);
      expect(r.status).toBe(status);
      expect(JSON.stringify(r.corpo)).toContain(texto);
    });

    it('doc2 §9: the range begins tomorrow at the earliest', async () => {
      expect(
        (await criar({ dataSugestaoInicial: '2026-11-23', dataSugestaoFinal: '2026-11-25' })).status,
      ).toBe(400);
    });

    it('doc2 §4 step 3: exams up to date block periodic and dismissal', async () => {
      await app.banco.db
        .execute(sql`insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao, data_refazer_exame)
        values (2, 1, '2026-10-01', '2099-10-01'), (2, 2, '2026-10-01', '2099-10-01')`);
      expect((await criar({ funcionario: 2 })).corpo).toMatchObject({
        details: { response: { bloqueio: 'EXAMES_EM_DIA' } },
      });
      expect((await criar({ funcionario: 2, tipoExame: 5, asoEmDia: true })).status).toBe(201);
    });

    it('an employee of another company, customer or branch does not exist', async () => {
      expect((await criar({ funcionario: 5 })).status).toBe(404);
      expect((await criar({ funcionario: 4 }, cliente)).status).toBe(404);
      expect((await criar({ funcionario: 1 }, await app.tokenDe(8))).status).toBe(404);
    });

    it('needs the permission, and the session of staff', async () => {
      expect((await criar({}, await app.tokenDe(3))).status).toBe(403);
      expect((await criar({}, await app.tokenDe(4))).status).toBe(401);
      expect((await post('/autoagendamento', pedido, null)).status).toBe(401);
    });

    it('a replay is the stored answer, whatever happened since: SOC down, the range in the past', async () => {
      const headers = { 'idempotency-key': `pedido-${nome}-repetido` };
      const primeiro = await criar({}, atendente, headers);
      expect(primeiro.status).toBe(201);
      const fora = vi
        .spyOn(app.servidor.gateways.soc, 'riscos')
        .mockRejectedValue(new ErroHttp(503, 'INTEGRACAO_INDISPONIVEL', 'SOC fora do ar'));
      try {
        expect((await criar({}, atendente)).status).toBe(503);
        const repetido = await criar({}, atendente, headers);
        expect([repetido.status, repetido.corpo]).toEqual([201, primeiro.corpo]);
        expect(repetido.cabecalhos['idempotent-replay']).toBe('true');
      } finally {
        fora.mockRestore();
      }
      app.irPara(SEGUNDA_10H + 2 * 86_400_000);
      const depois = await app.tokenDe(1);
      expect((await criar({}, depois)).status).toBe(400);
      expect((await criar({}, depois, headers)).corpo).toEqual(primeiro.corpo);
      const outro = await criar({ nomeSolicitante: 'Outra' }, depois, headers);
      expect([outro.status, corpo<{ codigo: string }>(outro).codigo]).toEqual([422, 'CHAVE_REUTILIZADA']);
    });

    it('the same Idempotency-Key twice creates once', async () => {
      const headers = { 'idempotency-key': `pedido-${nome}-1` };
      const [a, b] = [await criar({}, atendente, headers), await criar({}, atendente, headers)];
      expect(b.corpo).toEqual(a.corpo);
      expect((await criar({ nomeSolicitante: 'Outra' }, atendente, headers)).status).toBe(422);
    });
  });

  describe('the link (decision 19)', () => {
    it('is sent with a token that is stored hashed, and names no exam', async () => {
      const id = await novoPedido();
      const r = await enviar(id);
      expect(r.status).toBe(201);
      const { token, link, expiraEm } = corpo<{ token: string; link: string; expiraEm: string }>(r);
      expect(token).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
      expect(link).toBe('http://127.0.0.1:4310/publico/#/autoagendamento/login');
      // The end of the last suggested day, in São Paulo.
      expect(expiraEm).toBe('2026-12-04T03:00:00.000Z');
      const guardado = await um<string>(
        sql`select token_hash as v from token_autoagendamento where agendamento_id = ${id}`,
      );
      expect(guardado).toMatch(/^[0-9a-f]{64}$/);
      const [convite] = await mensagens(id);
      expect(convite).toMatchObject({
        tipo: 'LINK_AUTOAGENDAMENTO',
        canal: 'WHATSAPP',
        destino: '11987654321',
      });
      expect(convite?.corpo).toContain(token);
      expect(convite?.corpo).toContain(link);
      expect(convite?.corpo).not.toMatch(/exame|clínico|audiometria|peri[oó]dico|ruído|risco/i);
      expect(
        await um(
          sql`select count(*)::int as v from mensagem where agendamento_id = ${id} and corpo_cifrado like ${`%${token}%`}`,
        ),
      ).toBe(0);
    });

    it('keeps the contact that was used', async () => {
      const id = await novoPedido();
      await enviar(id, { formaEnvio: 'EMAIL', email: 'novo@exemplo.com.br', phone: '' });
      expect(await um(sql`select email_funcionario as v from agendamento where id = ${id}`)).toBe(
        'novo@exemplo.com.br',
      );
      expect((await mensagens(id))[0]).toMatchObject({ canal: 'EMAIL', destino: 'novo@exemplo.com.br' });
    });

    it.each([
      [{ phone: '' }, 'phone', 'Digite um telefone válido'],
      [{ phone: '1133334444' }, 'phone', 'Digite um telefone válido'],
      [{ formaEnvio: 'EMAIL', email: '' }, 'email', 'Digite um email válido'],
      [{ formaEnvio: 'EMAIL', email: 'a@b' }, 'email', 'Digite um email válido'],
    ])('doc2 §5: refuses %j', async (extra, campo, mensagem) => {
      const r = await enviar(await novoPedido(), extra);
      expect(r.status).toBe(400);
      expect(r.corpo).toMatchObject({ details: { response: { campos: [{ campo, mensagem }] } } });
    });

    it('opens a session with the token however it is typed', async () => {
      const token = await tokenDoLink(await novoPedido());
      const digitado = ` ${token.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
      expect((await entrar('529.982.247-25', digitado)).status).toBe(200);
    });

    it('sent again with the same Idempotency-Key it is the same link, once; what is kept of it cannot be read', async () => {
      const id = await novoPedido();
      const body = { phone: '11987654321', email: '', formaEnvio: 'WHATSAPP', cpf: CPF, agendamentoId: id };
      for (const [url, b, enviadas] of [
        ['/autoagendamento/enviar-link-autoagendamento-colaborador', body, 1],
        ['/autoagendamento/token', { cpf: CPF, agendamentoId: id }, 1],
      ] as const) {
        const headers = { 'idempotency-key': `link-${nome}-${id}` };
        const primeiro = await post(url, b, atendente, headers);
        const denovo = await post(url, b, atendente, headers);
        expect(denovo.cabecalhos['idempotent-replay']).toBe('true');
        expect(denovo.corpo).toEqual(primeiro.corpo);
        expect(await mensagens(id)).toHaveLength(enviadas);
        const { token } = corpo<{ token: string }>(primeiro);
        expect((await entrar(CPF, token)).status).toBe(200);
        expect(
          await um(sql`select count(*)::int as v from idempotencia where answer::text like ${`%${token}%`}`),
        ).toBe(0);
      }
    });

    it('LGPD art. 8 §1: the agreement to the terms outlives the session, with its version', async () => {
      const id = await novoPedido();
      expect((await entrar(CPF, await tokenDoLink(id))).status).toBe(200);
      await app.banco.db.execute(
        sql`update sessao set expira_em = now() - interval '2 days' where agendamento_id = ${id}`,
      );
      await limparVencidos(app.banco);
      expect(await um(sql`select count(*)::int as v from sessao where agendamento_id = ${id}`)).toBe(0);
      expect(
        await um(sql`select detalhes->>'termos' as v from auditoria
          where acao = 'ENTRAR' and recurso = 'agendamento' and recurso_id = ${id}`),
      ).toBe(VERSAO_DOS_TERMOS);
    });

    it('entering, leaving and being refused are in the trail, and name the request or the person', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      expect((await post('/auth/logout', {}, sessao)).status).toBe(200);
      expect((await post('/auth/logout', {}, await app.tokenDe(2))).status).toBe(200);
      expect((await entrar(CPF, 'ERRADO')).status).toBe(401);
      const login = { username: 'cliente@apto.test', password: 'errada' };
      expect((await post('/auth/login', login, null)).status).toBe(401);
      const trilha = await linhas<{ acao: string; recurso: string; recurso_id: number | null; tipo: string }>(
        app.banco.db,
        sql`select acao, recurso, recurso_id, sessao_tipo as tipo from auditoria
            where acao in ('SAIR', 'ENTRADA_RECUSADA') order by id desc limit 4`,
      );
      expect(trilha.reverse()).toEqual([
        { acao: 'SAIR', recurso: 'agendamento', recurso_id: id, tipo: 'autoagendamento' },
        { acao: 'SAIR', recurso: 'usuario', recurso_id: 2, tipo: 'interna' },
        { acao: 'ENTRADA_RECUSADA', recurso: 'agendamento', recurso_id: null, tipo: 'publica' },
        { acao: 'ENTRADA_RECUSADA', recurso: 'usuario', recurso_id: 2, tipo: 'publica' },
      ]);
    });

    it('a new send revokes the old token and the session that it opened', async () => {
      const id = await novoPedido();
      const velho = await tokenDoLink(id);
      const sessao = corpo<{ access_token: string }>(await entrar(CPF, velho)).access_token;
      expect((await get('/autoagendamento', sessao)).status).toBe(200);
      const novo = await tokenDoLink(id);
      expect((await entrar(CPF, velho)).status).toBe(401);
      expect((await get('/autoagendamento', sessao)).status).toBe(401);
      expect((await entrar(CPF, novo)).status).toBe(200);
    });

    it('unknown CPF, somebody else’s CPF, wrong, revoked and expired tokens look alike', async () => {
      const id = await novoPedido();
      const velho = await tokenDoLink(id);
      const token = await tokenDoLink(id);
      const recusas = [
        await entrar('39053344705', token),
        await entrar('00000000191', token),
        await entrar(CPF, 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'),
        await entrar(CPF, velho),
        await entrar('não é cpf', token),
      ];
      app.irPara(Date.parse('2026-12-04T03:00:01Z'));
      recusas.push(await entrar(CPF, token));
      const iguais = new Set(
        recusas.map((r) => JSON.stringify({ ...corpo<object>(r), requestId: '', status: r.status })),
      );
      expect(iguais.size).toBe(1);
      expect(recusas[0]?.status).toBe(401);
    });

    it('needs the terms to be accepted', async () => {
      const token = await tokenDoLink(await novoPedido());
      expect((await entrar(CPF, token, false)).status).toBe(400);
    });

    it('is refused for another CPF, a foreign appointment, and one that waits for nobody', async () => {
      const id = await novoPedido();
      expect((await enviar(id, { cpf: '11144477735' })).status).toBe(404);
      expect((await enviar(await novoPedido({ funcionarioId: 5 }), { cpf: '86288366757' })).status).toBe(404);
      expect(
        (await enviar(await novoPedido({ funcionarioId: 4 }), { cpf: '15350946056' }, cliente)).status,
      ).toBe(404);
      const aberto = await enviar(await novoPedido({ statusId: STATUS.EM_ABERTO }));
      expect([aberto.status, corpo<{ codigo: string }>(aberto).codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
      const passado = await enviar(await novoPedido({ inicio: '2026-11-10', fim: '2026-11-20' }));
      expect(passado.status).toBe(422);
      expect((await enviar(id, {}, await app.tokenDe(3))).status).toBe(403);
    });

    it('POST /autoagendamento/token gives a token and sends nothing', async () => {
      const id = await novoPedido();
      const r = await post('/autoagendamento/token', { cpf: CPF, agendamentoId: id });
      expect(r.status).toBe(201);
      expect((await entrar(CPF, corpo<{ token: string }>(r).token)).status).toBe(200);
      expect(await mensagens(id)).toEqual([]);
    });
  });

  describe('the employee (doc2 §2.11)', () => {
    it('sees the own request, and no other', async () => {
      const id = await novoPedido();
      const outro = await novoPedido({ funcionarioId: 2 });
      const sessao = await sessaoDo(id);
      const r = await get('/autoagendamento', sessao);
      expect(r.corpo).toMatchObject({
        agendamento: { id, situacao: 'PENDENTE', dataSugestaoInicial: TERCA },
        funcionario: { id: 1, cpf: CPF },
        cliente: { id: 1, name: 'Aurora' },
        prestador: null,
        procedimentos: [{ id: 1 }, { id: 2, recommendation: 'Repouso auditivo de 14 horas' }],
        levar: ['Documento oficial com foto'],
      });
      expect((await escolherClinica(outro, sessao)).status).toBe(404);
      expect((await confirmar(outro, sessao)).status).toBe(404);
      const faixas = {
        agendamentoId: outro,
        periodo: 3,
        prestadorId: 1,
        dataInicial: TERCA,
        dataFinal: TERCA,
      };
      expect((await post('/agendamentos/faixas-disponiveis', faixas, sessao)).status).toBe(404);
      for (const url of [
        '/agendamentos',
        `/agendamentos/${id}`,
        '/customers',
        '/customer/employees/1',
        '/auth/me',
      ]) {
        expect((await get(url, sessao)).status).toBe(401);
      }
      expect((await get('/autoagendamento', atendente)).status).toBe(401);
    });

    it('confirms phone and e-mail', async () => {
      const id = await novoPedido({ funcionarioId: 3 });
      const sessao = await sessaoDo(id, '39053344705');
      const url = '/autoagendamento/confirmar-dados';
      expect((await patch(url, { phone: '12' }, sessao)).status).toBe(400);
      const r = await patch(url, { phone: '(11) 91234-5678', email: 'zelia@exemplo.com.br' }, sessao);
      expect(r.corpo).toEqual({ phone: '11912345678', email: 'zelia@exemplo.com.br' });
      expect(await um(sql`select phone as v from funcionario where id = 3`)).toBe('11912345678');
      expect((await get('/autoagendamento', sessao)).corpo).toMatchObject({
        funcionario: { phone: '11912345678' },
      });
    });

    it('confirming the phone alone leaves the e-mail of the registry as it is, also where the request has none', async () => {
      const url = '/autoagendamento/confirmar-dados';
      await app.banco.db.execute(
        sql`update funcionario set phone = '11911112222', email = 'zelia@exemplo.com.br' where id = 3`,
      );
      const id = await novoPedido({ funcionarioId: 3 });
      // The request was made with another phone and without e-mail.
      await app.banco.db.execute(
        sql`update agendamento set telefone_funcionario = '11933334444', email_funcionario = null where id = ${id}`,
      );
      const sessao = await app.tokenDoEmpregado(id);
      const noCadastro = () => um(sql`select array[phone, email] as v from funcionario where id = 3`);
      expect((await patch(url, { phone: '11933334444' }, sessao)).corpo).toEqual({
        phone: '11933334444',
        email: null,
      });
      expect(await noCadastro()).toEqual(['11933334444', 'zelia@exemplo.com.br']);
      expect((await patch(url, { phone: '11933334444', email: '' }, sessao)).status).toBe(200);
      expect(await noCadastro()).toEqual(['11933334444', null]);
      // The trail names the request: an employee's session has no user.
      expect(
        await um(sql`select detalhes->>'funcionarioId' as v from auditoria
          where acao = 'CONFIRMAR_DADOS' and recurso = 'agendamento' and recurso_id = ${id} limit 1`),
      ).toBe('3');
      const versao = () => um(sql`select versao as v from agendamento where id = ${id}`);
      const antes = await versao();
      expect((await patch(url, { phone: '11933334444', email: null }, sessao)).status).toBe(200);
      expect(await versao()).toBe(antes);
    });

    it('sees free slots of the suggested range only, and never a weekend', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      const pedir = (dataInicial: string, dataFinal: string, periodo = 3) =>
        post(
          '/agendamentos/faixas-disponiveis',
          { agendamentoId: id, periodo, prestadorId: 1, dataInicial, dataFinal },
          sessao,
        );
      const faixas = corpo<{ data: string; horarioChegada: string }[]>(
        await pedir('2026-11-23', '2026-12-20'),
      );
      expect(new Set(faixas.map((f) => f.data))).toEqual(
        new Set([
          TERCA,
          '2026-11-25',
          '2026-11-26',
          '2026-11-27',
          '2026-11-30',
          '2026-12-01',
          '2026-12-02',
          '2026-12-03',
        ]),
      );
      expect(faixas.filter((f) => f.data === TERCA)).toHaveLength(16);
      expect(corpo<unknown[]>(await pedir(TERCA, TERCA, 1))).toHaveLength(8);
      expect((await pedir('2026-11-24', '2026-12-31')).status).toBe(400);
      expect((await pedir('2026-11-25', '2026-11-24')).status).toBe(400);
      const alheia = { agendamentoId: id, periodo: 3, prestadorId: 3, dataInicial: TERCA, dataFinal: TERCA };
      expect((await post('/agendamentos/faixas-disponiveis', alheia, sessao)).status).toBe(404);
    });

    it('picks a clinic that can serve; any other does not exist', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      expect((await escolherClinica(id, sessao, 3)).status).toBe(404);
      await app.banco.db.execute(sql`update prestador_cliente set condicao = false where prestador_id = 2`);
      expect((await escolherClinica(id, sessao, 2)).status).toBe(404);
      expect((await escolherClinica(id, atendente, 2)).corpo).toMatchObject({
        message: 'O prestador não atende os funcionários da empresa: Padaria Aurora',
      });
      await app.banco.db.execute(sql`update prestador_cliente set condicao = true where prestador_id = 2`);
      const outraCidade = { id, cidade: 4106902, idPrestador: 1 };
      expect(
        (await patch('/autoagendamento/solicitante-confirmar-prestador', outraCidade, sessao)).status,
      ).toBe(422);
      expect((await escolherClinica(id, sessao)).corpo).toMatchObject({ id, version: 2 });
      // Choosing the same again is not a change.
      expect((await escolherClinica(id, sessao)).corpo).toMatchObject({ id, version: 2 });
    });

    it('books a slot: status, record, booking, audit, event and messages, all together', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      expect((await confirmar(id, sessao)).status).toBe(422);
      await escolherClinica(id, sessao);
      const r = await confirmar(id, sessao);
      expect([r.status, r.corpo]).toEqual([
        201,
        { id, version: 3, idStatus: STATUS.AGENDADO, dataAgendamento: TERCA, horaAgendamento: '08:00' },
      ]);
      expect(
        await um(sql`select periodo::text as v from reserva where agendamento_id = ${id} and ativa`),
      ).toBe('["2026-11-24 08:00:00","2026-11-24 08:30:00")');
      expect(
        await um(
          sql`select acao as v from agendamento_status where agendamento_id = ${id} order by id desc limit 1`,
        ),
      ).toBe('CONFIRMAR_AUTOAGENDAMENTO');
      expect(
        await um(sql`select tipo as v from outbox where agendamento_id = ${id} order by id desc limit 1`),
      ).toBe('AGENDADO');
      expect(
        await um(sql`select sessao_tipo as v from auditoria where recurso_id = ${id} and acao = 'AGENDAR'`),
      ).toBe('autoagendamento');
      const [, funcionario, solicitante] = await mensagens(id);
      expect(funcionario).toMatchObject({ tipo: 'CONFIRMACAO', canal: 'WHATSAPP', destino: '11987654321' });
      expect(funcionario?.corpo).toContain('terça-feira, 24 de novembro de 2026, às 08:00');
      expect(funcionario?.corpo).toContain('Rua Direita, 100');
      expect(solicitante).toMatchObject({
        tipo: 'CONFIRMACAO_SOLICITANTE',
        canal: 'EMAIL',
        destino: 'rh@exemplo.com.br',
      });
      for (const m of [funcionario, solicitante])
        expect(m?.corpo).not.toMatch(/exame|audiometria|risco|ruído/i);
    });

    it('after the confirmation the token opens nothing, and the session may still read it', async () => {
      const id = await novoPedido();
      const token = await tokenDoLink(id);
      const sessao = corpo<{ access_token: string }>(await entrar(CPF, token)).access_token;
      await escolherClinica(id, sessao);
      expect((await confirmar(id, sessao)).status).toBe(201);
      expect((await entrar(CPF, token)).status).toBe(401);
      expect((await get('/autoagendamento', sessao)).corpo).toMatchObject({
        agendamento: { situacao: 'CONFIRMADO', dataAgendamento: TERCA, horaAgendamento: '08:00' },
        prestador: { id: 1, name: 'Clínica Horário', city: { cidade: 'São Paulo' } },
      });
      const denovo = await confirmar(id, sessao, { horarioAgendamento: '09:00' });
      expect([denovo.status, corpo<{ codigo: string }>(denovo).codigo]).toEqual([409, 'TRANSICAO_RECUSADA']);
      expect((await escolherClinica(id, sessao, 2)).status).toBe(409);
      expect((await patch('/autoagendamento/confirmar-dados', { phone: '11912345678' }, sessao)).status).toBe(
        409,
      );
    });

    it('the same Idempotency-Key twice books once', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao);
      const headers = { 'idempotency-key': `confirma-${nome}-${id}` };
      const [a, b] = [await confirmar(id, sessao, {}, headers), await confirmar(id, sessao, {}, headers)];
      expect([a.status, b.status]).toEqual([201, 201]);
      expect(b.corpo).toEqual(a.corpo);
      expect(await um(sql`select count(*)::int as v from reserva where agendamento_id = ${id}`)).toBe(1);
    });

    it('order of arrival needs no slot; a time that the employee sends means nothing', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao, 2);
      const r = await confirmar(id, sessao, { periodo: 2, horarioAgendamento: '23:15' });
      expect(r.corpo).toMatchObject({ idStatus: STATUS.AGENDADO, horaAgendamento: null });
      expect(await um(sql`select periodo as v from agendamento where id = ${id}`)).toBe(2);
      expect((await mensagens(id))[1]?.corpo).toContain('no período da tarde');
    });

    it('a clinic paid in advance: DEPOSITO_ANTECIPADO', async () => {
      await app.banco.db.execute(sql`update prestador set advance_deposit = true where id = 2`);
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao, 2);
      expect((await confirmar(id, sessao)).corpo).toMatchObject({ idStatus: STATUS.DEPOSITO_ANTECIPADO });
      await app.banco.db.execute(sql`update prestador set advance_deposit = false where id = 2`);
    });

    it.each([
      ['its morning', 1, 'A manhã de hoje já terminou'],
      ['both its periods', 3, 'A manhã de hoje já terminou'],
      ['its afternoon', 2, null],
    ])('doc2 §4 Period availability: today after 12:00, %s', async (_, periodo, recusa) => {
      const id = await novoPedido({ inicio: '2026-11-23', prestadorId: 2 });
      app.irPara(Date.parse('2026-11-23T15:30:00Z'));
      const sessao = await app.tokenDoEmpregado(id);
      const r = await confirmar(id, sessao, {
        dataAgendamento: '2026-11-23',
        periodo,
        horarioAgendamento: null,
      });
      expect(r.status).toBe(recusa ? 422 : 201);
      if (recusa) expect(corpo<{ message: string }>(r).message).toBe(recusa);
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
    ])('is refused: %s', async (_, extra, preparar, texto) => {
      if (preparar) await app.banco.executarScript(preparar);
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao, 2);
      const r = await confirmar(id, sessao, extra);
      expect(r.status).toBe(422);
      expect(corpo<{ message: string }>(r).message.toLowerCase()).toContain(texto.toLowerCase());
      expect(await um(sql`select status_id as v from agendamento where id = ${id}`)).toBe(
        STATUS.AUTOAGENDAMENTO,
      );
    });

    it('a national holiday is refused by law, in no table', async () => {
      app.irPara(Date.parse('2026-12-21T13:00:00Z'));
      atendente = await app.tokenDe(1);
      const id = await novoPedido({ inicio: '2026-12-22', fim: '2026-12-30' });
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao);
      const r = await confirmar(id, sessao, { dataAgendamento: '2026-12-25' });
      expect([r.status, corpo<{ message: string }>(r).message]).toEqual([
        422,
        'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional',
      ]);
    });

    it('where the clinic has agendas, a slot is required and must be one of them', async () => {
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao);
      expect((await confirmar(id, sessao, { horarioAgendamento: null })).status).toBe(400);
      for (const hora of ['08:10', '12:00']) {
        const r = await confirmar(id, sessao, { horarioAgendamento: hora });
        expect([r.status, corpo<{ codigo: string }>(r).codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
      }
      expect((await confirmar(id, sessao, { ambienteId: 2 })).status).toBe(409);
    });

    it.each([
      ['reserves by its own system', true, null, true],
      ['reserves, on SOC', true, 'SOC', true],
      ['is on SOC and reserves nothing', false, 'SOC', false],
    ])(
      'what the clinic says of its slots is what the booking asks: %s',
      async (_, reserva, sistema, esperado) => {
        // Clinic 2 has no agenda: where it reserves there is nothing to be had, which is no free pass.
        await app.banco.db.execute(
          sql`update prestador set reserva_horario = ${reserva}, sistema = ${sistema} where id = 2`,
        );
        const id = await novoPedido({ prestadorId: 2 });
        const sessao = await app.tokenDoEmpregado(id);
        expect((await get('/suppliers/2', sessao)).corpo).toMatchObject({ reservaFaixas: esperado });
        const semHora = await confirmar(id, sessao, { horarioAgendamento: null });
        expect(semHora.status).toBe(esperado ? 400 : 201);
        if (esperado) {
          const r = await confirmar(id, sessao);
          expect([r.status, corpo<{ codigo: string }>(r).codigo]).toEqual([409, 'FAIXA_INDISPONIVEL']);
        }
        await app.banco.db.execute(
          sql`update prestador set reserva_horario = false, sistema = null where id = 2`,
        );
      },
    );

    it('losing the slot: told at once, with the nearest free ones', async () => {
      const [primeiro, segundo] = [await novoPedido(), await novoPedido({ funcionarioId: 2 })];
      const a = await sessaoDo(primeiro);
      const b = await sessaoDo(segundo, '11144477735');
      await escolherClinica(primeiro, a);
      await escolherClinica(segundo, b);
      expect((await confirmar(primeiro, a, { horarioAgendamento: '10:00' })).status).toBe(201);
      const r = await confirmar(segundo, b, { horarioAgendamento: '10:00' });
      expect(r.status).toBe(409);
      expect(r.corpo).toMatchObject({
        codigo: 'FAIXA_INDISPONIVEL',
        message: 'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.',
        details: { response: { maisProximas: [{ data: TERCA }, { data: TERCA }, { data: TERCA }, {}, {}] } },
      });
      const { maisProximas } = corpo<{
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
        (await confirmar(segundo, b, { horarioAgendamento: maisProximas[0]?.horarioChegada })).status,
      ).toBe(201);
    });

    it('a hold that ran out does not stand in the way; a live one does', async () => {
      const segurar = (hora: string, expira: string) =>
        app.banco.db.execute(sql`insert into reserva (ambiente_id, periodo, tipo, expira_em)
          values (1, tsrange(${`${TERCA} ${hora}`}::timestamp, ${`${TERCA} ${hora}`}::timestamp + interval '30 minutes'), 'HOLD', ${expira}::timestamptz)`);
      await segurar('08:00', '2026-11-23T12:59:00Z');
      await segurar('09:00', '2026-11-23T13:05:00Z');
      const id = await novoPedido();
      const sessao = await sessaoDo(id);
      await escolherClinica(id, sessao);
      expect((await confirmar(id, sessao, { horarioAgendamento: '09:00' })).status).toBe(409);
      expect((await confirmar(id, sessao, { horarioAgendamento: '08:00' })).status).toBe(201);
    });
  });

  describe('staff may book it too, inside their scope', () => {
    it('with the permission, by the same rules', async () => {
      const id = await novoPedido();
      expect((await escolherClinica(id, cliente)).status).toBe(200);
      const r = await confirmar(id, cliente, { horarioAgendamento: '14:00' });
      expect(r.corpo).toMatchObject({ idStatus: STATUS.AGENDADO, horaAgendamento: '14:00' });
      expect(await um(sql`select descricao as v from agendamento_status where agendamento_id = ${id}`)).toBe(
        'Autoagendamento confirmado pelo solicitante',
      );
    });
    it('and nobody else', async () => {
      const id = await novoPedido({ prestadorId: 1 });
      expect((await confirmar(id, await app.tokenDe(3))).status).toBe(403);
      expect((await confirmar(id, await app.tokenDe(8))).status).toBe(404);
      expect((await confirmar(id, await app.tokenDe(5))).status).toBe(404);
      expect((await confirmar(id, await app.tokenDe(4))).status).toBe(401);
      expect((await escolherClinica(id, await app.tokenDe(5))).status).toBe(404);
    });
  });

  it('a slot with three places takes exactly three of twelve at once', async () => {
    await app.banco.db.execute(sql`update agenda_periodo set vagas = 3 where dia_semana = 5`);
    const ids = await Promise.all(Array.from({ length: 12 }, () => novoPedido({ prestadorId: 1 })));
    const respostas = await Promise.all(
      ids.map((id) =>
        confirmar(id, atendente, { dataAgendamento: '2026-11-27', horarioAgendamento: '15:00' }),
      ),
    );
    expect(respostas.map((r) => r.status).sort((a, b) => a - b)).toEqual([
      201,
      201,
      201,
      ...Array.from({ length: 9 }, () => 409),
    ]);
    await app.banco.db.execute(sql`update agenda_periodo set vagas = 1 where dia_semana = 5`);
  });
});
