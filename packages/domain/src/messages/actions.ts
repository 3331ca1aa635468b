import { MESSAGE } from './common.ts';
import { type Notice, NOTICE_LIFE } from './notice.ts';

const { LIST_SUCCESS } = NOTICE_LIFE;
const success = (title: string): Notice => ({ tone: 'success', title, life: LIST_SUCCESS });
const error = (title: string, detail?: string): Notice => ({
  tone: 'danger',
  title,
  ...(detail ? { detail } : {}),
});

/** Toasts of what is done with an appointment by its dialogs (doc1 §8). */
export const ACTION_NOTICE = {
  /** A time limit that has passed (doc1 §4 'Timing blocks', §9). */
  deadlineBlocked: ({ title, text }: { readonly title: string; readonly text: string }): Notice => ({
    tone: 'info',
    title,
    detail: text,
    life: LIST_SUCCESS,
  }),
  changeRequested: (): Notice => success('Processado com sucesso, sua solicitação será analisada.'),
  kitSent: (): Notice => success('O Kit de Agendamento foi enviado com sucesso!'),
  pendenciaResolved: (): Notice => success('Dado atualizado com sucesso'),
  pendenciaFailed: (): Notice => error('Problemas ao salvar dados na tabela'),
  dataUpdateFailed: (): Notice => error('Erro ao atualizar dado'),
  tokenGenerationFailed: (message?: string): Notice => error('Erro ao gerar token!', message),
  tokenCopied: (): Notice => success('Token copiado!'),
  tokenCopyFailed: (): Notice => error('Erro ao tentar copiar o token'),
} as const;

/** Toasts of 'Atualizar dados' (doc1 §8 'Edit, upload, status changes'). */
export const EDIT_NOTICE = {
  /** Saved; what the exam type asks for and is still missing is said with it (decision 15). */
  recordUpdated: (warnings: readonly string[] = []): Notice =>
    warnings.length === 0
      ? success('Registro atualizado com sucesso!')
      : {
          tone: 'warning',
          title: 'Registro atualizado com sucesso!',
          detail: warnings.join(' '),
          life: NOTICE_LIFE.VALIDACAO,
        },
  updateFailed: (): Notice => error('Falha ao atualizar registro'),
  fileLoaded: (): Notice => success(MESSAGE.FILE_LOADED),
  fileFailed: (): Notice => error(MESSAGE.FILE_PROBLEM),
} as const;

/** A pendency's answer is required (doc1 §5 'Status dialogs'). */
export const ANSWER_REQUIRED_MESSAGE = 'Resposta não preenchida, por favor preencha o campo';
/** Empty messaging timeline (doc1 §8). */
export const EMPTY_WHATSAPP_TIMELINE_MESSAGE =
  'Nenhum registro de agendamento foi encontrado para o WhatsApp vinculado.';
