/** Keys that work on every screen; the help shows them as well. */
export const GENERAL_KEYS = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'Ctrl+K', detail: 'Vai a uma tela, a uma ação ou ao agendamento de alguém' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];
