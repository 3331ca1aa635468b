import { isCpf, WRONG_CPF_MESSAGE } from '../documents/index.ts';
import {
  isTipoExame,
  needsAttachments,
  needsConsultaDetail,
  needsHomologacaoDate,
  TIPO_EXAME,
} from '../exames/index.ts';
import { pedidoExames, procedimentosToPerform, warnsOfCharge } from './exames.ts';
import { plainText } from '../text/index.ts';
import type { Situation } from './funcionario.ts';
import { cpfOfPerson } from './pasted.ts';
import type { PedidoProcedimento, SocResponse } from './types.ts';

/** Employees of one bulk request (issue 10 'Bulk request'). */
export const MAX_MANY_FUNCIONARIOS = 500;

/** How far a bulk request is: only reviewed, on its way, over, ended by its owner. */
export const MANY_STATES = ['REVISAO', 'EM_CURSO', 'CONCLUIDO', 'INTERROMPIDO'] as const;
export type ManyState = (typeof MANY_STATES)[number];

/** What became of one of its people. */
export const MANY_RESULTS = ['PENDENTE', 'FEITO', 'RECUSADO', 'FALHOU'] as const;
export type ManyResult = (typeof MANY_RESULTS)[number];

/** A result in words. */
export const MANY_RESULT_LABEL: Readonly<Record<ManyResult, string>> = {
  PENDENTE: 'Na fila',
  FEITO: 'Agendamento criado',
  RECUSADO: 'Não criado',
  FALHOU: 'Falhou',
};

/**
 * Whether an exam type can be asked for many at once: only where nothing is asked of each employee alone, neither a date nor
 * a document nor a text.
 */
export const asksForMany = (tipoExame: number): boolean =>
  isTipoExame(tipoExame) &&
  !needsHomologacaoDate(tipoExame) &&
  !needsAttachments(tipoExame) &&
  !needsConsultaDetail(tipoExame);

/** Why a whole bulk request is refused. */
export const MANY_REFUSAL = {
  tipoExame: 'Este tipo de exame pede dados de cada funcionário: solicite pelo assistente.',
  nobody: 'Informe ao menos um funcionário.',
  tooMany: (count: number): string =>
    `A lista tem ${count} funcionários, e o máximo de uma solicitação em lote é ${MAX_MANY_FUNCIONARIOS}.`,
  emptySheet: 'Não há nenhum nome nem CPF nesta planilha.',
  begun: 'Esta solicitação em lote já foi iniciada.',
  over: 'Esta solicitação em lote já terminou.',
  notOver: 'Esta solicitação em lote ainda não terminou.',
  nobodyLeft: 'Nenhum funcionário desta solicitação ficou sem agendamento.',
  nothing: 'Nenhum dos funcionários da lista pode seguir.',
} as const;

/** Why one of its people is left out. */
export const MANY_REASON = {
  unknown: 'Não encontrado entre os funcionários do cliente.',
  wrongCpf: WRONG_CPF_MESSAGE,
  several: 'Mais de uma pessoa com este nome: informe o CPF.',
  repeated: 'Já está na lista.',
  dismissed: 'Está desligado.',
  notAdmitted: 'Ainda não foi admitido: só cabe o exame admissional.',
  pcd: 'É PCD: o laudo é anexado pelo assistente.',
  charge: 'Tem exame em dia, e a ciência da cobrança não foi marcada.',
  noExames: 'O SOC não pede nenhum exame deste tipo.',
  laudo: 'Tem procedimento PCD: o laudo é anexado pelo assistente.',
  // The name stands beside it, and is not kept twice: what is erased of a person has to be gone.
  soc: 'Problemas ao sincronizar procedimentos com o SOC!',
  notChecked: 'O SOC não respondeu à conferência: os exames serão perguntados de novo ao criar.',
  stopped: 'Interrompido antes deste funcionário.',
  failed: 'Erro inesperado. Solicite este pelo assistente.',
  noAccess: 'O acesso de quem pediu terminou antes deste funcionário.',
} as const;

/** An employee who may be the one that a line means. */
export interface ListedFuncionario {
  readonly id: number;
  readonly name: string;
  readonly cpf: string;
  readonly situation: Situation;
  readonly pcd: boolean;
}

/** A line of the list: who is meant, or why nobody is; somebody who is meant and left out has both. */
export interface Listed<T> {
  readonly person: string;
  readonly funcionario: T | null;
  readonly reason: string | null;
}

function standing(f: ListedFuncionario, tipoExame: number): string | null {
  if (f.situation === 'DEMITIDO') return MANY_REASON.dismissed;
  if (f.situation === 'PENDENTE' && tipoExame !== TIPO_EXAME.ADMISSIONAL) return MANY_REASON.notAdmitted;
  return f.pcd ? MANY_REASON.pcd : null;
}

/** Each line of a list with the one employee whose CPF or whole name it is; nobody is taken twice. */
export function matchListed<T extends ListedFuncionario>(
  people: readonly string[],
  found: readonly T[],
  tipoExame: number,
): Listed<T>[] {
  const byCpf = new Map(found.map((f) => [f.cpf, f]));
  const byName = Map.groupBy(found, ({ name }) => plainText(name));
  const taken = new Set<number>();
  return people.map((person) => {
    const cpf = cpfOfPerson(person);
    const own = cpf === null ? undefined : byCpf.get(cpf);
    const matches = cpf === null ? (byName.get(plainText(person)) ?? []) : own ? [own] : [];
    // Who has left does not make a namesake unsure.
    const present = matches.filter(({ situation }) => situation !== 'DEMITIDO');
    const [only] = present.length > 0 ? present : matches;
    if (!only) {
      // A slip of the pen is told as such; nobody has to be looked for.
      const isWrong = cpf !== null && !isCpf(cpf);
      return { person, funcionario: null, reason: isWrong ? MANY_REASON.wrongCpf : MANY_REASON.unknown };
    }
    if (present.length > 1) return { person, funcionario: null, reason: MANY_REASON.several };
    if (taken.has(only.id)) return { person, funcionario: null, reason: MANY_REASON.repeated };
    taken.add(only.id);
    return { person, funcionario: only, reason: standing(only, tipoExame) };
  });
}

/**
 * What is done for one employee whose exams nobody looks at: those that the wizard accepts before anybody says so (doc2 §4
 * 'Procedures step'), or why it is not asked for.
 * @param acknowledged 'Estou ciente de que os exames serão cobrados.' was ticked
 */
export function manyProcedimentos(
  tipoExame: number,
  response: SocResponse,
  acknowledged: boolean,
): { readonly procedimentos: readonly PedidoProcedimento[] } | { readonly reason: string } {
  const exames = pedidoExames(tipoExame, response);
  const procedimentos = procedimentosToPerform({ exames, procedimentos: [] });
  if (procedimentos.length === 0) return { reason: MANY_REASON.noExames };
  if (procedimentos.some(({ pcd }) => pcd)) return { reason: MANY_REASON.laudo };
  return warnsOfCharge(exames) && !acknowledged ? { reason: MANY_REASON.charge } : { procedimentos };
}
