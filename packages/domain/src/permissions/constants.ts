/**
 * Every permission string of the documents, spelt exactly as the login token carries it: the misspelt
 * prefixes `gestamedica_` and `gestao_medica_v3` are the wire's (decisions #7). Write them nowhere else.
 */
export const PERMISSION = {
  // Appointments (doc1 §6)
  AGENDAMENTOS_CRIAR: 'gestamedica_agendamentos:criar',
  AGENDAMENTOS_EDITAR: 'gestamedica_agendamentos:editar',
  AGENDAMENTOS_REENVIAR_KIT: 'gestamedica_agendamentos:reenviarkit',
  AGENDAMENTOS_DESISTENCIA: 'gestamedica_agendamentos:desistencia',
  AGENDAMENTOS_CANCELAR: 'gestamedica_agendamentos:cancelar',
  AGENDAMENTOS_ANEXOS: 'gestamedica_agendamentos:anexos',
  AGENDAMENTOS_TIMELINE: 'gestamedica_agendamentos:timeline',
  // Release of a provider to a client (doc2 §6)
  LIBERAR_PRESTADOR_CRIAR: 'gestamedica_painel_prestador_liberar_prestador:criar',
  // Forms and ASO (doc3 §6)
  FORMULARIOS_EDITAR: 'gestaomedica_painel_formularios:editar',
  FORMULARIOS_EXCLUIR: 'gestaomedica_painel_formularios:excluir',
  GERENCIAR_ASO_EDITAR: 'gestamedica_gerenciar_aso:editar',
  GERENCIAR_ASO_EXCLUIR: 'gestamedica_gerenciar_aso:excluir',
  // Route guards (doc3 §6)
  GESTAO_MEDICA_V3_VIEW: 'gestao_medica_v3:view',
  CONFIGURACOES_EMPRESA: 'configuracoes_empresa',
  CONFIGURACOES_USUARIO: 'configuracoes_usuario',
  CONFIGURACOES_PERFIL: 'configuracoes_perfil',
  ESTRUTURA_CLIENTE: 'estrutura_cliente',
  ESTRUTURA_GRUPOS: 'estrutura_grupos',
  ESTRUTURA_SETOR: 'estrutura_setor',
  ESTRUTURA_CARGO: 'estrutura_cargo',
  ESTRUTURA_HIERARQUIA: 'estrutura_hierarquia',
  ESTRUTURA_UNIDADE: 'estrutura_unidade',
  ESTRUTURA_FUNCIONARIO: 'estrutura_funcionario',
  ESTRUTURA_FUNCIONARIO_EDITAR: 'estrutura_funcionario:editar',
  // Imports by screen (doc3 §2.1 importacao): looking, importing, and taking an import back
  IMPORTACAO: 'importacao',
  IMPORTACAO_CRIAR: 'importacao:criar',
  IMPORTACAO_EXCLUIR: 'importacao:excluir',
  // The list of sent messages (doc3 §2.1, §2.10 mail)
  MAIL: 'cadastro_mail',
  PAINEL_AGENDAMENTO: 'gestamedica_painel_agendamento',
  PAINEL_PRESTADOR: 'gestamedica_painel_prestador',
  PAINEL_PRESTADOR_PROCEDIMENTO: 'gestamedica_painel_prestador_procedimento',
  PAINEL_PRESTADOR_CLIENTE: 'gestamedica_painel_prestador:cliente',
  PAINEL_NAO_CONFORMIDADE: 'gestamedica_painel_nao_conformidade',
  PAINEL_ATENDIMENTO_LISTAGEM: 'gestamedica_painel_atendimento_listagem',
  PAINEL_ATENDIMENTO_LISTAGEM_ADMIN: 'gestamedica_painel_atendimento_listagem_admin',
  PAINEL_ATENDIMENTO_CHECK_IN: 'gestamedica_painel_atendimento_check_in',
  PAINEL_ATENDIMENTO_TELA_CHAMADA: 'gestamedica_painel_atendimento_tela_chamada',
  PAINEL_DEPOSITO_ANTECIPADO: 'gestamedica_painel_deposito_antecipado',
  PAINEL_CADASTRO_EXAMES: 'gestamedica_painel_cadastro_exames',
  PAINEL_CADASTRO_MEDICOS: 'gestamedica_painel_cadastro_medicos',
  SESMT_GRO_CLIENTE: 'gestaosesmt_gro_cliente',
  SESMT_GRO_UNIDADE: 'gestaosesmt_gro_unidade',
  SESMT_QUESTIONARIO: 'gestaosesmt_cadastros_questionario_sesmt',
  SESMT_QUESTIONARIO_PERGUNTAS: 'gestaosesmt_cadastros_questionario_sesmt_perguntas',
  INDICADORES_CLIENTE: 'indicadores_cliente',
  INDICADORES_CLIENTE_ESTRUTURA: 'indicadores_cliente_estrutura',
  INDICADORES_CLIENTE_AGENDAMENTOS: 'indicadores_cliente_agendamentos',
  INDICADORES_CLIENTE_FALTA_CONSULTA: 'indicadores_cliente_falta_consulta',
} as const;

export type PermissionKey = keyof typeof PERMISSION;
export type Permission = (typeof PERMISSION)[PermissionKey];

/** The suffixes of an 'area:action' permission (doc3 §6). */
export const PERMISSION_ACTIONS = ['view', 'criar', 'editar', 'excluir', 'ativar', 'inativar'] as const;
export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];
