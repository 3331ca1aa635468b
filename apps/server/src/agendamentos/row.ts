import type { AgendamentoDetail, AgendamentoRow } from '@apto/api-client';
import type { AttachmentKind } from '@apto/domain/attachments';
import { DAY_SETTLING_STATUSES, type ProposalOrigin } from '@apto/domain/attendant';
import { tipoExame } from '@apto/domain/exames';
import { isStatus, statusAgrupamento, statusOf, statusSummary } from '@apto/domain/status';
import { WHO } from '@apto/domain/pedido';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { iso } from '../platform/sql.ts';

/** What one row of the list needs from the database, and nothing of health. */
export const ROW = z.object({
  id: z.int(),
  empresa_id: z.int(),
  user_id: z.nullable(z.int()),
  user_responsavel_id: z.nullable(z.int()),
  created_at: z.string(),
  versao: z.int(),
  status_id: z.int(),
  tipo_exame_id: z.int(),
  funcionario_id: z.int(),
  prestador_id: z.nullable(z.int()),
  cliente_id: z.int(),
  f_name: z.string(),
  cpf_funcionario: z.string(),
  telefone_funcionario: z.nullable(z.string()),
  email_funcionario: z.nullable(z.string()),
  c_name: z.string(),
  c_tax_id: z.string(),
  c_withholds_aso: z.boolean(),
  u_id: z.nullable(z.int()),
  u_name: z.nullable(z.string()),
  u_trade_code: z.nullable(z.string()),
  e_name: z.string(),
  setor_id: z.nullable(z.int()),
  setor: z.nullable(z.string()),
  cargo_id: z.nullable(z.int()),
  cargo: z.nullable(z.string()),
  ci_id: z.nullable(z.int()),
  ci_cidade: z.nullable(z.string()),
  ci_state: z.nullable(z.string()),
  p_name: z.nullable(z.string()),
  p_code: z.nullable(z.string()),
  data_sugestao_inicial: z.nullable(z.string()),
  data_sugestao_final: z.nullable(z.string()),
  periodo: z.nullable(z.literal([1, 2, 3])),
  reside_fora_do_pais: z.boolean(),
  telemedicina: z.boolean(),
  quantidade_falta_consulta: z.int(),
  nome_solicitante: z.nullable(z.string()),
  pcd: z.boolean(),
  report_file: z.nullable(z.string()),
  certificate_file: z.nullable(z.string()),
  consulta_file: z.nullable(z.string()),
  deposito_antecipado: z.boolean(),
  autoagendamento: z.boolean(),
  data_agendamento: z.nullable(z.string()),
  hora_agendamento: z.nullable(z.string()),
  direcionar_para_atendente: z.boolean(),
  prazo: z.nullable(z.string()),
  r_id: z.nullable(z.int()),
  r_name: z.nullable(z.string()),
});
export type DbRow = z.output<typeof ROW>;

/** The key of the newest file of these kinds. */
const newestFile = (...kinds: readonly AttachmentKind[]) =>
  sql`(select x.chave from arquivo x where x.origem = 'AGENDAMENTO' and x.origem_id = a.id
    and x.tipo in (${sql.join(
      kinds.map((kind) => sql`${kind}`),
      sql`, `,
    )}) order by x.id desc limit 1)`;

const ROW_COLUMNS = sql`a.id, a.empresa_id, a.user_id, a.user_responsavel_id, a.created_at::text as created_at, a.versao, a.status_id, a.tipo_exame_id,
  a.funcionario_id, a.prestador_id, a.cliente_id, a.nome_funcionario as f_name, a.cpf_funcionario,
  a.telefone_funcionario, a.email_funcionario, c.name as c_name, c.inscricao as c_tax_id,
  c.aso_retido as c_withholds_aso, u.id as u_id, u.name as u_name, u.trade_code as u_trade_code, e.name as e_name,
  s.id as setor_id, s.name as setor, g.id as cargo_id, g.name as cargo,
  ci.id as ci_id, ci.cidade as ci_cidade, ci.estado as ci_state, p.name as p_name, p.code as p_code,
  a.data_sugestao_inicial::text as data_sugestao_inicial, a.data_sugestao_final::text as data_sugestao_final, a.periodo,
  a.reside_fora_do_pais, a.telemedicina, a.quantidade_falta_consulta,
  a.nome_solicitante, a.pcd, ${newestFile('LAUDO', 'LAUDO_PCD')} as report_file, ${newestFile('ABONO')} as certificate_file,
  ${newestFile('CONSULTA')} as consulta_file, a.deposito_antecipado, a.autoagendamento,
  a.data_agendamento::text as data_agendamento, a.hora_agendamento, a.direcionar_para_atendente,
  a.prazo_ordem::text as prazo, r.id as r_id, r.name as r_name`;

const ROW_JOINS = sql`
  join cliente c on c.id = a.cliente_id
  join empresa e on e.id = a.empresa_id
  left join unidade u on u.id = a.unidade_id
  left join setor s on s.id = a.setor_id
  left join cargo g on g.id = a.cargo_id
  left join cidade ci on ci.id = a.cidade_id
  left join prestador p on p.id = a.prestador_id
  left join usuario r on r.id = a.user_responsavel_id and a.atendimento_iniciado_em is not null`;

/**
 * The rows of `page` (a query of ids, given by a `with`), each with what its joins add. It stands first: past eight
 * tables the planner joins in the order written (`join_collapse_limit`), and behind the others each of a million rows
 * would be joined for the ten that are shown.
 */
export const SELECT_ROWS_OF_PAGE = sql`select ${ROW_COLUMNS}
  from page join agendamento a on a.id = page.id ${ROW_JOINS}`;

export function toRow(l: DbRow): AgendamentoRow {
  const type = tipoExame(l.tipo_exame_id);
  return {
    id: l.id,
    createdAt: iso(l.created_at),
    version: l.versao,
    idStatus: l.status_id,
    status: statusSummary(l.status_id),
    statusAgrupamento: isStatus(l.status_id) ? statusAgrupamento(l.status_id) : '',
    companyId: l.empresa_id,
    userId: l.user_id,
    userResponsavelId: l.user_responsavel_id,
    idFuncionario: l.funcionario_id,
    idPrestador: l.prestador_id,
    idCliente: l.cliente_id,
    tipo: type.id,
    tipoExame: { id: type.id, descricao: type.descricao },
    funcionario: {
      id: l.funcionario_id,
      name: l.f_name,
      cpf: l.cpf_funcionario,
      email: l.email_funcionario,
      phone: l.telefone_funcionario,
      customerId: l.cliente_id,
    },
    telefoneFuncionario: l.telefone_funcionario,
    telefoneColaborador: l.telefone_funcionario,
    cliente: { id: l.cliente_id, name: l.c_name, inscricao: l.c_tax_id, asoRetido: l.c_withholds_aso },
    unidade: l.u_id === null ? null : { id: l.u_id, name: l.u_name ?? '', tradeCode: l.u_trade_code },
    company: { name: l.e_name },
    setor: l.setor_id === null ? null : { id: l.setor_id, name: l.setor ?? '' },
    cargo: l.cargo_id === null ? null : { id: l.cargo_id, name: l.cargo ?? '' },
    cidade: l.ci_id === null ? null : { id: l.ci_id, cidade: l.ci_cidade ?? '', estado: l.ci_state ?? '' },
    prestador:
      l.prestador_id === null ? null : { id: l.prestador_id, name: l.p_name ?? '', code: l.p_code ?? '' },
    dataSugestaoInicial: l.data_sugestao_inicial,
    dataSugestaoFinal: l.data_sugestao_final,
    periodo: l.periodo,
    resideForaDoPais: l.reside_fora_do_pais,
    telemedicina: l.telemedicina,
    quantidadeFaltaConsulta: l.quantidade_falta_consulta,
    nomeSolicitante: l.nome_solicitante,
    idSolicitante: l.user_id,
    pcd: l.pcd,
    anexoLaudo: l.report_file,
    anexoAbono: l.certificate_file,
    anexoConsulta: l.consulta_file,
    depositoAntecipado: l.deposito_antecipado,
    autoagendamento: l.autoagendamento,
    dataAgendamento: l.data_agendamento,
    horaAgendamento: l.hora_agendamento,
    direcionarParaAtendente: l.direcionar_para_atendente,
    prazo: l.prazo,
    responsavel: l.r_id === null ? null : { id: l.r_id, name: l.r_name ?? '' },
  };
}

/** The rest of an appointment: row expansion and edit form. */
export const DETAIL = ROW.extend({
  updated_at: z.string(),
  unidade_id: z.nullable(z.int()),
  observacao: z.nullable(z.string()),
  email_solicitante: z.nullable(z.string()),
  telefone_solicitante: z.nullable(z.string()),
  tipo_retorno: z.nullable(z.int()),
  data_liberacao: z.nullable(z.string()),
  data_homologacao: z.nullable(z.string()),
  detalhe_consulta: z.nullable(z.string()),
  informacoes_pcd: z.nullable(z.number()),
  motivo_consulta: z.nullable(z.int()),
  quem_agenda: z.nullable(z.enum(WHO)),
  quem_avisa: z.nullable(z.enum(WHO)),
  aso_em_dia: z.boolean(),
  horario_marcado_prestador: z.nullable(z.string()),
  usa_reserva_horario: z.boolean(),
  periodo_agendado: z.nullable(z.literal([1, 2, 3])),
  observacao_prestador: z.nullable(z.string()),
  note_waits: z.boolean(),
  link_telemedicina: z.nullable(z.string()),
  id_pre_solicitacao: z.nullable(z.int()),
  datas_propostas: z.nullable(
    z.strictObject({
      acao: z.string(),
      datas: z.array(z.strictObject({ data: z.string(), hora: z.nullable(z.string()) })),
    }),
  ),
});
export type DbDetail = z.output<typeof DETAIL>;

/** The days that stand proposed of the appointment `a`, and who proposed them (docs/decisions/0135). */
export const PROPOSED_DAYS = sql`(select jsonb_build_object('acao', r.acao, 'datas', r.datas_propostas)
    from agendamento_status r
    where r.agendamento_id = a.id and r.datas_propostas is not null and not exists (
      select 1 from agendamento_status later where later.agendamento_id = a.id and later.id > r.id
        and later.para in (${sql.join(
          DAY_SETTLING_STATUSES.map((status) => sql`${status}`),
          sql`, `,
        )}))
    order by r.id desc limit 1)`;

export const SELECT_DETAIL = sql`select ${ROW_COLUMNS}, a.updated_at::text as updated_at, a.unidade_id,
  a.observacao, a.email_solicitante, a.telefone_solicitante, a.tipo_retorno,
  a.data_liberacao::text as data_liberacao, a.data_homologacao::text as data_homologacao, a.detalhe_consulta,
  a.informacoes_pcd,
  a.motivo_consulta, a.quem_agenda, a.quem_avisa, a.aso_em_dia, a.horario_marcado_prestador, a.usa_reserva_horario,
  a.periodo_agendado,
  coalesce((select n.texto from observacao_prestador n where n.agendamento_id = a.id order by n.id desc limit 1),
    a.observacao_prestador) as observacao_prestador,
  exists (select 1 from observacao_prestador n where n.agendamento_id = a.id and n.aceita_em is null) as note_waits,
  a.link_telemedicina,
  (select ps.id from pre_solicitacao ps where ps.agendamento_id = a.id) as id_pre_solicitacao,
  ${PROPOSED_DAYS} as datas_propostas
  from agendamento a ${ROW_JOINS}`;

/** Who names days by which step; every other one is an attendant's. */
const ORIGIN_OF_STEP: Partial<Record<string, ProposalOrigin>> = {
  PROPOR_OUTRO_HORARIO: 'PRESTADOR',
  ESCOLHER_DATA: 'SOLICITANTE',
};

export function toDetail(d: DbDetail): AgendamentoDetail {
  return {
    ...toRow(d),
    emailFuncionario: d.email_funcionario,
    observacao: d.observacao,
    emailSolicitante: d.email_solicitante,
    telefoneSolicitante: d.telefone_solicitante,
    tipoRetorno: d.tipo_retorno,
    dataLiberacao: d.data_liberacao,
    dataHomologacao: d.data_homologacao,
    detalheConsulta: d.detalhe_consulta,
    informacoesPcd: d.informacoes_pcd,
    motivoConsulta: d.motivo_consulta,
    quemAgenda: d.quem_agenda ?? 'USUARIO_ESCOLHE',
    quemAvisa: d.quem_avisa ?? 'SOLICITANTE',
    asoEmDia: d.aso_em_dia,
    horarioMarcadoPrestador: d.horario_marcado_prestador,
    usaReservaHorario: d.usa_reserva_horario,
    periodoAgendado: d.periodo_agendado,
    observacaoPrestador: d.observacao_prestador,
    aceitarObservacao: d.note_waits,
    linkTelemedicina: d.link_telemedicina,
    idPreSolicitacao: d.id_pre_solicitacao,
    datasPropostas:
      d.datas_propostas === null || statusOf(d.status_id)?.grupo === 'CONCLUIDO'
        ? null
        : {
            origem: ORIGIN_OF_STEP[d.datas_propostas.acao] ?? 'ATENDENTE',
            datas: d.datas_propostas.datas,
          },
    updatedAt: iso(d.updated_at),
  };
}
