/** How a toast sounds. */
export type TomDoAviso = 'sucesso' | 'informacao' | 'atencao' | 'perigo';

/** A toast as data: what it says, how, and for how long. */
export interface Aviso {
  readonly tom: TomDoAviso;
  readonly titulo: string;
  readonly detalhe?: string;
  /** Life in ms; absent: the default of its tone (doc2 §9). */
  readonly vida?: number;
}

/** Lives named by the documents, in ms. A value named with a message wins over a default (decisions #30). */
export const VIDA_DO_AVISO = {
  SUCESSO_DE_LISTA: 3000,
  LIMITE: 4000,
  SOC: 5000,
  DATA: 6000,
  VALIDACAO: 6000,
  FAIXA_INDISPONIVEL: 8000,
} as const;

/** Title of an error toast without a title of its own (doc2 §8). */
export const TITULO_ERRO_PADRAO = 'Ocorreu algum problema';
/** Title of a success toast without a title of its own (doc2 §9). */
export const TITULO_SUCESSO_PADRAO = 'Registro criado';
