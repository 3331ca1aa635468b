import { ACTION_NOTICE } from './actions.ts';
import { type Notice, NOTICE_LIFE, warned } from './notice.ts';

const { LIST_SUCCESS, VALIDACAO } = NOTICE_LIFE;

/** '1 pré-solicitação', '3 pré-solicitações'. */
export const countOfPreSolicitacoes = (count: number): string =>
  count === 1 ? '1 pré-solicitação' : `${count} pré-solicitações`;

const error = (title: string, detail?: string, life?: number): Notice => ({
  tone: 'danger',
  title,
  ...(detail ? { detail } : {}),
  ...(life === undefined ? {} : { life }),
});

/** Toasts of the pre-requests (doc1 §5, §8 'Pre-requests'). */
export const PRE_SOLICITACAO_NOTICE = {
  nothingSelected: (): Notice => error(PRE_SOLICITACAO_MESSAGE.NOTHING_SELECTED, undefined, VALIDACAO),
  /** A check before requesting did not pass; the toast tells the first (decision 35). */
  requestRefused: (name: string, detail: string): Notice =>
    error(`Erro ao salvar solicitação do funcionário ${name}!`, detail, VALIDACAO),
  /** The server refused or did not answer; it says why. */
  requestFailed: (detail: string): Notice => error('Erro ao processar a solicitação:', detail, VALIDACAO),
  /** @param warnings what the server decided otherwise than it was asked, such as handing over to an attendant */
  requested: (name: string, warnings: readonly string[] = []): Notice =>
    warned(
      { tone: 'success', title: `Solicitação de ${name} realizada com sucesso!`, life: LIST_SUCCESS },
      warnings,
    ),
  updated: (): Notice => ACTION_NOTICE.pendenciaResolved(),
  /** Also of a phone or e-mail that was not saved (decision 16). */
  updateFailed: (): Notice => ACTION_NOTICE.dataUpdateFailed(),
  /** One for all that were selected, with their count (decision 55). */
  deleted: (count: number): Notice => ({
    tone: 'success',
    title: 'Pré-solicitação excluida com sucesso!',
    detail: `${countOfPreSolicitacoes(count)} ${count === 1 ? 'excluída' : 'excluídas'}.`,
  }),
  deleteFailed: (detail?: string): Notice => error('Erro ao excluir pré-solicitação!', detail),
  restored: (count: number): Notice => ({
    tone: 'info',
    title: `${countOfPreSolicitacoes(count)} de volta à lista.`,
  }),
  countFailed: (detail?: string): Notice => error('Não foi possível guardar a escolha.', detail),
  restoreFailed: (detail?: string): Notice =>
    error('Não foi possível desfazer a exclusão da pré-solicitação.', detail),
} as const;

/** What is said of a pre-request's fields and of requesting it (doc1 §5 'Pre-request, before requesting'). */
export const PRE_SOLICITACAO_MESSAGE = {
  NOTHING_SELECTED: 'Selecione alguma pré-solicitação!',
  PHONE_EMPTY: 'Telefone está vazio.',
  PHONE_FORMAT: 'Formato do telefone está errado.',
  /** In the table. */
  PHONE_REQUIRED: 'Telefone é Obrigatório.',
  NO_AGREED_TIME: 'pois não foi informado o horário definido com o prestador',
  NO_DISMISSAL_DATE: 'Data de demissão é obrigatória para o tipo de exame demissional.',
  PENDENCIA: 'Há pendências de campos obrigatórios não preenchidos.',
  PAST_DATE: 'A data de sugestão é mais antiga que a data atual.',
  PAST_PERIODO: 'O periodo é mais antigo que o periodo atual.',
  PAST_TIME: 'O horário marcado é mais antigo que o horário atual',
  DELETE_QUESTION: 'Deseja mesmo deletar as pré-solicitações selecionadas?',
} as const;
