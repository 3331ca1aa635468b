import { consideraExamesEmDia, TIPO_EXAME } from '../exames/index.ts';
import { avaliarNr7, type ResultadoNr7 } from '../nr7/index.ts';
import type { RespostaSoc } from './eventos.ts';
import type { ExameDoPedido, FuncionarioDoPedido, ProcedimentoDoPedido } from './tipos.ts';

type ExameEmDia = RespostaSoc['examesEmDiaList'][number];

const procedimentoDe = (e: ExameEmDia): ProcedimentoDoPedido => ({
  id: e.idExame,
  name: e.name,
  clinical: e.clinical,
  pcd: false,
  procedimentoDiagnosticoId: null,
  idSugestao: null,
  observacaoAgendamentoConsulta: null,
});

/**
 * The exam entries of an employee, with their acceptance (doc2 §4 'Procedures step'): accepted unless already
 * up to date; a clinical one also when clinical exams are mandatory. Only periodic and dismissal carry the
 * redo date. An up-to-date clinical exam of a dismissal does not move.
 */
export function examesDoPedido(
  tipoExame: number | null,
  resposta: RespostaSoc,
  clinicoObrigatorio = true,
): ExameDoPedido[] {
  const emDia = new Map(resposta.examesEmDiaList.map((e) => [e.idExame, e]));
  const procedimentos = new Map(resposta.procedimentos.map((p) => [p.id, p]));
  for (const e of resposta.examesEmDiaList) {
    if (!procedimentos.has(e.idExame)) procedimentos.set(e.idExame, procedimentoDe(e));
  }
  return [...procedimentos.values()].map((procedimento) => {
    const registro = emDia.get(procedimento.id);
    const jaFeito = registro !== undefined;
    return {
      procedimento,
      emDia: jaFeito,
      dataUltimaRealizacao: registro?.dataUltimaRealizacao ?? null,
      dataRefazerExame: consideraExamesEmDia(tipoExame) ? (registro?.dataRefazerExame ?? null) : null,
      aceitar: !jaFeito || (procedimento.clinical && clinicoObrigatorio),
      travado: jaFeito && procedimento.clinical && tipoExame === TIPO_EXAME.DEMISSIONAL,
      procedimentoNaoPeriodico: registro?.procedimentoNaoPeriodico ?? false,
    };
  });
}

/** Ticks or clears one exam's accept box; a locked one stays as it is. */
export function aceitarExame(
  exames: readonly ExameDoPedido[],
  idExame: number,
  aceitar: boolean,
): readonly ExameDoPedido[] {
  return exames.map((e) => (e.procedimento.id === idExame && !e.travado ? { ...e, aceitar } : e));
}

/**
 * Whether the charge warning is due (doc2 §2.6): an accepted exam has a redo date. The only accepted exam
 * being a clinical one with a redo date is the same thing said of one exam.
 */
export function avisaCobranca(exames: readonly ExameDoPedido[]): boolean {
  return exames.some((e) => e.aceitar && e.dataRefazerExame !== null);
}

/** What will be performed: the accepted exams, then what the requester added; each procedure once. */
export function procedimentosARealizar(
  f: Pick<FuncionarioDoPedido, 'exames' | 'procedimentos'>,
): ProcedimentoDoPedido[] {
  const todos = [...f.exames.filter((e) => e.aceitar).map((e) => e.procedimento), ...f.procedimentos];
  const vistos = new Set<number>();
  return todos.filter(({ id }) => !vistos.has(id) && vistos.add(id));
}

/** Whether one of the employee's procedures is a PCD one (doc2 §2.4). */
export const possuiProcedimentoPcd = (f: Pick<FuncionarioDoPedido, 'exames' | 'procedimentos'>): boolean =>
  procedimentosARealizar(f).some((p) => p.pcd);

/** Whether the risk questionnaire must be answered (doc2 §5 'Procedures'). */
export function exigeQuestionario(
  f: {
    readonly possuiRisco: boolean | null;
    readonly customer: { readonly desabilitarQuestionarioRisco: boolean };
  },
  cliente: { readonly desabilitarQuestionarioRisco: boolean } | null,
): boolean {
  const desabilitado = cliente?.desabilitarQuestionarioRisco || f.customer.desabilitarQuestionarioRisco;
  return f.possuiRisco === true && !desabilitado;
}

/** The NR-7 rule for a dismissal (doc2 §4), or null for other types and while the dismissal date is missing. */
export function nr7DoFuncionario(tipoExame: number | null, f: FuncionarioDoPedido): ResultadoNr7 | null {
  if (tipoExame !== TIPO_EXAME.DEMISSIONAL || !f.dataHomologacao) return null;
  const clinicos = f.exames.flatMap((e) =>
    e.procedimento.clinical && e.dataUltimaRealizacao ? [e.dataUltimaRealizacao] : [],
  );
  return avaliarNr7({
    ultimoExameClinico: clinicos.sort().at(-1) ?? null,
    dataDemissao: f.dataHomologacao,
    grauRisco: f.unidade?.riskLevel ?? null,
  });
}
