import { TIPO_EXAME } from '@apto/domain/exames';
import { PERIODO } from '@apto/domain/periodos';
import { addDays, instantInSaoPaulo, type Now } from '@apto/domain/time';
import { EMPRESA, exameIdOf } from './clientes.ts';
import type { DataRecord } from './batch.ts';
import { workdayFrom } from './days.ts';
import type { BuiltFuncionario } from './funcionarios.ts';
import type { BuiltPrestador } from './prestadores.ts';
import { USERS } from './users.ts';

interface Draft {
  tipoExame: number;
  /** Days from today, moved to a workday. */
  inDays: number;
  days: number;
  periodo: number;
  /** Agreed with the clinic. */
  horario?: string;
  /** What the exam type and the questionnaire ask for is filled in; where not, 'Pendência' says so. */
  isComplete: boolean;
  withoutPhone?: boolean;
}

/** One of each state that the dialog shows, some of them more than once; the last is refused for its phone. */
const DRAFTS: readonly Draft[] = [
  { tipoExame: TIPO_EXAME.PERIODICO, inDays: 6, days: 2, periodo: PERIODO.MANHA, isComplete: true },
  {
    tipoExame: TIPO_EXAME.PERIODICO,
    inDays: 9,
    days: 0,
    periodo: PERIODO.MANHA,
    horario: '09:00',
    isComplete: true,
  },
  { tipoExame: TIPO_EXAME.DEMISSIONAL, inDays: 5, days: 1, periodo: PERIODO.MANHA, isComplete: false },
  { tipoExame: TIPO_EXAME.RETORNO_AO_TRABALHO, inDays: 7, days: 3, periodo: PERIODO.TARDE, isComplete: true },
  {
    tipoExame: TIPO_EXAME.ADMISSIONAL,
    inDays: 8,
    days: 0,
    periodo: PERIODO.TARDE,
    horario: '14:30',
    isComplete: true,
  },
  {
    tipoExame: TIPO_EXAME.PERIODICO,
    inDays: 10,
    days: 4,
    periodo: PERIODO.TARDE,
    isComplete: true,
    withoutPhone: true,
  },
];

/** A clinic of the employee's city that serves the customer and does every exam: SOC's do. */
function clinicFor(
  f: BuiltFuncionario,
  prestadores: readonly BuiltPrestador[],
  serves: (p: BuiltPrestador, clienteId: number) => boolean,
): BuiltPrestador | undefined {
  return prestadores.find(
    (p) =>
      p.cidade === f.position.cidade &&
      p.occupational &&
      p.soc &&
      !p.deposito &&
      p.shifts.size > 0 &&
      serves(p, f.cliente.id),
  );
}

/**
 * Requests of the first customer that were not released yet, so that their dialog has something to show. Chance has no
 * part in them: what else the demonstration has is the same with them and without.
 */
export function buildPreSolicitacoes(
  now: Now,
  funcionarios: readonly BuiltFuncionario[],
  prestadores: readonly BuiltPrestador[],
  liberacoes: readonly DataRecord[],
): Record<'pre_solicitacao' | 'pre_solicitacao_procedimento', DataRecord[]> {
  const pair = (prestadorId: unknown, clienteId: unknown): string => JSON.stringify([prestadorId, clienteId]);
  const served = new Set(
    liberacoes.filter((l) => l['condicao']).map((l) => pair(l['prestador_id'], l['cliente_id'])),
  );
  // From the end: the first ones are those that a visitor picks in the wizard.
  const candidates = funcionarios
    .filter(
      ({ cliente, situation, riscos, pcd }) =>
        cliente.id === 1 && situation === 'ATIVO' && riscos.length > 0 && !pcd,
    )
    .toReversed();
  const tables: ReturnType<typeof buildPreSolicitacoes> = {
    pre_solicitacao: [],
    pre_solicitacao_procedimento: [],
  };
  for (const f of candidates) {
    const draft = DRAFTS[tables.pre_solicitacao.length];
    if (!draft) break;
    const clinic = clinicFor(f, prestadores, (p, clienteId) => served.has(pair(p.id, clienteId)));
    if (!clinic) continue;
    const id = tables.pre_solicitacao.length + 1;
    const start = workdayFrom(addDays(now.data, draft.inDays));
    tables.pre_solicitacao.push({
      ...recordOf(id, f, clinic, draft),
      data_sugestao_inicial: start,
      data_sugestao_final: draft.days === 0 ? start : workdayFrom(addDays(start, draft.days)),
      data_liberacao:
        draft.isComplete && draft.tipoExame === TIPO_EXAME.RETORNO_AO_TRABALHO ? addDays(now.data, 2) : null,
      created_at: instantInSaoPaulo(addDays(now.data, -1), `${10 + id}:15`),
      updated_at: instantInSaoPaulo(addDays(now.data, -1), `${10 + id}:15`),
    });
    for (const key of f.position.model.exames) {
      tables.pre_solicitacao_procedimento.push({
        pre_solicitacao_id: id,
        procedimento_id: exameIdOf(key),
        empresa_id: EMPRESA.id,
      });
    }
  }
  return tables;
}

function recordOf(id: number, f: BuiltFuncionario, clinic: BuiltPrestador, draft: Draft): DataRecord {
  return {
    id,
    empresa_id: EMPRESA.id,
    cliente_id: f.cliente.id,
    funcionario_id: f.id,
    prestador_id: clinic.id,
    cidade_id: clinic.cidade.id,
    tipo_exame_id: draft.tipoExame,
    versao: 1,
    user_id: USERS.cliente.id,
    telefone_funcionario: draft.withoutPhone ? null : f.phone,
    email_funcionario: f.email,
    nome_solicitante: USERS.cliente.name,
    email_solicitante: 'cliente@apto.test',
    telefone_solicitante: '11930040010',
    periodo: draft.periodo,
    horario_marcado_prestador: draft.horario ?? null,
    pcd: f.pcd,
    reside_fora_do_pais: false,
    quem_agenda: 'EMPRESA',
    quem_avisa: 'EMPRESA',
    tipo_retorno: draft.isComplete && draft.tipoExame === TIPO_EXAME.RETORNO_AO_TRABALHO ? 1 : null,
    data_homologacao: null,
    aso_em_dia: false,
    direcionar_para_atendente: false,
    procedimentos_from_soc: true,
    questionario_risco_id: draft.isComplete ? 1 : null,
  };
}
