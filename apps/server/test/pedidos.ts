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
