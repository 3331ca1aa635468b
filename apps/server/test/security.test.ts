import { CALLS } from '@apto/api-client/openapi';
import { accessOf, sessionsOf, type AnyEndpoint, type SessionType } from '@apto/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES, createTestApp, type TestApp } from './helpers.ts';
import { createPedido } from './pedido.ts';
import { createPreSolicitacao } from './pre-solicitacao.ts';
import { manyPedido, pedido } from './pedidos.ts';

type Ids = Record<
  | 'own'
  | 'ownFromHeadOffice'
  | 'fromOtherCliente'
  | 'fromOtherEmpresa'
  | 'ownLink'
  | 'foreignLink'
  | 'preOwn'
  | 'preFromHeadOffice'
  | 'preFromOtherCliente'
  | 'preFromOtherEmpresa'
  | 'bulkOfColleague'
  | 'bulkOfOtherEmpresa'
  | 'importOfColleague'
  | 'importOfOtherCliente'
  | 'importOfOtherEmpresa'
  | 'none',
  number
>;

interface Case {
  call: string;
  /** User of the fixture, or the employee of `ownLink`. 1 sees all, 2 customer 1; 8 only its branch 2. */
  who: 1 | 2 | 8 | 'employee' | 'prestador';
  /** Ids that exist but are somebody else's, and for each the request that names it. */
  foreignIds: (ids: Ids) => number[];
  request: (id: number, ids: Ids) => { url: string; body?: unknown; headers?: Record<string, string> };
}

const CLIENTES = () => [2, 3];
const CLINIC = () => [3];
const FUNCIONARIOS = () => [4, 5];
const AGENDAMENTOS = (ids: Ids) => [ids.fromOtherCliente, ids.fromOtherEmpresa];
const LINKS = (ids: Ids) => [ids.foreignLink];
const DAY = '2026-11-25';
const faixas = { examesIds: [1], dataInicial: DAY, dataFinal: DAY, periodo: 3 };
/** A clinic's days for an employee, all of the caller's own. */
const explained = {
  ...faixas,
  clienteId: 1,
  cidadeId: 3550308,
  tipoExameId: 2,
  prestadorId: 1,
  funcionarioId: 1,
};

const heldAt = (prestadorId: number) => ({
  prestadorId,
  examesIds: [1],
  data: DAY,
  horarioChegada: '09:00',
  horarioSaida: '09:30',
  ambienteId: 1,
});

const byId = (call: string, url: (id: number) => string, who: Case['who'] = 2): Case => ({
  call,
  who,
  foreignIds: who === 8 ? (ids) => [ids.ownFromHeadOffice, ids.fromOtherCliente] : AGENDAMENTOS,
  request: (id) => ({ url: url(id) }),
});

/** What user 2 may not name: it exists, and is somebody else's. */
const refused = (call: string, foreignIds: Case['foreignIds'], request: Case['request']): Case => ({
  call,
  who: 2,
  foreignIds,
  request,
});

const DETAILS: [string, (id: number) => string][] = [
  ['getAgendamento', (id) => `/agendamentos/${id}`],
  ['funcionarioDetails', (id) => `/agendamento_funcionario/agendamento/${id}`],
  ['prestadorDetails', (id) => `/agendamento_prestador/agendamento/${id}`],
  ['procedimentoDetails', (id) => `/agendamento_procedimento/agendamento/${id}`],
  ['riscoDetails', (id) => `/agendamento-riscos/agendamento/${id}`],
  ['riscoDetailsByQuery', (id) => `/agendamento-riscos/agendamento?agendamentoId=${id}`],
  ['statusRecords', (id) => `/agendamento_status/agendamento/${id}`],
  ['validateDeadline', (id) => `/configuracoes-agendamentos-cancelar/validar-dia-proximo-da-consulta/${id}`],
];

const undo = (id: number) => ({ url: `/agendamentos/${id}/desfazer`, headers: { 'if-match': '1' } });
const cancel = (id: number) => ({
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
    dataSugestaoInicial: DAY,
    dataSugestaoFinal: DAY,
    questionarioRisco: 1,
    nomeSolicitante: 'Ana',
    emailSolicitante: 'ana@exemplo.com.br',
    telefoneSolicitante: '1133334444',
  },
});

/** The opaque name that the suite's own file of an appointment has. */
const keyOf = (id: number): string => String(id).padStart(43, 'a');
const file = (id: number, what = '') => ({ url: `/arquivos/${keyOf(id)}${what}` });
const BOUNDARY = 'fim';
const attachment = (id: number, origin = 'AGENDAMENTO') => ({
  url: '/anexo',
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `${Object.entries({ origem: origin, origemId: id, tipo: 'Outro' })
    .map(([k, v]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`,
});
const FROM_HEAD_OFFICE = (ids: Ids) => [ids.ownFromHeadOffice];

const preSolicitacoes = (
  call: string,
  request: (id: number) => ReturnType<Case['request']>,
): readonly Case[] => [
  { call, who: 2, foreignIds: (ids) => [ids.preFromOtherCliente, ids.preFromOtherEmpresa], request },
  { call, who: 8, foreignIds: (ids) => [ids.preFromHeadOffice, ids.preFromOtherCliente], request },
];
const NEW_PRE: readonly [string, number[], (id: number) => Record<string, unknown>][] = [
  ['cliente', [2, 3], (cliente) => ({ cliente })],
  ['funcionario', [4, 5], (funcionario) => ({ funcionario })],
  ['prestador', [3], (prestador) => ({ prestador })],
  ['procedimento', [4], (id) => ({ procedimentos: [{ id: 1 }, { id }] })],
  ['questionário', [2], (id) => ({ questionarioRisco: { id } })],
];

const FUNCTION_CHANGES: readonly [call: string, more: object][] = [
  ['functionChanges', {}],
  ['registerFunctionChange', { body: { hierarquiaId: 2 }, headers: { 'if-match': '0' } }],
  ['settleFunctionChange', {}],
];

const BULKS: readonly [call: string, what: string, body?: object][] = [
  ['getBulk', ''],
  ['bulkItems', '/itens'],
  ['bulkSheet', '/planilha'],
  ['startBulk', '/iniciar', { motivo: 'x' }],
  ['stopBulk', '/parar'],
  ['undoBulk', '/desfazer'],
];

const MANY: readonly [call: string, what: string][] = [
  ['getMany', ''],
  ['manyItems', '/itens'],
  ['startMany', '/iniciar'],
  ['stopMany', '/parar'],
  ['repeatMany', '/de-novo'],
];
const manyFor = (who: object) => ({
  url: '/pedidos-em-lote',
  body: manyPedido({ dataSugestaoInicial: DAY, dataSugestaoFinal: DAY, ...who }),
});

const IMPORTS: readonly [call: string, what: string, body?: object][] = [
  ['getImport', ''],
  ['discardImport', ''],
  ['importRows', '/linhas'],
  ['reviewImport', '/ensaio'],
  ['importResultSheet', '/planilha'],
  ['mapImport', '/colunas', { colunas: [] }],
  ['correctImportRow', '/linhas/2', { celulas: {} }],
  ['startImport', '/iniciar', { modo: 'TUDO' }],
  ['undoImport', '/desfazer'],
];
const importForm = (id: number) => ({
  url: '/importacao',
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  body: `${Object.entries({ clienteId: id, tipo: 'SETORES' })
    .map(([k, v]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${k}"\r\n\r\n${v}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`,
});

/** What a change of a clinic's times may name: the clinic, a room, an exam. */
const AGENDA_CHANGES: readonly [number[], (id: number) => { clinic: number; change: object }][] = [
  [CLINIC(), (clinic) => ({ clinic, change: { tipo: 'HORARIOS', openingHours: [] } })],
  [[2], (id) => ({ clinic: 1, change: { tipo: 'AMBIENTE', id, name: 'Sala', ativo: false } })],
  [[2], (id) => ({ clinic: 1, change: { tipo: 'FECHAMENTO', data: DAY, ambienteId: id } })],
  [
    [4],
    (id) => ({
      clinic: 1,
      change: {
        tipo: 'GRADE',
        agendaId: 1,
        vigenciaInicial: DAY,
        vigenciaFinal: null,
        periodos: [],
        exceptions: [],
        procedimentosIds: [id],
      },
    }),
  ],
];
/** One registry stands for all here: registry.test.ts asks the same of every one of them. */
const REGISTRY_CASES = (
  [
    ['getRegistryRecord', (id) => ({ url: `/cadastros/customers/${id}` })],
    [
      'changeRegistryRecord',
      (id) => ({ url: `/cadastros/customers/${id}`, body: {}, headers: { 'if-match': '1' } }),
    ],
    ['removeRegistryRecord', (id) => ({ url: `/cadastros/customers/${id}` })],
    ['activateRegistryRecord', (id) => ({ url: `/cadastros/customers/ativar/${id}` })],
    ['deactivateRegistryRecord', (id) => ({ url: `/cadastros/customers/inativar/${id}` })],
    ['createRegistryRecord', (id) => ({ url: '/cadastros/department', body: { customerId: id, name: 'x' } })],
    ['registryOptions', (id) => ({ url: `/cadastros/department/combo?customerId=${id}` })],
    ['actionLog', (id) => ({ url: `/log-acoes?origem=customers&origemId=${id}` })],
  ] satisfies [string, Case['request']][]
).map(([call, request]): Case => ({ call, who: 2, foreignIds: CLIENTES, request }));

const PROFILE = { name: 'x', permissoes: [] };
/** 4 is a clinic's account, 5 and 7 are of other companies. */
const FOREIGN_USERS = () => [4, 5, 7];
const USER = {
  name: 'x',
  email: 'x@exemplo.com.br',
  profileId: 2,
  acessoTodosClientes: true,
  clientes: [],
  acessoTodasUnidades: true,
  unidades: [],
};
const USER_CASES: readonly Case[] = (
  [
    ['getUser', (id) => ({ url: `/users/${id}` })],
    ['changeUser', (id) => ({ url: `/users/${id}`, body: USER, headers: { 'if-match': '1' } })],
    ['sendInvitation', (id) => ({ url: `/users/${id}/convite` })],
    ['cancelInvitation', (id) => ({ url: `/users/${id}/convite` })],
    ['resetSecondFactor', (id) => ({ url: `/users/${id}/segundo-fator` })],
    ['listUserSessions', (id) => ({ url: `/users/${id}/sessoes` })],
    ['endUserSession', (id) => ({ url: `/users/${id}/sessoes/1` })],
    ['endUserSessions', (id) => ({ url: `/users/${id}/sessoes` })],
  ] satisfies [string, Case['request']][]
).map(([call, request]) => ({ call, who: 1, foreignIds: FOREIGN_USERS, request }));

/** Clinics' registrations: 3 is another company's clinic, and its document is none of theirs. */
const REGISTRATION_CASES: Case[] = [
  ...(
    [
      [
        'requestRegistration',
        (id) => ({ url: `/cadastro-prestador/pedidos/${id}`, body: { email: 'a@b.com.br' } }),
      ],
      ['readRegistration', (id) => ({ url: `/cadastro-prestador/pedidos/${id}` })],
      [
        'cancelRegistration',
        (id) => ({ url: `/cadastro-prestador/pedidos/${id}`, headers: { 'if-match': '1' } }),
      ],
      [
        'decideRegistration',
        (id) => ({
          url: `/cadastro-prestador/pedidos/${id}/analise`,
          body: { decisoes: [], afetados: [], versoes: { prestador: 1, agenda: 1 } },
          headers: { 'if-match': '1' },
        }),
      ],
      [
        'registrationFile',
        (id) => ({ url: `/cadastro-prestador/pedidos/${id}/arquivos/${String(id).padStart(43, 'c')}` }),
      ],
      [
        'inviteClinic',
        (id) => ({
          url: '/cadastro-prestador/convites',
          body: { name: 'x', cnpj: '12ABC34501DE35', idCity: id, email: 'a@b.com.br' },
        }),
      ],
    ] satisfies [string, Case['request']][]
  ).map(([call, request]): Case => ({
    call,
    who: 1,
    foreignIds: call === 'inviteClinic' ? () => [99] : CLINIC,
    request,
  })),
  {
    call: 'removeFromRegistration',
    who: 'prestador',
    foreignIds: CLINIC,
    request: (id) => ({ url: `/cadastro-prestador/arquivos/${String(id).padStart(43, 'c')}` }),
  },
];

/** For each call that names a record, a record of somebody else. */
const CASES: Case[] = [
  ...USER_CASES,
  refused(
    'getProfile',
    () => [4, 5],
    (id) => ({ url: `/profiles/${id}` }),
  ),
  refused(
    'changeProfile',
    () => [4, 5],
    (id) => ({ url: `/profiles/${id}`, body: PROFILE, headers: { 'if-match': '1' } }),
  ),
  ...DETAILS.flatMap(([name, url]) => [byId(name, url), byId(name, url, 8)]),
  ...preSolicitacoes('getPreSolicitacao', (id) => ({ url: `/pre-solicitacoes/${id}` })),
  ...preSolicitacoes('deletePreSolicitacao', (id) => ({ url: `/pre-solicitacoes/${id}` })),
  ...preSolicitacoes('restorePreSolicitacao', (id) => ({ url: `/pre-solicitacoes/${id}/restaurar` })),
  ...preSolicitacoes('requestPreSolicitacoes', (id) => ({ url: '/pre-solicitacoes/solicitar', body: [id] })),
  ...preSolicitacoes('savePreSolicitacao', (id) => ({
    url: '/pre-solicitacoes',
    body: { id, version: 1, tipoExame: 1 },
  })),
  ...NEW_PRE.map(([, foreign, change]): Case => ({
    call: 'savePreSolicitacao',
    who: 2,
    foreignIds: () => foreign,
    request: (id) => ({ url: '/pre-solicitacoes', body: pedido(change(id)) }),
  })),
  refused(
    'savePreSolicitacao',
    () => [2],
    (id, ids) => ({
      url: '/pre-solicitacoes',
      body: { id: ids.preOwn, version: 1, questionarioRisco: id },
    }),
  ),
  ...([2, 8] as const).map((who): Case => ({
    call: 'reviewBulk',
    who,
    foreignIds: (ids) => [who === 8 ? ids.ownFromHeadOffice : ids.fromOtherEmpresa, ids.fromOtherCliente],
    request: (id) => ({ url: '/agendamentos-lotes', body: { acao: 'CANCELAR', selecao: { ids: [id] } } }),
  })),
  ...BULKS.map(([call, what, body]): Case => ({
    call,
    who: 2,
    foreignIds: (ids) => [ids.bulkOfColleague, ids.bulkOfOtherEmpresa],
    request: (id) => ({ url: `/agendamentos-lotes/${id}${what}`, ...(body ? { body } : {}) }),
  })),
  ...MANY.map(([call, what]): Case => ({
    call,
    who: 2,
    foreignIds: (ids) => [ids.bulkOfColleague, ids.bulkOfOtherEmpresa],
    request: (id) => ({ url: `/pedidos-em-lote/${id}${what}` }),
  })),
  refused('reviewMany', CLIENTES, (id) => manyFor({ cliente: id })),
  refused('reviewMany', CLINIC, (id) => manyFor({ prestador: id })),
  ...IMPORTS.map(([call, what, body]): Case => ({
    call,
    who: 2,
    foreignIds: (ids) => [ids.importOfColleague, ids.importOfOtherCliente, ids.importOfOtherEmpresa],
    request: (id) => ({ url: `/importacao/${id}${what}`, ...(body ? { body } : {}) }),
  })),
  refused('createImport', CLIENTES, importForm),
  byId('internalTimeline', (id) => `/timeline/externa/${id}`),
  byId('internalTimeline', (id) => `/timeline/externa/${id}`, 8),
  ...FUNCTION_CHANGES.flatMap(([call, more]): Case[] => {
    const request = (id: number) => ({ url: `/mudanca-de-funcao/customer/employees/${id}`, ...more });
    return [
      { call, who: 2, foreignIds: FUNCIONARIOS, request },
      { call, who: 8, foreignIds: () => [1, 2], request },
    ];
  }),
  byId('waitOfAgendamento', (id) => `/agendamentos/${id}/espera`),
  byId('waitOfAgendamento', (id) => `/agendamentos/${id}/espera`, 8),
  byId('endWaitOfAgendamento', (id) => `/agendamentos/${id}/espera`),
  byId('endWaitOfAgendamento', (id) => `/agendamentos/${id}/espera`, 8),
  byId('messageTimeline', (id) => `/timeline/whatsapp/${id}`),
  byId('messageTimeline', (id) => `/timeline/whatsapp/${id}`, 8),
  ...([2, 8] as const).flatMap((who) => [
    byId('sendKit', (id) => `/agendamento/enviar-kit/${id}`, who),
    byId('kitFile', (id) => `/agendamento/kit/${id}`, who),
    byId('previewMessages', (id) => `/agendamento/mensagens/${id}/previa?tipo=KIT`, who),
    byId(
      'previewMessages',
      (id) => `/agendamento/mensagens/${id}/previa?tipo=PASSO&acao=AGENDAR&idPrestador=1&data=${DAY}`,
      who,
    ),
    byId('previewMessage', (id) => `/timeline/whatsapp/${id}/mensagens/1/previa`, who),
    byId('processingRecords', (id) => `/processamento/get-by-origem-tipo/AGENDAMENTO/${id}`, who),
    byId('errorLog', (id) => `/log-erro/AGENDAMENTO/${id}`, who),
    byId('reprocess', (id) => `/processamento/reprocessar/AGENDAMENTO/${id}`, who),
    byId('resendMessage', (id) => `/timeline/whatsapp/${id}/mensagens/1/reenviar`, who),
  ]),
  {
    call: 'clinicKitFile',
    who: 'prestador',
    foreignIds: (ids) => [ids.fromOtherEmpresa],
    request: (id) => ({ url: `/confirmacao-prestador/agendamentos/${id}/kit` }),
  },
  byId('listAttachments', (id) => `/anexo/AGENDAMENTO/${id}`),
  byId('listAttachments', (id) => `/anexo/AGENDAMENTO/${id}`, 8),
  refused('listAttachments', CLIENTES, (id) => ({ url: `/anexo/customers/${id}` })),
  refused('attachFile', CLIENTES, (id) => attachment(id, 'customers')),
  refused(
    'removeAttachment',
    () => [801, 802],
    (id) => ({ url: `/anexo/${id}` }),
  ),
  refused('attachFile', AGENDAMENTOS, (id) => attachment(id)),
  { call: 'attachFile', who: 8, foreignIds: FROM_HEAD_OFFICE, request: (id) => attachment(id) },
  refused('downloadAttachment', AGENDAMENTOS, (id) => file(id)),
  { call: 'downloadAttachment', who: 8, foreignIds: FROM_HEAD_OFFICE, request: (id) => file(id) },
  refused('previewAttachment', AGENDAMENTOS, (id) => file(id, '/previa')),
  {
    call: 'previewAttachment',
    who: 8,
    foreignIds: FROM_HEAD_OFFICE,
    request: (id) => file(id, '/previa'),
  },
  ...(
    [
      ['startAtendimento', 'iniciar', undefined],
      ['returnAtendimento', 'devolver', undefined],
      ['takeOverAtendimento', 'assumir', { responsavelId: null }],
    ] as const
  ).flatMap(([call, action, body]): Case[] => {
    const request = (id: number) => ({
      url: `/painel-agendamento/${id}/${action}`,
      ...(body ? { body } : {}),
    });
    return [
      { call, who: 2, foreignIds: AGENDAMENTOS, request },
      { call, who: 8, foreignIds: FROM_HEAD_OFFICE, request },
    ];
  }),
  refused('changeStatus', AGENDAMENTOS, cancel),
  { call: 'changeStatus', who: 8, foreignIds: (ids) => [ids.ownFromHeadOffice], request: cancel },
  refused('undoStatusChange', AGENDAMENTOS, undo),
  { call: 'undoStatusChange', who: 8, foreignIds: FROM_HEAD_OFFICE, request: undo },
  refused('editAgendamento', AGENDAMENTOS, (id) => ({
    url: '/agendamentos',
    body: { id, observacao: 'x' },
    headers: { 'if-match': '1' },
  })),
  refused('editAgendamento', CLINIC, (id, ids) => ({
    url: '/agendamentos',
    body: { id: ids.own, prestador: id },
    headers: { 'if-match': '1' },
  })),
  refused('createAgendamentos', CLIENTES, (id) => ({ url: '/agendamentos', body: pedido({ cliente: id }) })),
  refused('createAgendamentos', FUNCIONARIOS, (id) => ({
    url: '/agendamentos',
    body: pedido({ funcionario: id }),
  })),
  {
    call: 'createAgendamentos',
    who: 8,
    foreignIds: () => [1, 2],
    request: (id) => ({ url: '/agendamentos', body: pedido({ funcionario: id }) }),
  },
  refused('createAgendamentos', CLINIC, (id) => ({ url: '/agendamentos', body: pedido({ prestador: id }) })),
  refused(
    'createAgendamentos',
    () => [4],
    (id) => ({ url: '/agendamentos', body: pedido({ procedimentos: [{ id: 1 }, { id }] }) }),
  ),
  refused(
    'createAgendamentos',
    () => [2],
    (id) => ({ url: '/agendamentos', body: pedido({ questionarioRisco: { id } }) }),
  ),
  refused(
    'createAutoagendamento',
    () => [2],
    (id) => ({ url: '/autoagendamento', body: { ...auto(1).body, questionarioRisco: id } }),
  ),
  refused('createAutoagendamento', FUNCIONARIOS, auto),
  { call: 'createAutoagendamento', who: 8, foreignIds: () => [1, 2], request: auto },
  refused('generateAutoagendamentoToken', LINKS, (id) => ({
    url: '/autoagendamento/token',
    body: { cpf: '15350946056', agendamentoId: id },
  })),
  refused('sendAutoagendamentoLink', LINKS, link),
  refused('confirmPrestador', LINKS, (id) => ({
    url: '/autoagendamento/solicitante-confirmar-prestador',
    body: { id, cidade: 3550308, idPrestador: 1 },
  })),
  {
    call: 'confirmPrestador',
    who: 'employee',
    foreignIds: LINKS,
    request: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-prestador',
      body: { id, cidade: 3550308, idPrestador: 1 },
    }),
  },
  {
    call: 'confirmPrestador',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id, ids) => ({
      url: '/autoagendamento/solicitante-confirmar-prestador',
      body: { id: ids.ownLink, cidade: 3550308, idPrestador: id },
    }),
  },
  refused('confirmAgendamento', LINKS, (id) => ({
    url: '/autoagendamento/solicitante-confirmar-agendamento',
    body: { agendamentoId: id, periodo: 1, dataAgendamento: DAY },
  })),
  {
    call: 'confirmAgendamento',
    who: 'employee',
    foreignIds: LINKS,
    request: (id) => ({
      url: '/autoagendamento/solicitante-confirmar-agendamento',
      body: { agendamentoId: id, periodo: 1, dataAgendamento: DAY },
    }),
  },
  {
    call: 'publicAttachments',
    who: 'employee',
    foreignIds: LINKS,
    request: (id) => ({
      url: '/anexo/publica',
      body: { origem: 'AGENDAMENTO', origemId: id, cpfFuncionario: '52998224725' },
    }),
  },
  refused('availableFaixas', LINKS, (id) => ({
    url: '/agendamentos/faixas-disponiveis',
    body: { ...faixas, agendamentoId: id, prestadorId: 1 },
  })),
  {
    call: 'availableFaixas',
    who: 'employee',
    foreignIds: LINKS,
    request: (id) => ({
      url: '/agendamentos/faixas-disponiveis',
      body: { ...faixas, agendamentoId: id, prestadorId: 1 },
    }),
  },
  {
    call: 'availableFaixas',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id, ids) => ({
      url: '/agendamentos/faixas-disponiveis',
      body: { ...faixas, agendamentoId: ids.ownLink, prestadorId: id },
    }),
  },
  refused('newAvailableFaixas', CLINIC, (id) => ({
    url: '/agendamentos/new-faixas-disponiveis',
    body: { ...faixas, prestadorId: id, funcionarioId: 1, tipoExameId: 2 },
  })),
  refused('newAvailableFaixas', FUNCIONARIOS, (id) => ({
    url: '/agendamentos/new-faixas-disponiveis',
    body: { ...faixas, prestadorId: 1, funcionarioId: id, tipoExameId: 2 },
  })),
  refused('whyNotAvailable', CLIENTES, (id) => ({
    url: '/agendas/por-que-nao',
    body: { ...explained, clienteId: id },
  })),
  refused('whyNotAvailable', CLINIC, (id) => ({
    url: '/agendas/por-que-nao',
    body: { ...explained, prestadorId: id },
  })),
  refused('whyNotAvailable', FUNCIONARIOS, (id) => ({
    url: '/agendas/por-que-nao',
    body: { ...explained, funcionarioId: id },
  })),
  refused('bestPlans', CLIENTES, (id) => ({
    url: '/agendas/melhor-plano',
    body: { ...explained, clienteId: id },
  })),
  refused('bestPlans', CLINIC, (id) => ({
    url: '/agendas/melhor-plano',
    body: { ...explained, prestadorId: id },
  })),
  refused('bestPlans', FUNCIONARIOS, (id) => ({
    url: '/agendas/melhor-plano',
    body: { ...explained, funcionarioId: id },
  })),
  refused('createReservaConfigs', FUNCIONARIOS, (id) => ({
    url: '/prestador-config-reserva/criar-config-funcionarios',
    body: [{ idFuncionario: id, idPrestador: 1, funcionarioProcedimentos: [{ id: 1 }] }],
  })),
  refused('createReservaConfigs', CLINIC, (id) => ({
    url: '/prestador-config-reserva/criar-config-funcionarios',
    body: [{ idFuncionario: 1, idPrestador: id, funcionarioProcedimentos: [{ id: 1 }] }],
  })),
  refused('holdFaixas', FUNCIONARIOS, (id) => ({
    url: `/reservas-horarios/funcionario/${id}`,
    body: { itens: [] },
  })),
  refused('holdFaixas', CLINIC, (id) => ({
    url: '/reservas-horarios/funcionario/1',
    body: { itens: [heldAt(id)] },
  })),
  refused('releaseFaixas', FUNCIONARIOS, (id) => ({ url: `/reservas-horarios/funcionario/${id}` })),
  byId('reservationOptions', (id) => `/agendamentos/reservas-horarios/${id}`),
  refused('bookReservas', AGENDAMENTOS, (id) => ({
    url: `/agendamentos/reservas-horarios/${id}`,
    body: [{ prestadorId: 1, examesIds: [1], itens: [] }],
  })),
  refused('queryHorarios', CLINIC, (id) => ({
    url: `/agendas/horarios/consultar?idsProcedures=1&dataInicial=${DAY}&dataFinal=${DAY}&prestadorId=${id}`,
  })),
  refused('getCliente', CLIENTES, (id) => ({ url: `/customers/${id}` })),
  refused('comboUnidades', CLIENTES, (id) => ({ url: `/customer/branches/combo?customerId=${id}` })),
  refused('comboSetores', CLIENTES, (id) => ({ url: `/customer/departments/combo?customerId=${id}` })),
  refused('comboCargos', CLIENTES, (id) => ({ url: `/customer/positions/combo?customerId=${id}` })),
  refused('atendimentoMethod', CLIENTES, (id) => ({
    url: `/cliente-metodo-atendimento/find-by-exame-cliente/2/${id}`,
  })),
  refused('funcionariosBySituation', CLIENTES, (id) => ({
    url: `/customer/employees/funcionarios-por-situacao/ATIVO?customerId=${id}`,
  })),
  refused('funcionariosBySituation', FUNCIONARIOS, (id) => ({
    url: `/customer/employees/funcionarios-por-situacao/ATIVO?ids=${id}`,
  })),
  refused('getFuncionario', FUNCIONARIOS, (id) => ({ url: `/customer/employees/${id}` })),
  {
    call: 'getFuncionario',
    who: 8,
    foreignIds: () => [1, 2],
    request: (id) => ({ url: `/customer/employees/${id}` }),
  },
  refused('riscosSoc', FUNCIONARIOS, (id) => ({ url: `/customer/employees/riscos-soc/${id}` })),
  refused('slaSettings', CLIENTES, (id) => ({ url: `/configuracoes_sla?customerId=${id}` })),
  ...(
    [
      ['listAsos', ''],
      ['downloadAso', '/1'],
    ] as const
  ).flatMap(([call, what]): Case[] => {
    const request = (id: number) => ({ url: `/anexo/FUNCIONARIO_ASO/${id}${what}` });
    return [
      { call, who: 2, foreignIds: FUNCIONARIOS, request },
      { call, who: 8, foreignIds: () => [1, 2, 4], request },
    ];
  }),
  refused('procedimentosSoc', FUNCIONARIOS, (id) => ({
    url: `/importacao/procedimentos-soc/funcionario/${id}/customer/1/tipo-exame/2`,
  })),
  refused('procedimentosSoc', CLIENTES, (id) => ({
    url: `/importacao/procedimentos-soc/funcionario/1/customer/${id}/tipo-exame/2`,
  })),
  refused('orderedPrestadores', CLIENTES, (id) => ({ url: `/suppliers/ordered/${id}/3550308/0` })),
  refused('orderedPrestadores', CLINIC, (id) => ({ url: `/suppliers/ordered/1/3550308/0?ids=${id}` })),
  refused('getPrestador', CLINIC, (id) => ({ url: `/suppliers/${id}` })),
  {
    call: 'getPrestador',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id) => ({ url: `/suppliers/${id}` }),
  },
  refused('prestadorFerias', CLINIC, (id) => ({ url: `/ferias/prestador/verificar/${id}` })),
  {
    call: 'prestadorFerias',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id) => ({ url: `/ferias/prestador/verificar/${id}` }),
  },
  refused('prestadorFeriasOnDay', CLINIC, (id) => ({
    url: `/ferias/prestador/verificar/single/${id}?dataInicial=${DAY}`,
  })),
  {
    call: 'orderedPrestadores',
    who: 'employee',
    foreignIds: CLIENTES,
    request: (id) => ({ url: `/suppliers/ordered/${id}/3550308/0` }),
  },
  {
    call: 'orderedPrestadores',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id) => ({ url: `/suppliers/ordered/1/3550308/0?ids=${id}` }),
  },
  {
    call: 'prestadorFeriasOnDay',
    who: 'employee',
    foreignIds: CLINIC,
    request: (id) => ({ url: `/ferias/prestador/verificar/single/${id}?dataInicial=${DAY}` }),
  },
  {
    // A city without a clinic for the own exam.
    call: 'municipalFeriados',
    who: 'employee',
    foreignIds: () => [4_106_902],
    request: (id) => ({ url: `/feriados/municipal/${id}` }),
  },
  {
    call: 'getClinicAgendamento',
    who: 'prestador',
    foreignIds: (ids) => [ids.fromOtherEmpresa],
    request: (id) => ({ url: `/confirmacao-prestador/agendamentos/${id}` }),
  },
  {
    call: 'answerAsClinic',
    who: 'prestador',
    foreignIds: (ids) => [ids.fromOtherEmpresa],
    request: (id) => ({
      url: `/confirmacao-prestador/agendamentos/${id}/acao`,
      body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
      headers: { 'if-match': '1' },
    }),
  },
  {
    call: 'noteAsClinic',
    who: 'prestador',
    foreignIds: (ids) => [ids.fromOtherEmpresa],
    request: (id) => ({
      url: `/confirmacao-prestador/agendamentos/${id}/observacao`,
      body: { observacaoPrestador: 'Trazer o laudo' },
    }),
  },
  ...([2, 8] as const).flatMap((who): Case[] => [
    {
      call: 'sayPresence',
      who,
      foreignIds: (ids) =>
        who === 2 ? [ids.fromOtherCliente, ids.fromOtherEmpresa] : [ids.ownFromHeadOffice],
      request: (id) => ({
        url: `/agendamentos/${id}/presenca`,
        body: { aba: '00000000-0000-4000-8000-000000000001', modo: 'VENDO' },
      }),
    },
    {
      call: 'acceptClinicNotes',
      who,
      foreignIds: () => (who === 2 ? [701, 702] : [703]),
      request: (id) => ({ url: '/agendamentos-com/observacao-prestador/aceitar', body: { ids: [id] } }),
    },
    {
      call: 'getAttendedRequest',
      who,
      foreignIds: (ids) =>
        who === 2 ? [ids.fromOtherCliente, ids.fromOtherEmpresa] : [ids.ownFromHeadOffice],
      request: (id) => ({ url: `/painel-agendamento/${id}` }),
    },
    {
      call: 'attendRequest',
      who,
      foreignIds: (ids) =>
        who === 2 ? [ids.fromOtherCliente, ids.fromOtherEmpresa] : [ids.ownFromHeadOffice],
      request: (id) => ({
        url: `/painel-agendamento/${id}/acao`,
        body: { acao: 'ENTREGAR_KIT' },
        headers: { 'if-match': '1' },
      }),
    },
    {
      call: 'moveReserva',
      who,
      foreignIds: (ids) =>
        who === 2 ? [ids.fromOtherCliente, ids.fromOtherEmpresa] : [ids.ownFromHeadOffice],
      request: (id) => ({
        url: `/reserva-horario/${id}/mover`,
        body: {
          prestadorId: 1,
          de: { data: DAY, hora: '09:00', ambienteId: 1 },
          para: { data: DAY, hora: '10:00', ambienteId: 1 },
          motivo: 'x',
        },
        headers: { 'if-match': '1' },
      }),
    },
  ]),
  refused('prestadorPrices', CLINIC, (id) => ({ url: `/prestador-valor/supplier/${id}` })),
  refused('exameAntecedencia', CLINIC, (id) => ({
    url: `/prestador-exames/find-by-prestador-e-procedimento/${id}/1`,
  })),
  refused('releasedPrestadores', CLIENTES, (id) => ({ url: `/prestador-clientes/client/${id}` })),
  refused('releasedPrestador', CLIENTES, (id) => ({ url: `/prestador-clientes/client/${id}/1` })),
  refused('releasedPrestador', CLINIC, (id) => ({ url: `/prestador-clientes/client/1/${id}` })),
  refused('releasePrestador', CLINIC, (id) => ({
    url: '/prestador-clientes',
    body: { idPrestador: id, idCliente: 1 },
  })),
  refused('releasePrestador', CLIENTES, (id) => ({
    url: '/prestador-clientes',
    body: { idPrestador: 1, idCliente: id },
  })),
  refused(
    'relinkPrestador',
    () => [2],
    (id) => ({ url: '/prestador-clientes', body: { id, idPrestador: 3, idCliente: 3 } }),
  ),
  refused('agendaBoard', CLINIC, (id) => ({ url: `/agendas/quadro?prestadorId=${id}` })),
  refused('reservasOnDay', CLINIC, (id) => ({ url: `/reserva-horario/dia/${DAY}?prestadorId=${id}` })),
  ...AGENDA_CHANGES.flatMap(([foreign, request]): Case[] => [
    refused(
      'reviewAgendaChange',
      () => foreign,
      (id) => {
        const { clinic, change } = request(id);
        return { url: `/agendas/prestador/${clinic}/efeito`, body: { change } };
      },
    ),
    refused(
      'saveAgendaChange',
      () => foreign,
      (id) => {
        const { clinic, change } = request(id);
        return {
          url: `/agendas/prestador/${clinic}`,
          body: { change, afetados: [] },
          headers: { 'if-match': '1' },
        };
      },
    ),
  ]),
  refused('sayAgendaPresence', CLINIC, (id) => ({
    url: `/agendas/prestador/${id}/presenca`,
    body: { aba: '00000000-0000-4000-8000-000000000001', modo: 'VENDO' },
  })),
  refused('closeAgendaDay', CLINIC, (id) => ({
    url: `/agendas/prestador/${id}/fechamento`,
    body: {
      fechamento: { data: DAY },
      motivo: 'x',
      afetados: [],
      remarcar: [{ agendamentoId: 1, data: DAY, horarioChegada: '08:00', ambienteId: 1 }],
    },
    headers: { 'if-match': '1' },
  })),
  ...REGISTRY_CASES,
  ...REGISTRATION_CASES,
];

/** What a list shows is cut by the scope: no request names a record of anybody. */
const WITHOUT_RECORD = new Set([
  // A model holds nothing of anybody; whose imports a list shows is imports-files.test.ts's to prove.
  'importModel:interna',
  'listImports:interna',
  // The caller's own alone, as many-requests.test.ts proves; a sheet of people is read and nothing kept.
  'listMany:interna',
  'readManyFile:interna',
  // A screen is named, and no record: whose manual is shown is manuals.test.ts's to prove.
  'checkManual:interna',
  'listMail:interna',
  // A CEP is named, and no record: whose addresses are known is registry.test.ts's to prove.
  'findCep:interna',
  // Asks of the caller's company alone: what it counts is first-use.test.ts's to prove.
  'firstSteps:interna',
  // The same: second-factor-asked.test.ts.
  'secondFactorReach:interna',
  'companyKey:interna',
  'makeCompanyKey:interna',
  // Also of a company's own people each is for some: boletins.test.ts asks as all of them, and as a stranger.
  'listBoletins:interna',
  'getBoletim:interna',
  'boletimFile:interna',
  'markBoletimRead:interna',
  'boletimReaders:interna',
  'manualFile:interna',
  'asoSource:interna',
  'createProfile:interna',
  'createUser:interna',
  'listAgendamentos:interna',
  'agendamentoCalendar:interna',
  'countPreSolicitacoes:interna',
  'showPreSolicitacaoCount:interna',
  'listPreSolicitacoes:interna',
  'exportAgendamentos:interna',
  'uploadFile:interna',
  'listOwnUploads:interna',
  'panelCounters:interna',
  // What a list counts the scope cuts as well, and who attends is the company's own to know: panel.test.ts.
  'countByStatus:interna',
  'listAttendants:interna',
  'listQueue:interna',
  'countClinicNotes:interna',
  'listClinicNotes:interna',
  'startNextAtendimento:interna',
  'listClientes:interna',
  'listPrestadores:interna',
  'listRegistry:interna',
  'listRegistrations:interna',
  'registrySheet:interna',
  'listProcedimentos:interna',
  'riscoQuestionarios:interna',
  'listCidades:interna',
  'agendaPrestadores:interna',
  'prestadorReservaHorario:interna',
  'myEmpresa:interna',
  'myAutoagendamento:autoagendamento',
  'suggestedClinics:autoagendamento',
  'answerAsEmployee:autoagendamento',
  'confirmMyData:autoagendamento',
  'holdMyFaixa:autoagendamento',
  'releaseMyFaixa:autoagendamento',
  // Another's offer is none of one's own: waiting-list.test.ts proves it.
  'myWait:autoagendamento',
  'askToWait:autoagendamento',
  'leaveWait:autoagendamento',
  'acceptOffer:autoagendamento',
  'refuseOffer:autoagendamento',
  'slaSettings:autoagendamento',
  'listCidades:autoagendamento',
  'listClinicAgendamentos:prestador',
  'clinicCalendar:prestador',
  'listCidades:prestador',
  'readOwnRegistration:prestador',
  'saveRegistrationDraft:prestador',
  'sendRegistration:prestador',
  'attachToRegistration:prestador',
]);
const KIND_OF = {
  1: 'interna',
  2: 'interna',
  8: 'interna',
  employee: 'autoagendamento',
  prestador: 'prestador',
} as const;
/** Bindings to a record that a request could name; the others have none. */
const TO_A_RECORD: ReadonlySet<string | undefined> = new Set([
  'scope',
  'empresa',
  'agendamento',
  'prestador',
]);

const closedOnes = CALLS.filter((c) => !accessOf(c, 'publica'));
const addressOf = (c: AnyEndpoint) => c.path.replace(/:\w+/g, '1');

describe.each(DATABASES)('who may call what, on %s', (database) => {
  let app: TestApp;
  let ids: Ids;
  const tokens = new Map<Case['who'] | 'semPermissao', string>();

  beforeAll(async () => {
    app = await createTestApp({ database });
    const create = async (user: number, change: Record<string, unknown>) => {
      const r = await app.invoke('POST', '/agendamentos', {
        token: await app.tokenFor(user),
        body: pedido(change),
      });
      expect(r.status).toBe(201);
      return (r.body as { id: number }).id;
    };
    await app.database.runScript(
      'insert into prestador_cliente (prestador_id, cliente_id, condicao) values (1, 2, true)',
    );
    ids = {
      own: await create(1, { funcionario: 3 }),
      ownFromHeadOffice: await create(1, {}),
      fromOtherCliente: await create(1, { funcionario: 4, cliente: 2 }),
      fromOtherEmpresa: await create(5, {
        funcionario: 5,
        cliente: 3,
        prestador: 3,
        procedimentos: [{ id: 4 }, { id: 5 }],
        questionarioRisco: { id: 2 },
      }),
      ownLink: await createPedido(app.database.db, { funcionarioId: 1, prestadorId: 1 }),
      foreignLink: await createPedido(app.database.db, { funcionarioId: 4, prestadorId: 1 }),
      preOwn: await createPreSolicitacao(app, pedido({ funcionario: 3 })),
      preFromHeadOffice: await createPreSolicitacao(app, pedido()),
      preFromOtherCliente: await createPreSolicitacao(app, pedido({ funcionario: 4, cliente: 2 })),
      preFromOtherEmpresa: await createPreSolicitacao(
        app,
        pedido({
          funcionario: 5,
          cliente: 3,
          prestador: 3,
          procedimentos: [{ id: 4 }],
          questionarioRisco: { id: 2 },
        }),
        5,
      ),
      bulkOfColleague: 501,
      bulkOfOtherEmpresa: 502,
      // A colleague's draft; what another customer's history holds.
      importOfColleague: 501,
      importOfOtherCliente: 503,
      importOfOtherEmpresa: 502,
      none: 987_654,
    };
    await app.database.runScript(
      `insert into lote (id, empresa_id, usuario_id, acao) values (501, 1, 1, 'CANCELAR'), (502, 2, 5, 'CANCELAR')`,
    );
    await app.database.runScript(
      `insert into pedido_lote (id, empresa_id, usuario_id, cliente_id, dados) values (501, 1, 1, 1, '{"tipoExame":2,"prestador":1}'), (502, 2, 5, 3, '{"tipoExame":2,"prestador":3}')`,
    );
    await app.database.runScript(
      `insert into importacao (id, empresa_id, cliente_id, usuario_id, tipo, arquivo, sha256, situacao, linha_cabecalho, cabecalhos, colunas)
       values (501, 1, 1, 1, 'SETORES', 'a', 'b', 'CONFERIDA', 1, '[]', '[]'), (502, 2, 3, 5, 'SETORES', 'a', 'b', 'CONCLUIDA', 1, '[]', '[]'),
         (503, 1, 2, 1, 'SETORES', 'a', 'b', 'CONCLUIDA', 1, '[]', '[]')`,
    );
    await app.database.runScript(
      `insert into observacao_prestador (id, empresa_id, agendamento_id, prestador_id, texto, autor_id)
       values (701, 1, ${ids.fromOtherCliente}, 1, 'x', 4), (702, 2, ${ids.fromOtherEmpresa}, 3, 'x', 5),
         (703, 1, ${ids.ownFromHeadOffice}, 1, 'x', 4)`,
    );
    await app.database
      .runScript(`insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256,
        situacao, origem, origem_id, tipo)
      select empresa_id, lpad(id::text, 43, 'a'), user_id, 'laudo.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO',
        'AGENDAMENTO', id, 'Outro' from agendamento where user_id is not null`);
    // 801: of a customer that is not user 2's; 802: of another company's.
    await app.database
      .runScript(`insert into arquivo (id, empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256,
        situacao, origem, origem_id, tipo)
      values (801, 1, repeat('b', 43), 1, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', 'customers', 2, 'Outro'),
        (802, 2, repeat('c', 43), 5, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', 'customers', 3, 'Outro')`);
    // Each clinic's open registration with a document; that of another company's is nobody else's.
    await app.database.runScript(
      `insert into prestador_cadastro (id, empresa_id, prestador_id) values (901, 1, 1), (903, 2, 3);
       insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, situacao, origem, origem_id, tipo)
       values (1, lpad('1', 43, 'c'), 1, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', 'cadastro-prestador', 901, 'OUTRO'),
         (2, lpad('3', 43, 'c'), 5, 'x.pdf', 'application/pdf', 1, repeat('0', 64), 'PRONTO', 'cadastro-prestador', 903, 'OUTRO')`,
    );
    tokens.set(1, await app.tokenFor(1));
    tokens.set(2, await app.tokenFor(2));
    tokens.set(8, await app.tokenFor(8));
    tokens.set('employee', await app.employeeToken(ids.ownLink));
    tokens.set('prestador', await app.tokenFor(4));
    tokens.set('semPermissao', await app.tokenFor(6));
  });
  afterAll(() => app.close());

  const invoke = (c: AnyEndpoint, token?: string) =>
    app.invoke(c.method, addressOf(c), { ...(token ? { token } : {}), ...(c.body ? { body: {} } : {}) });

  it.each(closedOnes.map((c) => [c.id, c] as const))(
    '%s: without a session, or with one of another kind, is 401',
    async (_, c) => {
      expect((await invoke(c)).status).toBe(401);
      expect((await invoke(c, 'token.que.nao-vale')).status).toBe(401);
      const others = { interna: 2, autoagendamento: 'employee', prestador: 'prestador' } as const;
      for (const [type, who] of Object.entries(others)) {
        if (accessOf(c, type as SessionType)) continue;
        const r = await invoke(c, tokens.get(who));
        expect([type, r.status]).toEqual([type, 401]);
      }
    },
  );

  it.each(
    closedOnes
      .filter((c) => (accessOf(c, 'interna')?.permission ?? null) !== null)
      .map((c) => [c.id, c] as const),
  )('%s: an internal session without its permission is 403', async (_, c) => {
    const r = await invoke(c, tokens.get('semPermissao'));
    expect([r.status, (r.body as { codigo: string }).codigo]).toEqual([403, 'SEM_PERMISSAO']);
  });

  it('every call has a case here for each session kind that the declaration binds to a record', () => {
    const withCase = new Set(CASES.map((c) => `${c.call}:${KIND_OF[c.who]}`));
    const bound = closedOnes.flatMap((c) =>
      sessionsOf(c)
        .filter((kind) => TO_A_RECORD.has(accessOf(c, kind)?.binding.to))
        .map((kind) => `${c.id}:${kind}`),
    );
    expect(bound.filter((pair) => !withCase.has(pair) && !WITHOUT_RECORD.has(pair))).toEqual([]);
    expect([...WITHOUT_RECORD].filter((pair) => !bound.includes(pair))).toEqual([]);
  });

  it.each(CASES.map((c, i) => [`${c.call} (${c.who}, ${i})`, c] as const))(
    "%s: somebody else's record is answered as one that does not exist",
    async (_, testCase) => {
      const declared = CALLS.find((c) => c.id === testCase.call);
      const ask = async (id: number) => {
        const { url, body, headers } = testCase.request(id, ids);
        const r = await app.invoke(declared?.method ?? 'GET', url, {
          token: tokens.get(testCase.who) ?? '',
          body,
          headers,
        });
        const { requestId: _r, ...payload } = r.body as Record<string, unknown>;
        return { status: r.status, body: Array.isArray(r.body) ? r.body : payload };
      };
      const nonexistent = await ask(ids.none);
      // A lookup of a list may answer an empty one; anything about one record is a 404.
      if (nonexistent.status !== 200) expect(nonexistent.status).toBe(404);
      for (const foreignOne of testCase.foreignIds(ids)) expect(await ask(foreignOne)).toEqual(nonexistent);
    },
  );

  it('lists of what belongs to a company hold its own only', async () => {
    const idsOf = async (user: number, url: string) => {
      const { body: answer } = await app.invoke('GET', url, { token: await app.tokenFor(user) });
      const list = (Array.isArray(answer) ? answer : (answer as { items: unknown[] }).items) as {
        id: number;
      }[];
      return list.map((item) => item.id).sort((a, b) => a - b);
    };
    expect(await idsOf(1, '/procedures')).toEqual([1, 2, 3]);
    expect(await idsOf(5, '/procedures')).toEqual([4, 5, 6]);
    expect(await idsOf(1, '/questionario-risco')).toEqual([1]);
    expect(await idsOf(5, '/questionario-risco')).toEqual([2]);
  });

  it('a user without branches sees none, unless the row says all of them', async () => {
    const token = tokens.get(8) ?? '';
    const count = async () => {
      const { body: answer } = await app.invoke('GET', '/agendamentos', { token });
      return (answer as { meta: { totalItems: number } }).meta.totalItems;
    };
    const [own, all] = [await count(), 3];
    await app.database.runScript('delete from usuario_unidade where usuario_id = 8');
    const none = await count();
    await app.database.runScript('update usuario set acesso_todas_unidades = true where id = 8');
    const everything = await count();
    await app.database.runScript(
      'update usuario set acesso_todas_unidades = false where id = 8; insert into usuario_unidade values (8, 2)',
    );
    expect({ own, none, everything }).toEqual({ own: 1, none: 0, everything: all });
  });

  it('nothing of the others was changed by all that', async () => {
    const { rows } = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>(
        'select count(*)::int as n from agendamento where versao <> 1 or observacao is not null',
      ),
    );
    expect(rows).toEqual([{ n: 0 }]);
    const preSolicitacoes = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>(
        'select count(*)::int as n from pre_solicitacao where versao <> 1 or deleted_at is not null or agendamento_id is not null',
      ),
    );
    expect(preSolicitacoes.rows).toEqual([{ n: 0 }]);
    const notes = await app.database.rawTransaction((c) =>
      c.query<{ n: number }>('select count(*)::int as n from observacao_prestador where aceita_em is null'),
    );
    expect(notes.rows).toEqual([{ n: 3 }]);
  });
});
