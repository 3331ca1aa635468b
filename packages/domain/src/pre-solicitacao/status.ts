import type { CivilDate, TimeOfDay } from '../time/index.ts';

/** Where a pre-request stands until it is requested (doc1 §4 'Pre-request status'). */
export const PRE_SOLICITACAO_STATUS = { WITH_RESERVA: 1, WITHOUT_RESERVA: 2 } as const;
export type PreSolicitacaoStatus = (typeof PRE_SOLICITACAO_STATUS)[keyof typeof PRE_SOLICITACAO_STATUS];

/** What people read of each, and its tone. */
export const PRE_SOLICITACAO_TAG: Readonly<
  Record<PreSolicitacaoStatus, { readonly descricao: string; readonly tone: 'success' | 'info' }>
> = {
  1: { descricao: 'Pré-agendado', tone: 'success' },
  2: { descricao: 'Pré-solicitado', tone: 'info' },
};

/** When a pre-request is to be done, as it is stored. */
export interface PreSolicitacaoWhen {
  readonly dataSugestaoInicial: CivilDate;
  readonly dataSugestaoFinal: CivilDate;
  /** Agreed with the clinic; null where there is none. */
  readonly horarioMarcadoPrestador: TimeOfDay | null;
}

/** Pré-agendado from the moment on at which a time is agreed with the clinic. */
export const preSolicitacaoStatus = ({
  horarioMarcadoPrestador,
}: Pick<PreSolicitacaoWhen, 'horarioMarcadoPrestador'>): PreSolicitacaoStatus =>
  horarioMarcadoPrestador ? PRE_SOLICITACAO_STATUS.WITH_RESERVA : PRE_SOLICITACAO_STATUS.WITHOUT_RESERVA;

/** The day of the agreed time, where the suggestion leaves only one; else null. */
export const dataReserva = (w: PreSolicitacaoWhen): CivilDate | null =>
  w.horarioMarcadoPrestador && w.dataSugestaoInicial === w.dataSugestaoFinal ? w.dataSugestaoFinal : null;
