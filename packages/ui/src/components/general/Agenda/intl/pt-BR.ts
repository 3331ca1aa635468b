type View = 'day' | 'week' | 'month' | 'resource';

/** Os textos da Agenda. Troque qualquer um pela propriedade `texts`. */
export const texts = {
  label: 'Agenda',
  today: 'Hoje',
  views: 'Visão',
  viewNames: { day: 'Dia', week: 'Semana', month: 'Mês', resource: 'Recursos' } as Record<View, string>,
  previous: {
    day: 'Dia anterior',
    week: 'Semana anterior',
    month: 'Mês anterior',
    resource: 'Dia anterior',
  } as Record<View, string>,
  next: {
    day: 'Próximo dia',
    week: 'Próxima semana',
    month: 'Próximo mês',
    resource: 'Próximo dia',
  } as Record<View, string>,
  hour: 'Hora',
  untimed: 'Sem horário',
  resource: 'Recurso',
  isToday: 'hoje',
  now: (time: string): string => `Agora, ${time}`,
  loading: 'Carregando a agenda…',
  count: (count: number): string => (count === 1 ? '1 marcado' : `${count} marcados`),
  summary: (title: string, count: number): string =>
    count === 0
      ? `${title}: nada marcado.`
      : `${title}: ${count === 1 ? '1 marcado' : `${count.toLocaleString('pt-BR')} marcados`}.`,
  times: (start: string, end: string | undefined): string =>
    end === undefined ? start : `${start} às ${end}`,
  free: 'livre',
  drawing: 'Novo',
  closed: 'Fechado neste horário',
  locked: (reason: string): string => `não pode ser movido: ${reason}`,
  pending: 'salvando a mudança',
  more: (count: number): string => `+ ${count}`,
  moreLabel: (count: number, day: string): string => `mais ${count} em ${day}, abrir o dia`,
  dayLabel: (day: string, count: number): string =>
    `${day}, ${count === 0 ? 'nada marcado' : count === 1 ? '1 marcado' : `${count} marcados`}, abrir o dia`,
  movable: 'Espaço pega o que está marcado para mover',
  pickedUp: (title: string): string =>
    `${title} em movimento. Setas mudam o lugar, Shift com as setas muda a duração, Enter solta, Esc devolve.`,
  here: (place: string): string => `${place}. Pode soltar aqui.`,
  notHere: (place: string, reason: string): string => `${place}. Não pode: ${reason}`,
  refused: (title: string, reason: string): string => `${title} voltou ao lugar. ${reason}`,
  givenBack: (title: string): string => `${title} voltou ao lugar.`,
  saving: (title: string, place: string): string => `Movendo ${title} para ${place}…`,
  moved: (title: string, place: string): string => `${title} movido para ${place}.`,
  resized: (title: string, place: string): string => `${title} ocupa agora ${place}.`,
  failed: 'Não foi possível mover. Tente novamente.',
  undo: 'Desfazer',
  undone: (title: string): string => `Desfeito: ${title} voltou ao lugar.`,
  undoFailed: (title: string): string =>
    `Não foi possível desfazer: ${title} ficou onde está. Tente novamente.`,
  isLocked: (title: string, reason: string): string => `${title} não pode ser movido: ${reason}`,
};

/** Os textos de uma agenda, pelos nomes deles. */
export type AgendaTexts = typeof texts;
