import { CHAMADAS } from '@apto/api-client/openapi';
import type { QualquerEndpoint } from '@apto/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BANCOS, criarAppDeTeste, type AppDeTeste } from './helpers.ts';
import { criarPedido } from './pedido.ts';
import { pedido } from './pedidos.ts';

type Ids = Record<
  'meu' | 'meuDaMatriz' | 'deOutroCliente' | 'deOutraEmpresa' | 'meuLink' | 'linkAlheio' | 'nenhum',
  number
>;

interface Caso {
  chamada: string;
  /** User of the fixture, or the employee of `meuLink`. 2 sees customer 1; 8 only its branch 2. */
  quem: 2 | 8 | 'empregado';
  /** Ids that exist but are somebody else's, and for each the request that names it. */
  alheios: (ids: Ids) => number[];
  pedir: (id: number, ids: Ids) => { url: string; body?: unknown; headers?: Record<string, string> };
}

const CLIENTES = () => [2, 3];
const CLINICA = () => [3];
const FUNCIONARIOS = () => [4, 5];
const AGENDAMENTOS = (ids: Ids) => [ids.deOutroCliente, ids.deOutraEmpresa];
const LINKS = (ids: Ids) => [ids.linkAlheio];
const DIA = '2026-11-25';
const faixas = { examesIds: [1], dataInicial: DIA, dataFinal: DIA, periodo: 3 };

const porId = (chamada: string, url: (id: number) => string, quem: Caso['quem'] = 2): Caso => ({
  chamada,
  quem,
  alheios: quem === 8 ? (ids) => [ids.meuDaMatriz, ids.deOutroCliente] : AGENDAMENTOS,
  pedir: (id) => ({ url: url(id) }),
});

const DETALHES: [string, (id: number) => string][] = [
  ['obterAgendamento', (id) => `/agendamentos/${id}`],
  ['detalhesDoFuncionario', (id) => `/agendamento_funcionario/agendamento/${id}`],
  ['detalhesDoPrestador', (id) => `/agendamento_prestador/agendamento/${id}`],
  ['detalhesDosProcedimentos', (id) => `/agendamento_procedimento/agendamento/${id}`],
  ['detalhesDosRiscos', (id) => `/agendamento-riscos/agendamento/${id}`],
  ['detalhesDosRiscosPorConsulta', (id) => `/agendamento-riscos/agendamento?agendamentoId=${id}`],
  ['registrosDeStatus', (id) => `/agendamento_status/agendamento/${id}`],
  ['validarPrazo', (id) => `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${id}`],
];

const cancelar = (id: number) => ({
  url: '/agendamento_status',
  body: { descricao: 'Mudança de status para Cancelado. Motivo: x', agendamento: id, status: { id: 10 } },
});
const link = (id: number) => ({
  url: '/autoagendamento/enviar-link-autoagendamento-colaborador',
  body: { formaEnvio: 'EMAIL', email: 'a@exemplo.com.br', cpf: '29537995593', agendamentoId: id },
});
const auto = (funcionario: number) => ({
  url: '/autoagendamento',
  body: {
    funcionario,
    tipoExame: 2,
    dataSugestaoInicial: DIA,
    dataSugestaoFinal: DIA,
    questionarioRisco: 1,
    nomeSolicitante: 'Ana',
    emailSolicitante: 'ana@exemplo.com.br',
    telefoneSolicitante: '1133334444',
  },
});

/** For each call that names a record, a record of somebody else. */
const CASOS: Caso[] = [
  ...DETALHES.flatMap(([nome, url]) => [porId(nome, url), porId(nome, url, 8)]),
  { chamada: 'mudarStatus', quem: 2, alheios: AGENDAMENTOS, pedir: cancelar },
  { chamada: 'mudarStatus', quem: 8, alheios: (ids) => [ids.meuDaMatriz], pedir: cancelar },
  {
    chamada: 'editarAgendamento',
    quem: 2,
    alheios: AGENDAMENTOS,
    pedir: (id) => ({ url: '/agendamentos', body: { id, observacao: 'x' }, headers: { 'if-match': '1' } }),
  },
  {
    chamada: 'editarAgendamento',
    quem: 2,
    alheios: CLINICA,
    pedir: (id, ids) => ({
      url: '/agendamentos',
      body: { id: ids.meu, prestador: id },
      headers: { 'if-match': '1' },
    }),
  },
  {
    chamada: 'criarAgendamentos',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: '/agendamentos', body: pedido({ cliente: id }) }),
  },
  {
    chamada: 'criarAgendamentos',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({ url: '/agendamentos', body: pedido({ funcionario: id }) }),
  },
  {
    chamada: 'criarAgendamentos',
    quem: 8,
    alheios: () => [1, 2],
    pedir: (id) => ({ url: '/agendamentos', body: pedido({ funcionario: id }) }),
  },
  {
    chamada: 'criarAgendamentos',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: '/agendamentos', body: pedido({ prestador: id }) }),
  },
  { chamada: 'criarAutoagendamento', quem: 2, alheios: FUNCIONARIOS, pedir: auto },
  { chamada: 'criarAutoagendamento', quem: 8, alheios: () => [1, 2], pedir: auto },
  {
    chamada: 'gerarTokenAutoagendamento',
    quem: 2,
    alheios: LINKS,
    pedir: (id) => ({ url: '/autoagendamento/token', body: { cpf: '15350946056', agendamentoId: id } }),
  },
  { chamada: 'enviarLinkAutoagendamento', quem: 2, alheios: LINKS, pedir: link },
  {
    chamada: 'confirmarPrestador',
    quem: 2,
    alheios: LINKS,
    pedir: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-prestador',
      body: { id, cidade: 3550308, idPrestador: 1 },
    }),
  },
  {
    chamada: 'confirmarPrestador',
    quem: 'empregado',
    alheios: LINKS,
    pedir: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-prestador',
      body: { id, cidade: 3550308, idPrestador: 1 },
    }),
  },
  {
    chamada: 'confirmarPrestador',
    quem: 'empregado',
    alheios: CLINICA,
    pedir: (id, ids) => ({
      url: '/autoagendamento/solicitante-confirmar-prestador',
      body: { id: ids.meuLink, cidade: 3550308, idPrestador: id },
    }),
  },
  {
    chamada: 'confirmarAgendamento',
    quem: 2,
    alheios: LINKS,
    pedir: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-agendamento',
      body: { agendamentoId: id, periodo: 1, dataAgendamento: DIA },
    }),
  },
  {
    chamada: 'confirmarAgendamento',
    quem: 'empregado',
    alheios: LINKS,
    pedir: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-agendamento',
      body: { agendamentoId: id, periodo: 1, dataAgendamento: DIA },
    }),
  },
  {
    chamada: 'faixasDisponiveis',
    quem: 2,
    alheios: LINKS,
    pedir: (id) => ({
      url: '/agendamentos/faixas-disponiveis',
      body: { ...faixas, agendamentoId: id, prestadorId: 1 },
    }),
  },
  {
    chamada: 'faixasDisponiveis',
    quem: 'empregado',
    alheios: LINKS,
    pedir: (id) => ({
      url: '/agendamentos/faixas-disponiveis',
      body: { ...faixas, agendamentoId: id, prestadorId: 1 },
    }),
  },
  {
    chamada: 'faixasDisponiveis',
    quem: 'empregado',
    alheios: CLINICA,
    pedir: (id, ids) => ({
      url: '/agendamentos/faixas-disponiveis',
      body: { ...faixas, agendamentoId: ids.meuLink, prestadorId: id },
    }),
  },
  {
    chamada: 'novasFaixasDisponiveis',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({
      url: '/agendamentos/new-faixas-disponiveis',
      body: { ...faixas, prestadorId: id, funcionarioId: 1, tipoExameId: 2 },
    }),
  },
  {
    chamada: 'novasFaixasDisponiveis',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({
      url: '/agendamentos/new-faixas-disponiveis',
      body: { ...faixas, prestadorId: 1, funcionarioId: id, tipoExameId: 2 },
    }),
  },
  {
    chamada: 'consultarHorarios',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({
      url: `/agendas/horarios/consultar?idsProcedures=1&dataInicial=${DIA}&dataFinal=${DIA}&prestadorId=${id}`,
    }),
  },
  { chamada: 'obterCliente', quem: 2, alheios: CLIENTES, pedir: (id) => ({ url: `/customers/${id}` }) },
  {
    chamada: 'comboUnidades',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/customer/branches/combo?customerId=${id}` }),
  },
  {
    chamada: 'comboSetores',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/customer/departments/combo?customerId=${id}` }),
  },
  {
    chamada: 'comboCargos',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/customer/positions/combo?customerId=${id}` }),
  },
  {
    chamada: 'metodoDeAtendimento',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/cliente-metodo-atendimento/find-by-exame-cliente/2/${id}` }),
  },
  {
    chamada: 'funcionariosPorSituacao',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/customer/employees/funcionarios-por-situacao/ATIVO?customerId=${id}` }),
  },
  {
    chamada: 'funcionariosPorSituacao',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({ url: `/customer/employees/funcionarios-por-situacao/ATIVO?ids=${id}` }),
  },
  {
    chamada: 'obterFuncionario',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({ url: `/customer/employees/${id}` }),
  },
  {
    chamada: 'obterFuncionario',
    quem: 8,
    alheios: () => [1, 2],
    pedir: (id) => ({ url: `/customer/employees/${id}` }),
  },
  {
    chamada: 'riscosSoc',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({ url: `/customer/employees/riscos-soc/${id}` }),
  },
  {
    chamada: 'procedimentosSoc',
    quem: 2,
    alheios: FUNCIONARIOS,
    pedir: (id) => ({ url: `/importacao/procedimentos-soc/funcionario/${id}/customer/1/tipo-exame/2` }),
  },
  {
    chamada: 'procedimentosSoc',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/importacao/procedimentos-soc/funcionario/1/customer/${id}/tipo-exame/2` }),
  },
  {
    chamada: 'prestadoresOrdenados',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/suppliers/ordered/${id}/3550308/0` }),
  },
  {
    chamada: 'prestadoresOrdenados',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: `/suppliers/ordered/1/3550308/0?ids=${id}` }),
  },
  { chamada: 'obterPrestador', quem: 2, alheios: CLINICA, pedir: (id) => ({ url: `/suppliers/${id}` }) },
  {
    chamada: 'obterPrestador',
    quem: 'empregado',
    alheios: CLINICA,
    pedir: (id) => ({ url: `/suppliers/${id}` }),
  },
  {
    chamada: 'feriasDoPrestador',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: `/ferias/prestador/verificar/${id}` }),
  },
  {
    chamada: 'feriasDoPrestador',
    quem: 'empregado',
    alheios: CLINICA,
    pedir: (id) => ({ url: `/ferias/prestador/verificar/${id}` }),
  },
  {
    chamada: 'feriasDoPrestadorNoDia',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: `/ferias/prestador/verificar/single/${id}?dataInicial=${DIA}` }),
  },
  {
    chamada: 'antecedenciaDoExame',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: `/prestador-exames/find-by-prestador-e-procedimento/${id}/1` }),
  },
  {
    chamada: 'prestadoresLiberados',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/prestador-clientes/client/${id}` }),
  },
  {
    chamada: 'prestadorLiberado',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: `/prestador-clientes/client/${id}/1` }),
  },
  {
    chamada: 'prestadorLiberado',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: `/prestador-clientes/client/1/${id}` }),
  },
  {
    chamada: 'liberarPrestador',
    quem: 2,
    alheios: CLINICA,
    pedir: (id) => ({ url: '/prestador-clientes', body: { idPrestador: id, idCliente: 1 } }),
  },
  {
    chamada: 'liberarPrestador',
    quem: 2,
    alheios: CLIENTES,
    pedir: (id) => ({ url: '/prestador-clientes', body: { idPrestador: 1, idCliente: id } }),
  },
  {
    chamada: 'religarPrestador',
    quem: 2,
    alheios: () => [2],
    pedir: (id) => ({ url: '/prestador-clientes', body: { id, idPrestador: 3, idCliente: 3 } }),
  },
];

/** Calls that name no record of anybody: own data, public registries, or a list that the scope already cuts. */
const SEM_REGISTRO = new Set([
  'listarAgendamentos',
  'exportarAgendamentos',
  'contadoresDoPainel',
  'listarStatus',
  'listarTiposExame',
  'meuAutoagendamento',
  'confirmarMeusDados',
  'listarClientes',
  'configuracoesSla',
  'listarProcedimentos',
  'questionariosDeRisco',
  'listarCidades',
  'feriadosMunicipais',
  'listarFeriadosNacionais',
  'prestadorReservaHorario',
  'eu',
  'sair',
  'trocarSenha',
  'minhaEmpresa',
  'eventos',
]);

const fechadas = CHAMADAS.filter((c) => !c.sessoes.includes('publica'));
const enderecoDe = (c: QualquerEndpoint) => c.path.replace(/:\w+/g, '1');

describe.each(BANCOS)('who may call what, on %s', (banco) => {
  let app: AppDeTeste;
  let ids: Ids;
  const tokens = new Map<Caso['quem'] | 'prestador' | 'semPermissao', string>();

  beforeAll(async () => {
    app = await criarAppDeTeste({ banco });
    const criar = async (usuario: number, mudanca: Record<string, unknown>) => {
      const r = await app.chamar('POST', '/agendamentos', {
        token: await app.tokenDe(usuario),
        body: pedido(mudanca),
      });
      expect(r.status).toBe(201);
      return (r.corpo as { id: number }).id;
    };
    await app.banco.executarScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (1, 2, true)',
    );
    ids = {
      meu: await criar(1, { funcionario: 3 }),
      meuDaMatriz: await criar(1, {}),
      deOutroCliente: await criar(1, { funcionario: 4, cliente: 2 }),
      deOutraEmpresa: await criar(5, { funcionario: 5, cliente: 3, prestador: 3 }),
      meuLink: await criarPedido(app.banco.db, { funcionarioId: 1, prestadorId: 1 }),
      linkAlheio: await criarPedido(app.banco.db, { funcionarioId: 4, prestadorId: 1 }),
      nenhum: 987_654,
    };
    tokens.set(2, await app.tokenDe(2));
    tokens.set(8, await app.tokenDe(8));
    tokens.set('empregado', await app.tokenDoEmpregado(ids.meuLink));
    tokens.set('prestador', await app.tokenDe(4));
    tokens.set('semPermissao', await app.tokenDe(6));
  });
  afterAll(() => app.fechar());

  const chamar = (c: QualquerEndpoint, token?: string) =>
    app.chamar(c.method, enderecoDe(c), { ...(token ? { token } : {}), ...(c.body ? { body: {} } : {}) });

  it.each(fechadas.map((c) => [c.id, c] as const))(
    '%s: without a session, or with one of another kind, is 401',
    async (_, c) => {
      expect((await chamar(c)).status).toBe(401);
      expect((await chamar(c, 'token.que.nao-vale')).status).toBe(401);
      const outras = { interna: 2, autoagendamento: 'empregado', prestador: 'prestador' } as const;
      for (const [tipo, quem] of Object.entries(outras)) {
        if ((c.sessoes as readonly string[]).includes(tipo)) continue;
        const r = await chamar(c, tokens.get(quem));
        expect([tipo, r.status]).toEqual([tipo, 401]);
      }
    },
  );

  it.each(
    fechadas
      .filter((c) => c.permissao !== null && c.sessoes.includes('interna'))
      .map((c) => [c.id, c] as const),
  )('%s: an internal session without its permission is 403', async (_, c) => {
    const r = await chamar(c, tokens.get('semPermissao'));
    expect([r.status, (r.corpo as { codigo: string }).codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('every call that names a record has a case here', () => {
    const comCaso = new Set(CASOS.map((c) => c.chamada));
    expect(fechadas.map((c) => c.id).filter((id) => !comCaso.has(id) && !SEM_REGISTRO.has(id))).toEqual([]);
  });

  it.each(CASOS.map((c, i) => [`${c.chamada} (${c.quem}, ${i})`, c] as const))(
    "%s: somebody else's record is answered as one that does not exist",
    async (_, caso) => {
      const declarada = CHAMADAS.find((c) => c.id === caso.chamada);
      const perguntar = async (id: number) => {
        const { url, body, headers } = caso.pedir(id, ids);
        const r = await app.chamar(declarada?.method ?? 'GET', url, {
          token: tokens.get(caso.quem) ?? '',
          body,
          headers,
        });
        const { requestId: _r, ...corpo } = r.corpo as Record<string, unknown>;
        return { status: r.status, corpo: Array.isArray(r.corpo) ? r.corpo : corpo };
      };
      const inexistente = await perguntar(ids.nenhum);
      // A lookup of a list may answer an empty one; anything about one record is a 404.
      if (inexistente.status !== 200) expect(inexistente.status).toBe(404);
      for (const alheio of caso.alheios(ids)) expect(await perguntar(alheio)).toEqual(inexistente);
    },
  );

  it('nothing of the others was changed by all that', async () => {
    const { rows } = await app.banco.transacaoCrua((c) =>
      c.query<{ n: number }>(
        'select count(*)::int as n from agendamento where versao <> 1 or observacao is not null',
      ),
    );
    expect(rows).toEqual([{ n: 0 }]);
  });
});
