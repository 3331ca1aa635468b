/** A valid request for an employee of the fixture: next Wednesday to Thursday, at clinic 1. */
export function pedido(changes: Record<string, unknown> = {}) {
  return {
    quemAgenda: 'USUARIO_ESCOLHE',
    quemAvisa: 'SOLICITANTE',
    nomeSolicitante: 'Ana Solicitante',
    emailSolicitante: 'ana@exemplo.com.br',
    telefoneSolicitante: '1133334444',
    procedimentos: [{ id: 1 }, { id: 2 }],
    riscos: [{ id: 1 }],
    questionarioRisco: { id: 1 },
    funcionario: { id: 1 },
    cliente: { id: 1 },
    status: { id: 1 },
    telefoneFuncionario: '(11) 98765-4321',
    emailFuncionario: 'joao@exemplo.com.br',
    dataSugestaoInicial: '2026-11-25',
    dataSugestaoFinal: '2026-11-26',
    tipoExame: { id: 2 },
    prestador: { id: 1 },
    cidade: { id: 3550308 },
    periodo: 1,
    ...changes,
  };
}

/** The same for many employees at once, each on a line of a list. */
export function manyPedido(changes: Record<string, unknown> = {}) {
  return {
    cliente: 1,
    prestador: 1,
    tipoExame: 2,
    cidade: 3550308,
    quemAgenda: 'SOLICITANTE',
    quemAvisa: 'SOLICITANTE',
    nomeSolicitante: 'Rita',
    emailSolicitante: 'rita@exemplo.com.br',
    telefoneSolicitante: '1133334444',
    dataSugestaoInicial: '2026-11-25',
    dataSugestaoFinal: '2026-11-26',
    periodo: 1,
    lista: 'Ana Luz',
    ...changes,
  };
}

/** What is looked for before it is requested: two exams on that Wednesday, at clinic 1 or where else they fit. */
export const WISH = {
  clienteId: 1,
  cidadeId: 3550308,
  tipoExameId: 2,
  prestadorId: 1,
  examesIds: [1, 2],
  dataInicial: '2026-11-25',
  dataFinal: '2026-11-25',
  periodo: 3,
};
