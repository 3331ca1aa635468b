import type { PreSolicitacaoDetail } from '@apto/api-client';
import { tipoExame } from '@apto/domain/exames';

/** Whose pre-requests the examples are. */
export const PEOPLE = [
  'Ana Beatriz Nogueira',
  'Carlos Eduardo Figueiredo',
  'Débora Sales de Albuquerque',
] as const;
const FAR = '2030-11-26';

/** One pre-request, by its place in the list. */
export const storyPreSolicitacao = (
  index: number,
  changes: Partial<PreSolicitacaoDetail> = {},
): PreSolicitacaoDetail => {
  const type = changes.tipoExame ?? { id: 2, descricao: tipoExame(2).descricao };
  const name = PEOPLE[index % PEOPLE.length] ?? PEOPLE[0];
  return {
    id: 30 - index,
    version: 1,
    createdAt: '2026-11-24T13:20:00.000Z',
    nomeFuncionario: name,
    telefoneFuncionario: '11987654321',
    emailFuncionario: index === 0 ? 'ana@exemplo.com.br' : null,
    tipoExame: type,
    nomeTipoExame: type.descricao,
    statusSolicitacao: index === 1 ? 1 : 2,
    dataReserva: null,
    horarioInicial: index === 1 ? '08:30' : null,
    horarioFinal: null,
    dataSugestaoInicial: '2030-11-25',
    dataSugestaoFinal: FAR,
    periodo: 1,
    horarioMarcadoPrestador: index === 1 ? '08:30' : null,
    usaReservaHorario: false,
    pendencia: 'NAO',
    pcd: false,
    funcionarioSemRiscos: false,
    dataHomologacao: null,
    cliente: {
      id: 1,
      name: 'Metalúrgica Serra Azul',
      apelido: 'Serra Azul',
      inscricao: '12ABC34501DE35',
      desabilitarQuestionarioRisco: true,
    },
    funcionario: {
      id: 100 + index,
      name,
      customerHierarchy: {
        customerBranch: { name: 'Matriz Campinas', tradeCode: 'SP01', cnpj: '12ABC34501DE35' },
        customerDepartment: { name: 'Usinagem' },
        customerPosition: { name: 'Operador de prensa' },
      },
    },
    user: { id: 1, name: 'Marina Teixeira', exibePreSolicitacaoNotificacao: true },
    nomeSolicitante: 'Rita Camargo',
    emailSolicitante: 'rita.camargo.do.departamento.pessoal@serraazul.com.br',
    telefoneSolicitante: '1932345678',
    prestador: { id: 7, name: 'Clínica São Lucas' },
    cidade: { id: 3_509_502, cidade: 'Campinas', estado: 'SP' },
    observacao: null,
    procedimentos: [
      { id: 11, name: 'Exame clínico ocupacional' },
      { id: 12, name: 'Audiometria tonal' },
    ],
    riscos: [{ id: 1, nome: 'Ruído' }],
    dataLiberacao: null,
    tipoRetorno: null,
    detalheConsulta: null,
    questionarioRisco: null,
    informacoesPcd: null,
    ...changes,
  };
};
