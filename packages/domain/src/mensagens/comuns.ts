/** Texts that more than one screen says, exactly as the documents give them. */
export const MENSAGEM = {
  CAMPO_OBRIGATORIO: 'Campo obrigatório',
  /** Attachments, description and WhatsApp dialogs end it with a full stop (doc2 §5, doc3 §5.3). */
  CAMPO_OBRIGATORIO_PONTO: 'Campo obrigatório.',
  ESTE_CAMPO_OBRIGATORIO: 'Este campo é obrigatório',
  PREENCHIMENTO_OBRIGATORIO: 'Preenchimento Obrigatório',
  CAMPO_INCORRETO: 'O campo precisa ser informado corretamente',
  PREENCHA_CORRETAMENTE: 'Preencha todos os campos corretamente',
  ERRO: 'Erro',
  NENHUM_REGISTRO: 'Nenhum registro encontrado.',
  TENTAR_NOVAMENTE: 'Tentar novamente',
  ARQUIVO_GRANDE: 'O arquivo selecionado excede o tamanho de 10 Mb.',
  ARQUIVO_DUPLICADO: 'Você já carregou este arquivo!',
  ARQUIVO_CARREGADO: 'Arquivo carregado com sucesso',
  ARQUIVO_COM_PROBLEMA: 'Problemas ao carregar o arquivo',
  SOC_SINCRONIA: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!',
} as const;

/** Largest attachment, in bytes (doc1 §9). */
export const TAMANHO_MAXIMO_ANEXO = 10_485_760;

/** Placeholders of the appointments list (doc1 §2.1). */
export const TEXTO_VAZIO = {
  NAO_INFORMADO: 'Não informado',
  SEM_RISCOS: 'Agendamento sem riscos',
  EM_PROCESSO: 'Em processo de agendamento',
  SEM_CNPJ: 'CNPJ não informado',
} as const;
