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

const AGENDA_KEYS = [
  { term: 'Setas', detail: 'Vão ao marcado, ao horário ou ao dia ao lado' },
  { term: 'Home e End', detail: 'Vão ao primeiro e ao último horário do dia; com Ctrl, da visão' },
  { term: 'PageUp e PageDown', detail: 'Vão ao período anterior e ao seguinte' },
  { term: 'Enter', detail: 'Abre o marcado, o horário livre ou o dia em foco' },
  { term: 'Espaço ou M', detail: 'Pega o marcado para mover; as setas mudam o horário e o dia' },
  { term: 'Shift+Setas', detail: 'Mudam a duração do que está na mão' },
  { term: 'Enter e Esc, na mão', detail: 'Soltam no lugar novo, ou devolvem ao de antes' },
  { term: 'Ctrl+Z', detail: 'Desfaz a última mudança' },
];

/** Every key of the back-office, by where it works. */
export const SHORTCUTS = [
  { title: 'Em todas as telas', keys: [{ term: HELP_KEY, detail: 'Mostra esta lista' }, ...GENERAL_KEYS] },
  { title: 'Em Agendamentos e no Painel', keys: LIST_KEYS },
  { title: 'No Painel de agendamento', keys: QUEUE_KEYS },
  { title: 'No calendário e nas agendas', keys: AGENDA_KEYS },
] as const;
