import { MESSAGE, type Notice } from '../messages/index.ts';
import type { Registry } from './types.ts';

const toast = (tone: Notice['tone'], title: string, life = 3000): Notice => ({ tone, title, life });

/** What a server says of a record without its company; people read it in their own words (doc3 §8.3). */
const NO_COMPANY = 'companyId should not be empty';

const NO_HISTORY = 'Nenhum log encontrado!';

/** doc3 §8.3, word for word. */
export const REGISTRY_NOTICE = {
  saved: () => toast('success', 'Registro salvo com sucesso!'),
  saveFailed: (message: string) =>
    toast(
      'danger',
      `Problemas ao salvar registro! ${message === NO_COMPANY ? 'O campo Empresa não pode ser vazio' : message}`,
    ),
  fileOnItsWay: () =>
    toast('info', 'O arquivo ainda está sendo enviado. Salve assim que o envio terminar.', 5000),
  removed: () => toast('success', 'Registro excluído com sucesso!'),
  removeFailed: (message: string) => toast('danger', `Erro ao excluir registro! ${message}`),
  activated: () => toast('success', 'Registro ativado com sucesso!'),
  deactivated: () => toast('success', 'Registro inativado com sucesso!'),
  listFailed: (message: string) => toast('danger', `Erro ao listar! ${message}`),
  historyFailed: (message: string): Notice => ({ ...toast('warning', NO_HISTORY, 5000), detail: message }),
  sheetFailed: (): Notice => toast('danger', 'Erro ao gerar planilha!'),
} as const;

/** doc3 §2.9, §8.3, word for word; the first three are the titles of failures that stay in their dialog. */
export const REGISTRY_TEXT = {
  activateFailed: 'Erro ao ativar o registro!',
  deactivateFailed: 'Erro ao inativar o registro!',
  empty: MESSAGE.NO_RECORDS,
  confirmRemove: 'Tem certeza que deseja excluir este registro?',
  confirmActivate: 'Tem certeza que deseja ativar este registro?',
  confirmDeactivate: 'Tem certeza que deseja inativar este registro?',
  unsaved: 'Você perderá todas as alterações, deseja continuar?',
  noHistory: NO_HISTORY,
  /** Ours: the document leaves out what a person reads who may not save. */
  readOnly:
    'Você só pode consultar este cadastro. Para alterar, peça permissão a quem cuida dos perfis de acesso.',
} as const;

/** What leads from a list to a new record: 'Novo grupo', or as the documents have it. */
export const addLabel = (registry: Registry): string => registry.addLabel ?? newRecordTitle(registry);

/** How what is said of a record ends. */
export const ending = (gender: Registry['gender']): 'a' | 'o' => (gender === 'f' ? 'a' : 'o');

/** 'Novo grupo', 'Nova unidade'. */
export const newRecordTitle = ({ singular, gender }: Registry): string => `Nov${ending(gender)} ${singular}`;

/** What a list is narrowed to by whether its records are active: 'Todas', 'Ativas', 'Inativas'. */
export const activityLabels = ({ gender }: Registry) => {
  const end = `${ending(gender)}s`;
  return { all: `Tod${end}`, active: `Ativ${end}`, inactive: `Inativ${end}` } as const;
};

/**
 * What a record's past holds: the trail's action, its code on the wire and what a person reads (doc3 §3.5: ATUALIZADO
 * 'Atualizado' and EXCLUIDO 'Excluido' are the document's).
 */
const ACTIONS: readonly (readonly [action: string, code: string, label: string])[] = [
  ['CRIAR', 'CRIADO', 'Criado'],
  ['ALTERAR', 'ATUALIZADO', 'Atualizado'],
  ['EXCLUIR', 'EXCLUIDO', 'Excluido'],
  ['ATIVAR', 'ATIVADO', 'Ativado'],
  ['INATIVAR', 'INATIVADO', 'Inativado'],
  ['PEDIR_MUDANCA', 'MUDANCA_REGISTRADA', 'Mudança de função registrada'],
  ['ALTERAR_MUDANCA', 'MUDANCA_ALTERADA', 'Mudança de função alterada'],
  ['DESFAZER_MUDANCA', 'MUDANCA_DESFEITA', 'Mudança de função desfeita'],
  ['EFETIVAR_MUDANCA', 'MUDANCA_EFETIVADA', 'Mudança de função efetivada'],
  ['DEMITIR', 'DEMITIDO', 'Desligado pelo exame demissional'],
  ['ANEXAR', 'ARQUIVO_ANEXADO', 'Arquivo anexado'],
  ['EXCLUIR_ANEXO', 'ANEXO_EXCLUIDO', 'Anexo excluído'],
  ['PEDIR_CADASTRO', 'CADASTRO_PEDIDO', 'Cadastro pedido à clínica'],
  ['ENVIAR_CADASTRO', 'CADASTRO_ENVIADO', 'Cadastro enviado pela clínica'],
  ['DECIDIR_CADASTRO', 'CADASTRO_ANALISADO', 'Cadastro analisado'],
  ['CANCELAR_CADASTRO', 'CADASTRO_CANCELADO', 'Pedido de cadastro cancelado'],
];

/** The codes of the wire, by the trail's action. */
export const ACTION_CODE: ReadonlyMap<string, string> = new Map(
  ACTIONS.map(([action, code]) => [action, code]),
);

const LABELS = new Map(ACTIONS.map(([, code, label]) => [code, label]));

/** What a person reads of a code of the wire; an unknown one stays as it is. */
export const actionLabel = (code: string): string => LABELS.get(code) ?? code;

/** Why a record cannot be chosen now: 'Esta hierarquia está bloqueada: aguarda o inventário de riscos.' */
export const blockedText = ({ singular, gender }: Registry, reason: string): string =>
  `${gender === 'f' ? 'Esta' : 'Este'} ${singular} está bloquead${ending(gender)}: ${reason.replace(/\.$/, '')}.`;

/** Why a record is not saved: what of it another one has already. */
export const takenText = (labels: readonly string[]): string =>
  labels.length === 0
    ? 'Já existe um registro com estes dados.'
    : `Já existe um registro com estes dados: ${new Intl.ListFormat('pt-BR').format(labels)}.`;

/** Why a record stays: what depends on it, by the names of the lists that hold it. */
export const inUseText = (uses: readonly string[]): string =>
  `Este registro não pode ser excluído porque é usado em: ${uses.join(', ')}. Inative-o para que não seja mais escolhido.`;
