import { considersUpToDateExames, TIPO_EXAME } from '../exames/index.ts';
import { PEDIDO_MESSAGE } from '../messages/index.ts';
import { evaluateNr7, NR7_ACCEPTS, type Nr7Result } from '../nr7/index.ts';
import type { SocResponse, PedidoExame, PedidoFuncionario, PedidoProcedimento } from './types.ts';

type UpToDateExame = SocResponse['examesEmDiaList'][number];

const procedimentoOf = (e: UpToDateExame): PedidoProcedimento => ({
  id: e.idExame,
  name: e.name,
  clinical: e.clinical,
  pcd: false,
  procedimentoDiagnosticoId: null,
  idSugestao: null,
  observacaoAgendamentoConsulta: null,
});

/**
 * Whether an exam is accepted before anybody says so (doc2 §4 'Procedures step'): unless it is up to date; a clinical
 * one all the same where clinical exams are mandatory.
 */
const isAcceptedAtFirst = (
  procedimento: { readonly clinical: boolean },
  upToDate: boolean,
  clinicalRequired = true,
): boolean => !upToDate || (procedimento.clinical && clinicalRequired);

/**
 * The exam entries of an employee, with their acceptance (doc2 §4 'Procedures step'): accepted unless already
 * up to date; a clinical one also when clinical exams are mandatory. Only periodic and dismissal carry the
 * redo date. An up-to-date clinical exam of a dismissal does not move.
 */
export function pedidoExames(
  tipoExame: number | null,
  response: SocResponse,
  clinicalRequired = true,
): PedidoExame[] {
  const upToDate = new Map(response.examesEmDiaList.map((e) => [e.idExame, e]));
  const procedimentos = new Map(response.procedimentos.map((p) => [p.id, p]));
  for (const e of response.examesEmDiaList) {
    if (!procedimentos.has(e.idExame)) procedimentos.set(e.idExame, procedimentoOf(e));
  }
  return [...procedimentos.values()].map((procedimento) => {
    const record = upToDate.get(procedimento.id);
    const alreadyDone = record !== undefined;
    return {
      procedimento,
      emDia: alreadyDone,
      dataUltimaRealizacao: record?.dataUltimaRealizacao ?? null,
      dataRefazerExame: considersUpToDateExames(tipoExame) ? (record?.dataRefazerExame ?? null) : null,
      accept: isAcceptedAtFirst(procedimento, alreadyDone, clinicalRequired),
      locked: alreadyDone && procedimento.clinical && tipoExame === TIPO_EXAME.DEMISSIONAL,
      due: false,
      procedimentoNaoPeriodico: record?.procedimentoNaoPeriodico ?? false,
    };
  });
}

/** Ticks or clears one exam's accept box; a locked one stays as it is. */
export function acceptExame(
  exames: readonly PedidoExame[],
  idExame: number,
  accept: boolean,
): readonly PedidoExame[] {
  return exames.map((e) => (e.procedimento.id === idExame && !e.locked ? { ...e, accept } : e));
}

/** Accepts whatever may be accepted: the charge of what is up to date was acknowledged. A locked one stays as it is. */
export const acceptAll = (exames: readonly PedidoExame[]): readonly PedidoExame[] =>
  exames.map((e) => (e.locked ? e : { ...e, accept: true }));

/**
 * Whether the charge warning is due (doc2 §2.6): an accepted exam has a redo date. The only accepted exam
 * being a clinical one with a redo date is the same thing said of one exam. What NR-7 makes due is not charged (decision 40).
 */
export function warnsOfCharge(exames: readonly PedidoExame[]): boolean {
  return exames.some((e) => e.accept && !e.due && e.dataRefazerExame !== null);
}

/** What will be performed: the accepted exams, then what the requester added; each procedure once. */
export function procedimentosToPerform(
  f: Pick<PedidoFuncionario, 'exames' | 'procedimentos'>,
): PedidoProcedimento[] {
  const all = [...f.exames.filter((e) => e.accept).map((e) => e.procedimento), ...f.procedimentos];
  const seen = new Set<number>();
  return all.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** Whether one of the employee's procedures is a PCD one (doc2 §2.4). */
export const hasPcdProcedimento = (f: Pick<PedidoFuncionario, 'exames' | 'procedimentos'>): boolean =>
  procedimentosToPerform(f).some((p) => p.pcd);

/** Whether the risk questionnaire must be answered (doc2 §5 'Procedures'). */
export function requiresQuestionario(
  f: {
    readonly possuiRisco: boolean | null;
    readonly customer: { readonly desabilitarQuestionarioRisco: boolean };
  },
  cliente: { readonly desabilitarQuestionarioRisco: boolean } | null,
): boolean {
  const disabled = cliente?.desabilitarQuestionarioRisco || f.customer.desabilitarQuestionarioRisco;
  return f.possuiRisco === true && !disabled;
}

/** What NR-7 looks at, of an employee of the wizard or of the records. */
export type Nr7Facts = Pick<PedidoFuncionario, 'dataHomologacao' | 'exames' | 'ultimoExameClinico'> & {
  readonly unidade: { readonly riskLevel: number | null } | null | undefined;
};

/**
 * The NR-7 rule for a dismissal (doc2 §4), or null for other types and while the dismissal date is missing. It looks at
 * the latest clinical exam, also one that is no longer up to date (decision 41).
 */
export function funcionarioNr7(tipoExame: number | null, f: Nr7Facts): Nr7Result | null {
  if (tipoExame !== TIPO_EXAME.DEMISSIONAL || !f.dataHomologacao) return null;
  const clinicalDates = f.exames.flatMap((e) =>
    e.procedimento.clinical && e.dataUltimaRealizacao ? [e.dataUltimaRealizacao] : [],
  );
  if (f.ultimoExameClinico) clinicalDates.push(f.ultimoExameClinico);
  return evaluateNr7({
    lastClinicalExame: clinicalDates.sort().at(-1) ?? null,
    dismissalDate: f.dataHomologacao,
    riskLevel: f.unidade?.riskLevel ?? null,
  });
}

/**
 * The employee with the clinical exams of a dismissal as NR-7 has them (decision 40): waived they are not done; due they are,
 * without charge; where the grade is unknown the box moves. Anybody else is given back as they are.
 */
export function withNr7<F extends Nr7Facts>(tipoExame: number | null, f: F): F {
  const result = funcionarioNr7(tipoExame, f);
  if (!result) return f;
  const accepts = NR7_ACCEPTS[result.situacao];
  const decided =
    accepts === null ? { locked: false, due: false } : { accept: accepts, locked: true, due: accepts };
  return { ...f, exames: f.exames.map((e) => (e.procedimento.clinical ? { ...e, ...decided } : e)) };
}

/** The exam entries with their acceptance as it stands before anybody says so: SOC's answer, and NR-7 (decision 40). */
export const decidedExames = (
  tipoExame: number | null,
  response: SocResponse,
  f: Pick<Nr7Facts, 'dataHomologacao' | 'unidade'>,
  clinicalRequired = true,
): readonly PedidoExame[] =>
  withNr7(tipoExame, {
    dataHomologacao: f.dataHomologacao,
    unidade: f.unidade,
    ultimoExameClinico: response.ultimoExameClinico ?? null,
    exames: pedidoExames(tipoExame, response, clinicalRequired),
  }).exames;

/** Whether NR-7 waives the only exams of a dismissal: there is nothing to do, and an attendant takes it (decision 40). */
export const hasNothingToDo = (tipoExame: number | null, f: PedidoFuncionario): boolean =>
  f.examesLoaded &&
  procedimentosToPerform(f).length === 0 &&
  funcionarioNr7(tipoExame, f)?.situacao === 'WAIVED';

/**
 * The procedures of a request whose dismissal date NR-7 has judged anew: clinical exams are in it or not as decided, and
 * whatever else it asks for stays.
 */
export function withClinicalDecided(asked: readonly number[], decided: readonly PedidoExame[]): number[] {
  const settled = decided.filter((e) => e.procedimento.clinical && e.locked);
  const idsOf = (exames: readonly PedidoExame[]) => exames.map((e) => e.procedimento.id);
  const waived = new Set(idsOf(settled.filter((e) => !e.accept)));
  const due = idsOf(settled.filter((e) => e.accept));
  return [...new Set([...asked, ...due])].filter((id) => !waived.has(id));
}

/** The note of a request, which says in a line of its own that NR-7 left nothing to do, or does not; null for an empty one. */
export function noteOfNothingToDo(note: string | null, nothingToDo: boolean): string | null {
  const reason = PEDIDO_MESSAGE.NOTHING_TO_DO;
  const lines = note?.split('\n') ?? [];
  if (lines.includes(reason) === nothingToDo) return note;
  return (nothingToDo ? [...lines, reason] : lines.filter((line) => line !== reason)).join('\n') || null;
}
