import type { CivilDate, TimeOfDay } from '@apto/domain/time';
import type { ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';

/** O que se vê de uma vez: um dia, uma semana, um mês, ou um dia de todos os recursos. */
export type AgendaView = 'day' | 'week' | 'month' | 'resource';

/** Onde algo fica: um dia, uma hora nele (ausente: só o dia) e o recurso que ocupa. */
export interface AgendaPlace {
  /** O dia, YYYY-MM-DD. */
  readonly date: CivilDate;
  /** O primeiro minuto, HH:mm. Ausente: o dia é conhecido e a hora não. */
  readonly start?: TimeOfDay | undefined;
  /** O primeiro minuto depois dele, HH:mm ('24:00' é o fim do dia). */
  readonly end?: TimeOfDay | undefined;
  /** Qual recurso ocupa. */
  readonly resourceId?: string | undefined;
}

/** Algo que tem lugar na agenda. */
export interface AgendaBooking extends AgendaPlace {
  /** Único entre todos os marcados. */
  readonly id: string;
  /** Quem ou o quê: as primeiras palavras que se leem. */
  readonly title: string;
  /** Uma segunda linha, onde couber. */
  readonly subtitle?: string | undefined;
  /** O que o estado dele quer dizer. @default 'neutral' */
  readonly tone?: ToneName | undefined;
  /** O estado em palavras: é lido em voz alta, porque uma cor não é. */
  readonly status?: string | undefined;
  /** Enfeite ao lado do título, oculto de leitores de tela. */
  readonly icon?: ReactNode;
  /** Por que não pode mudar de lugar. Ausente: pode, onde há `onMove`. */
  readonly locked?: string | undefined;
}

/** Uma linha da visão 'resource': uma clínica, uma sala, uma pessoa. */
export interface AgendaResource {
  /** Único entre as linhas; é o que o `resourceId` de um marcado aponta. */
  readonly id: string;
  /** O nome da linha. */
  readonly name: string;
  /** Uma segunda linha, sob o nome. */
  readonly detail?: string | undefined;
}

/** As horas que são desenhadas. */
export interface AgendaHours {
  /** A primeira hora, HH:mm. @default '07:00' */
  readonly from: TimeOfDay;
  /** '24:00' é o fim do dia. @default '19:00' */
  readonly to: TimeOfDay;
  /** Minutos de um horário: o passo de uma tecla e de um arrasto. @default 30 */
  readonly slot?: number | undefined;
}

/** Um período em que nada pode ser posto. */
export interface AgendaClosed {
  /** O primeiro minuto fechado, HH:mm. */
  readonly from: TimeOfDay;
  /** O primeiro minuto aberto de novo, HH:mm ('24:00' é o fim do dia). */
  readonly to: TimeOfDay;
  /** O motivo; lido e mostrado quando algo passa sobre ele. @default 'Fechado neste horário' */
  readonly reason?: string | undefined;
}

/** Se algo pode ser posto em um lugar e, se não, por quê. */
export type AgendaVerdict =
  | {
      /** Se pode. */
      readonly ok: true;
    }
  | {
      readonly ok: false;
      /** Por que não. */
      readonly reason: string;
    };

/** O que uma mudança devolve. */
export interface AgendaMoved {
  /** Desfaz a mudança: oferecida como 'Desfazer' e por Ctrl+Z. */
  readonly undo?: (() => unknown) | undefined;
}

/** Leva uma mudança adiante. Se falha, a mensagem do erro é dita e o marcado volta. */
export type AgendaMove = (
  booking: AgendaBooking,
  from: AgendaPlace,
  to: AgendaPlace,
  // A handler that returns nothing at all is the usual one.
  // oxlint-disable-next-line typescript/no-invalid-void-type
) => void | AgendaMoved | Promise<AgendaMoved | undefined | void>;

/** O que não carregou. */
export interface AgendaError {
  /** O que não deu certo. @default 'Não foi possível carregar' */
  readonly title?: string | undefined;
  /** O que fazer. */
  readonly description?: string | undefined;
  /** Mostrado em letra pequena, para quem pede ajuda. */
  readonly requestId?: string | undefined;
  /** 'Tentar novamente'. Ausente: não há esse botão. */
  readonly onRetry?: (() => void) | undefined;
}

/** A booking as it is drawn: where a move has put it while that is being saved. */
export interface ShownBooking extends AgendaBooking {
  readonly isPending?: boolean | undefined;
}

/** What closes hours of a day, or of a day of one resource. */
export type ClosedOf = (place: Pick<AgendaPlace, 'date' | 'resourceId'>) => readonly AgendaClosed[];

/** What the line below the agenda says. */
export interface Said {
  readonly text: string;
  readonly tone: 'info' | 'danger' | 'success' | null;
  /** Takes back what it tells. */
  readonly undo?: (() => void) | undefined;
}
