import { HELP_KEY, MENU_KEY, NEXT_KEY } from '../shared/keyboard/keys.ts';

interface Shortcut {
  readonly term: string;
  readonly detail: string;
}

/** Keys that work on every screen; the help shows them as well. */
export const GENERAL_KEYS: readonly Shortcut[] = [
  { term: 'Tab e Shift+Tab', detail: 'Vai ao próximo campo ou botão, ou volta' },
  { term: 'Setas', detail: 'Andam dentro de menus, abas, chips e calendários' },
  { term: 'Enter ou Espaço', detail: 'Ativa o que está em foco' },
  { term: 'Esc', detail: 'Fecha o menu, o diálogo ou a dica aberta' },
  { term: 'Ctrl+K', detail: 'Vai a uma tela, a uma ação ou ao agendamento de alguém' },
  { term: 'F6', detail: 'Vai aos avisos na tela e volta' },
];

const LIST_KEYS: readonly Shortcut[] = [
  {
    term: 'Seta para baixo e para cima',
    detail: 'Vai à linha de baixo ou de cima; a primeira seta entra na lista',
  },
  { term: 'Enter', detail: 'Abre a linha em foco' },
  { term: `${MENU_KEY} (ponto)`, detail: 'Abre o menu de ações da linha em foco' },
];

const QUEUE_KEYS: readonly Shortcut[] = [
  { term: NEXT_KEY, detail: 'Inicia o próximo pedido da fila; desliga-se em “Teclas do painel”' },
];

/** Every key of the back-office, by where it works. */
export const SHORTCUTS = [
  { title: 'Em todas as telas', keys: [{ term: HELP_KEY, detail: 'Mostra esta lista' }, ...GENERAL_KEYS] },
  { title: 'Em Agendamentos e no Painel', keys: LIST_KEYS },
  { title: 'No Painel de agendamento', keys: QUEUE_KEYS },
] as const;
