/** How a toast sounds. */
export type NoticeTone = 'success' | 'info' | 'warning' | 'danger';

/** A toast as data: what it says, how, and for how long. */
export interface Notice {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly detail?: string;
  /** Life in ms; absent: the default of its tone (doc2 §9). */
  readonly life?: number;
}

/** Lives named by the documents, in ms. A value named with a message wins over a default (decisions #30). */
export const NOTICE_LIFE = {
  LIST_SUCCESS: 3000,
  LIMIT: 4000,
  SOC: 5000,
  DATE: 6000,
  VALIDACAO: 6000,
  FAIXA_INDISPONIVEL: 8000,
} as const;

/** Title of an error toast without a title of its own (doc2 §8). */
export const DEFAULT_ERROR_TITLE = 'Ocorreu algum problema';

/** For how long a toast offers to undo what it tells, in ms (issue 9 'Beyond the specification'). */
export const UNDO_LIFE = 10_000;

/** A success that the server qualified: it sounds like a warning, says what, and stays long enough to be read. */
export const warned = (notice: Notice, warnings: readonly string[]): Notice =>
  warnings.length === 0
    ? notice
    : { ...notice, tone: 'warning', detail: warnings.join(' '), life: NOTICE_LIFE.FAIXA_INDISPONIVEL };
