import { HELP_KEY, MENU_KEY, NEXT_KEY } from '../shared/keyboard/keys.ts';
import { GENERAL_KEYS } from './shortcuts.ts';

const LIST_KEYS = [
  {
    term: 'Seta para baixo e para cima',
    detail: 'Vai à linha de baixo ou de cima; a primeira seta entra na lista',
  },
  { term: 'Enter', detail: 'Abre a linha em foco' },
  { term: `${MENU_KEY} (ponto)`, detail: 'Abre o menu de ações da linha em foco' },
];

const QUEUE_KEYS = [
  { term: NEXT_KEY, detail: 'Inicia o próximo pedido da fila; desliga-se em “Teclas do painel”' },
];

/** Every key of the back-office, by where it works. */
export const SHORTCUTS = [
  { title: 'Em todas as telas', keys: [{ term: HELP_KEY, detail: 'Mostra esta lista' }, ...GENERAL_KEYS] },
  { title: 'Em Agendamentos e no Painel', keys: LIST_KEYS },
  { title: 'No Painel de agendamento', keys: QUEUE_KEYS },
] as const;
