import { considersUpToDateExames, allowsAutoagendamento } from '../exames/index.ts';
import { STATUS } from '../status/index.ts';

export type BlockCode =
  | 'TIPO_NAO_PERMITIDO'
  | 'SEM_RISCO'
  | 'EXAMES_EM_DIA'
  | 'ENQUADRAMENTO_PCD'
  | 'AGUARDANDO_RISCO';

export interface Block {
  readonly codigo: BlockCode;
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** Button of the dialogs that lead out of self-scheduling (doc2 §2.9). */
export const SCHEDULE_MANUALLY_BUTTON = 'Agendar manualmente';

/** Dialogs that stop self-scheduling, with the titles and buttons of doc2 §2.2 and §2.9. */
export const BLOCK: Readonly<Record<BlockCode, Block>> = {
  TIPO_NAO_PERMITIDO: {
    codigo: 'TIPO_NAO_PERMITIDO',
    title: 'Tipo de exame não permitido',
    text: 'Este tipo de exame não pode ser agendado pelo próprio funcionário.',
    button: SCHEDULE_MANUALLY_BUTTON,
  },
  SEM_RISCO: {
    codigo: 'SEM_RISCO',
    title: 'Funcionário sem risco não permitido',
    text: 'O funcionário escolhido não tem riscos aplicados e não pode usar o autoagendamento.',
    button: SCHEDULE_MANUALLY_BUTTON,
  },
  EXAMES_EM_DIA: {
    codigo: 'EXAMES_EM_DIA',
    title: 'Funcionário com exames em dia não permitido',
    text: 'Os exames do funcionário escolhido estão em dia e não podem ser pedidos pelo autoagendamento.',
    button: SCHEDULE_MANUALLY_BUTTON,
  },
  ENQUADRAMENTO_PCD: {
    codigo: 'ENQUADRAMENTO_PCD',
    title: 'Esse exame não pode ser realizado pelo autoagendamento',
    text: 'Exames com enquadramento de laudo PCD são pedidos pelo agendamento manual.',
    button: SCHEDULE_MANUALLY_BUTTON,
  },
  AGUARDANDO_RISCO: {
    codigo: 'AGUARDANDO_RISCO',
    title: 'Aguardando confirmação de risco',
    text: 'A equipe técnica de segurança avaliará o questionário de risco.',
    button: 'Entendi',
  },
};

/**
 * The first reason for which an employee may not book this exam by a link, or null (doc2 §4 'Self-scheduling
 * flow', steps 1 to 3). What is not known yet (`null`) does not block.
 */
export function autoagendamentoBlock(pedido: {
  readonly tipoExame: number | null;
  readonly possuiRisco: boolean | null;
  readonly examesEmDia: boolean | null;
  readonly enquadramentoLaudoPCD?: 'sim' | 'nao' | null;
}): Block | null {
  const { tipoExame, possuiRisco, examesEmDia, enquadramentoLaudoPCD } = pedido;
  if (enquadramentoLaudoPCD === 'sim') return BLOCK.ENQUADRAMENTO_PCD;
  if (possuiRisco === false) return BLOCK.SEM_RISCO;
  if (tipoExame !== null && !allowsAutoagendamento(tipoExame)) return BLOCK.TIPO_NAO_PERMITIDO;
  if (examesEmDia === true && considersUpToDateExames(tipoExame)) return BLOCK.EXAMES_EM_DIA;
  return null;
}

/** Whether the final step issues a link, or opens 'Aguardando confirmação de risco' (doc2 §4, step 5). */
export function autoagendamentoOutcome(
  funcionarios: readonly { readonly possuiRisco: boolean | null }[],
): { readonly issuesLink: true } | { readonly issuesLink: false; readonly block: Block } {
  return funcionarios.some((f) => f.possuiRisco !== true)
    ? { issuesLink: false, block: BLOCK.AGUARDANDO_RISCO }
    : { issuesLink: true };
}

/** Whether a request that was made goes on with a link: what it was saved as speaks, too (doc2 §4, step 5). */
export const getsLink = (
  saved: { readonly idStatus: number },
  funcionarios: Parameters<typeof autoagendamentoOutcome>[0],
): boolean =>
  saved.idStatus !== STATUS.AGUARDANDO_APLICACAO_RISCO && autoagendamentoOutcome(funcionarios).issuesLink;
