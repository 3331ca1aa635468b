import {
  configuracoesSla,
  contadoresDoPainel,
  criarAgendamentos,
  criarAutoagendamento,
  enviarLinkAutoagendamento,
  feriadosMunicipais,
  feriasDoPrestador,
  funcionariosPorSituacao,
  liberarPrestador,
  listarAgendamentos,
  listarCidades,
  listarFeriadosNacionais,
  listarProcedimentos,
  listarTiposExame,
  metodoDeAtendimento,
  obterCliente,
  obterPrestador,
  prestadoresOrdenados,
  prestadorLiberado,
  prestadorReservaHorario,
  procedimentosSoc,
  questionariosDeRisco,
  riscosSoc,
  type FuncionarioResumido,
  type OpcaoDePrestador,
} from '@apto/api-client';
import { simular } from '@apto/api-client/msw';
import { esocialDoTipo, STATUS, statusDe, TiposExame, type FuncionarioDoCadastro } from '@apto/domain';
import type { HttpHandler } from 'msw';
import { cadastro, CIDADE, CLINICA, HORARIOS, RISCOS, SOC } from './pedidos.ts';

const pagina = <T>(items: T[]) => ({
  items,
  meta: {
    totalItems: items.length,
    totalPages: 1,
    itemCount: items.length,
    itemsPerPage: 20,
    currentPage: 1,
  },
});

/** An employee's record; from the ninth on they are of another client. */
export function registroDe(indice: number, extra: Partial<FuncionarioResumido> = {}): FuncionarioResumido {
  const outro = indice >= 8;
  const f: FuncionarioDoCadastro = cadastro(indice);
  return {
    ...f,
    situation: 'ATIVO',
    customerId: outro ? 2 : 1,
    customer: {
      id: outro ? 2 : 1,
      name: outro ? 'Transportes Rio Pardo' : f.customer.name,
      companyId: 1,
      desabilitarQuestionarioRisco: false,
    },
    pcd: false,
    unidade: { id: 1, name: outro ? 'Garagem' : 'Matriz Campinas', riskLevel: 2 },
    setor: null,
    cargo: null,
    ...extra,
  };
}

const clinica = (
  id: number,
  prioridade: OpcaoDePrestador['prioridade'],
  liberado: boolean,
  name: string,
) => ({
  ...CLINICA,
  id,
  code: String(id).padStart(4, '0'),
  name,
  prioridade,
  liberado,
  sistema: null,
  neighborhood: 'Centro',
  tipoAtendimento: 'Ambos',
  distanciaMetros: 1200,
});

/** The clinics on offer: two suggested, and one that is neither suggested nor released. */
export const CLINICAS: OpcaoDePrestador[] = [
  clinica(7, 'PREFERENCIAL', true, CLINICA.name),
  clinica(8, 'SEGUNDA_OPCAO', true, 'Instituto Cambuí de Saúde'),
  clinica(9, 'OUTROS', false, 'Policlínica Barão Geraldo'),
];

const criado = (idFuncionario: number, nomeFuncionario: string, idStatus: 1 | 27 = STATUS.EM_ABERTO) => ({
  id: 900 + idFuncionario,
  version: 1,
  idStatus,
  status: {
    id: idStatus,
    descricao: statusDe(idStatus)?.descricao ?? '',
    primevueColor: statusDe(idStatus)?.primevueColor ?? '',
  },
  idFuncionario,
  nomeFuncionario,
  createdAt: '2026-11-24T13:00:00.000Z',
});

/** The client's record; `mudancas` for the rules that a story is about. */
export const clienteDeHistoria = (mudancas: object = {}) => ({
  id: 1,
  code: '1001',
  name: 'Metalúrgica Serra Azul',
  inscricao: null,
  ativo: true,
  apelido: null,
  companyId: 1,
  urlLogo: null,
  corMarca: null,
  asoRetido: false,
  usaReservaHorario: false,
  permiteAlterarMetodoReservaHorario: false,
  quemAgenda: 'USUARIO_ESCOLHE',
  quemAvisa: 'USUARIO_ESCOLHE',
  desabilitarQuestionarioRisco: false,
  limiteReagendamento: 2,
  clienteNaoAlterarSituacaoNoDemissional: false,
  ...mudancas,
});

/** The record of a clinic of the list. */
export const registroDaClinica = (id: number, sistema: string | null = null) => ({
  ...(CLINICAS.find((c) => c.id === id) ?? CLINICAS[0]!),
  phone: '1932345678',
  commercialPhone: null,
  email: 'contato@saolucas.com.br',
  street: 'Rua das Flores',
  number: '120',
  neighborhood: 'Centro',
  addressComplement: null,
  zipCode: '13010000',
  openingHours: HORARIOS,
  systemsAndTechnology: sistema ? { name: sistema } : null,
  advanceDeposit: false,
  reservaFaixas: sistema === 'SOC',
  tipoAtendimento: 'Ambos',
  fuso: 'America/Sao_Paulo',
  latitude: null,
  longitude: null,
});

const FUNCIONARIOS = Array.from({ length: 12 }, (_nada, i) => registroDe(i));

/** Everything that the wizard asks for. Handlers in front of these take their place. */
export const respostasDoAssistente = (antes: readonly HttpHandler[] = []): HttpHandler[] => [
  ...antes,
  simular(
    listarTiposExame,
    TiposExame.map(({ id, descricao }) => ({ id, descricao, esocialCodigo: esocialDoTipo(id) })),
  ),
  simular(listarCidades, ({ query }) =>
    pagina(
      query.get('filter')?.toLowerCase().startsWith('xyz')
        ? []
        : [CIDADE, { id: 3550308, cidade: 'São Paulo', estado: 'SP' }],
    ),
  ),
  simular(funcionariosPorSituacao, ({ query }) => {
    const busca = (query.get('filter') ?? '').toLowerCase();
    const ids = query.get('ids')?.split(',').map(Number);
    return pagina(
      FUNCIONARIOS.filter((f) => (ids ? ids.includes(f.id) : f.name.toLowerCase().includes(busca))),
    );
  }),
  simular(riscosSoc, RISCOS),
  simular(procedimentosSoc, {
    ...SOC,
    procedimentos: SOC.procedimentos.map((p) => ({ ...p, recommendation: null })),
    examesEmDiaList: [...SOC.examesEmDiaList],
  }),
  simular(
    listarProcedimentos,
    pagina(
      ['Espirometria', 'Hemograma completo', 'Glicemia de jejum'].map((name, i) => ({
        id: 40 + i,
        name,
        clinical: false,
        pcd: false,
        procedimentoDiagnosticoId: null,
        idSugestao: null,
        observacaoAgendamentoConsulta: null,
        recommendation: null,
      })),
    ),
  ),
  simular(questionariosDeRisco, [
    { id: 1, pergunta: 'O funcionário mudou de atividade desde o último exame?' },
    { id: 2, pergunta: 'O funcionário trabalha em altura ou em espaço confinado?' },
  ]),
  simular(obterCliente, clienteDeHistoria()),
  simular(metodoDeAtendimento, { quemAgenda: 'USUARIO_ESCOLHE', quemAvisa: 'USUARIO_ESCOLHE' }),
  simular(configuracoesSla, { limiteDatas: 10 }),
  simular(listarFeriadosNacionais, []),
  simular(feriadosMunicipais, []),
  simular(feriasDoPrestador, []),
  simular(prestadoresOrdenados, ({ query }) => {
    const ids = query.get('ids')?.split(',').map(Number);
    return pagina(ids ? CLINICAS.filter(({ id }) => ids.includes(id)) : CLINICAS);
  }),
  simular(obterPrestador, ({ params }) => registroDaClinica(Number(params['id']))),
  simular(prestadorLiberado, ({ params }) => ({ id: null, condicao: Number(params['providerId']) !== 9 })),
  simular(prestadorReservaHorario, true),
  simular(liberarPrestador, { id: 5 }),
  simular(criarAgendamentos, ({ body }) =>
    (body as { funcionario: { id: number }; nomeFuncionario: string }[]).map((p) =>
      criado(p.funcionario.id, p.nomeFuncionario),
    ),
  ),
  simular(criarAutoagendamento, criado(100, cadastro(0).name, STATUS.AUTOAGENDAMENTO)),
  simular(enviarLinkAutoagendamento, {
    token: 'K5DZ-2R9K-BSJ3-AF63',
    link: 'https://apto.example/publico/#/autoagendamento/login',
    expiraEm: '2026-12-01T03:00:00.000Z',
  }),
  simular(listarAgendamentos, pagina([])),
  simular(contadoresDoPainel, { meus: 0, pendencias: 0, emAberto: 0 }),
];
