import type { PreSolicitacaoDetail, PreSolicitacaoRow } from '@apto/api-client';
import { tipoExame } from '@apto/domain/exames';
import { appliesHorarioReserva } from '@apto/domain/pedido';
import { dataReserva, pendenciaOf, preSolicitacaoStatus } from '@apto/domain/pre-solicitacao';
import { iso } from '../platform/sql.ts';
import type { DbPreSolicitacao, DbRow } from './repository.ts';

/** Whether exact slots are reserved at its clinic (doc2 §4). */
const reserves = (r: DbRow): boolean =>
  appliesHorarioReserva({
    prestadorSystem: r.sistema,
    usaReservaHorario: r.usaReservaHorario,
    tipoExame: r.tipoExameId,
    funcionarios: [{ possuiRisco: !r.semRiscos, pcd: r.pcd }],
  });

const pendencia = (r: DbRow) =>
  pendenciaOf({
    ...r,
    tipoExame: r.tipoExameId,
    funcionarioSemRiscos: r.semRiscos,
    desabilitarQuestionarioRisco: r.cliente.desabilitarQuestionarioRisco,
  });

export function toRow(r: DbRow): PreSolicitacaoRow {
  const { descricao: name } = tipoExame(r.tipoExameId);
  return {
    id: r.id,
    version: r.version,
    createdAt: iso(r.createdAt),
    nomeFuncionario: r.funcionario.name,
    telefoneFuncionario: r.telefoneFuncionario,
    emailFuncionario: r.emailFuncionario,
    tipoExame: { id: r.tipoExameId, descricao: name },
    nomeTipoExame: name,
    statusSolicitacao: preSolicitacaoStatus(r),
    dataReserva: dataReserva(r),
    horarioInicial: r.horarioMarcadoPrestador,
    horarioFinal: null,
    dataSugestaoInicial: r.dataSugestaoInicial,
    dataSugestaoFinal: r.dataSugestaoFinal,
    periodo: r.periodo,
    horarioMarcadoPrestador: r.horarioMarcadoPrestador,
    usaReservaHorario: reserves(r),
    pendencia: pendencia(r),
    pcd: r.pcd,
    funcionarioSemRiscos: r.semRiscos,
    dataHomologacao: r.dataHomologacao,
    cliente: r.cliente,
    funcionario: {
      ...r.funcionario,
      customerHierarchy: {
        customerBranch: r.unidade,
        customerDepartment: r.setor,
        customerPosition: r.cargo,
      },
    },
    user: r.user,
  };
}

export const toDetail = (d: DbPreSolicitacao): PreSolicitacaoDetail => ({
  ...toRow(d),
  nomeSolicitante: d.nomeSolicitante,
  emailSolicitante: d.emailSolicitante,
  telefoneSolicitante: d.telefoneSolicitante,
  prestador: d.prestador,
  cidade: d.cidade,
  observacao: d.observacao,
  procedimentos: d.procedimentos,
  riscos: d.riscos,
  dataLiberacao: d.dataLiberacao,
  tipoRetorno: d.tipoRetorno,
  detalheConsulta: d.detalheConsulta,
  questionarioRisco: d.questionarioRisco,
  informacoesPcd: d.informacoesPcd,
});
