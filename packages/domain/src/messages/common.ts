/** Texts that more than one screen says, exactly as the documents give them. */
export const MESSAGE = {
  REQUIRED_FIELD: 'Campo obrigatório',
  /** Attachments, description and WhatsApp dialogs end it with a full stop (doc2 §5, doc3 §5.3). */
  REQUIRED_FIELD_WITH_STOP: 'Campo obrigatório.',
  THIS_FIELD_REQUIRED: 'Este campo é obrigatório',
  FILLING_REQUIRED: 'Preenchimento Obrigatório',
  INCORRECT_FIELD: 'O campo precisa ser informado corretamente',
  FILL_IN_CORRECTLY: 'Preencha todos os campos corretamente',
  ERROR: 'Erro',
  NO_RECORDS: 'Nenhum registro encontrado.',
  TRY_AGAIN: 'Tentar novamente',
  FILE_TOO_LARGE: 'O arquivo selecionado excede o tamanho de 10 Mb.',
  DUPLICATE_FILE: 'Você já carregou este arquivo!',
  FILE_LOADED: 'Arquivo carregado com sucesso',
  FILE_PROBLEM: 'Problemas ao carregar o arquivo',
  SOC_SYNC: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
} as const;

/** Largest attachment, in bytes (doc1 §9). */
export const MAX_ATTACHMENT_SIZE = 10_485_760;

/** Placeholders of the appointments list (doc1 §2.1). */
export const EMPTY_TEXT = {
  NOT_GIVEN: 'Não informado',
  NO_RISCOS: 'Agendamento sem riscos',
  EM_PROCESSO: 'Em processo de agendamento',
  NO_CNPJ: 'CNPJ não informado',
} as const;

/** The text without blanks around it, or 'Não informado' (doc1 §2.1). */
export const orNotGiven = (text: string | null | undefined): string => text?.trim() || EMPTY_TEXT.NOT_GIVEN;
