import { formatPhone } from '@apto/domain/documents';
import { MESSAGE_STATE, RECIPIENT_LABEL, type MessageState, type Recipient } from '@apto/domain/templates';
import type { ReactNode } from 'react';
import type { TimelineEntry } from './Timeline.tsx';
import { texts } from './intl/pt-BR.ts';

/** An entry of the internal timeline, as the wire gives it (doc1 §3; GET /timeline/externa/{id}). */
export interface InternalItem {
  /** Instant, ISO. */
  readonly data: string;
  /** Who did it. */
  readonly name?: string | null;
  /** What happened: the status, or the action. */
  readonly descricao: string;
  /** What was written down. */
  readonly observacao?: string | null;
  /** A colour of the old client; ours are roles, so it is not read. */
  readonly hexColor?: string | null;
  /** A PrimeIcons name; it tells the tone. */
  readonly iconName?: string | null;
}

/** An entry of the messaging timeline (doc1 §3, doc3 §3.5; GET /timeline/whatsapp/{id}). */
export interface MessageItem {
  /** The kind of event, as the wire names it. */
  readonly tipoEvento: string;
  /** Instant, ISO. */
  readonly createdAt: string;
  /** What was done. */
  readonly acao?: string | null;
  /** What the message was filled with. */
  readonly variaveis?: string | null;
  /** How the sending went; 'SUCESSO' is not shown. */
  readonly envio?: string | null;
  /** The telephone it went to. */
  readonly tel?: string | null;
  /** 'RESPOSTA' came in; anything else was sent. */
  readonly classificacao?: string | null;
  /** What the wire names it by. */
  readonly id?: number;
  /** How far the message is: 'PENDENTE', 'ENVIADA', 'ENTREGUE', 'FALHA', 'NAO_ENVIADA'. Said in words instead of `envio`. */
  readonly situacao?: string | null;
  /** To whom it went: 'FUNCIONARIO', 'SOLICITANTE' or 'PRESTADOR'. Absent: the employee. */
  readonly destinatario?: string | null;
  /** Why it failed or was not sent. */
  readonly motivo?: string | null;
  /** It may be sent again. */
  readonly podeReenviar?: boolean;
}

/** Whom a message that is not the employee's went to, in a word. */
const otherRecipient = (to: string | null | undefined): string | undefined =>
  to && to !== 'FUNCIONARIO' && Object.hasOwn(RECIPIENT_LABEL, to)
    ? RECIPIENT_LABEL[to as Recipient]
    : undefined;

const stateOf = (state: string | null | undefined) =>
  state && Object.hasOwn(MESSAGE_STATE, state) ? MESSAGE_STATE[state as MessageState] : undefined;

const TONES: readonly [RegExp, NonNullable<TimelineEntry['tone']>][] = [
  [/check|thumbs-up|verified/, 'success'],
  [/times|ban|trash|thumbs-down/, 'danger'],
  [/exclamation|clock|hourglass/, 'warning'],
  [/calendar|send|envelope|info|whatsapp|comment/, 'info'],
];

const toneOf = (iconName: string | null | undefined): NonNullable<TimelineEntry['tone']> =>
  TONES.find(([name]) => name.test(iconName ?? ''))?.[1] ?? 'neutral';

/** The internal timeline as entries. They have no id of their own: their moment and their place tell them apart. */
export function internalEntries(items: readonly InternalItem[]): TimelineEntry[] {
  return withIds(
    items.map((item) => ({
      at: item.data,
      title: item.descricao,
      description: item.observacao?.trim() || undefined,
      author: item.name?.trim() || undefined,
      tone: toneOf(item.iconName),
    })),
  );
}

/**
 * The messaging timeline as entries: 'De:' for a reply and 'Para:' otherwise, with phone and the employee's name.
 * @param actionOf what can be done with a message, below it
 */
export function messageEntries(
  items: readonly MessageItem[],
  name: string,
  actionOf?: (item: MessageItem) => ReactNode,
): TimelineEntry[] {
  return withIds(
    items.map((item) => {
      const isReply = item.classificacao === 'RESPOSTA';
      const state = stateOf(item.situacao);
      const told = !state && item.envio && item.envio !== 'SUCESSO' ? texts.sending(item.envio) : undefined;
      const problem = state ? (item.motivo ?? undefined) : told;
      return {
        at: item.createdAt,
        title: item.tipoEvento,
        description:
          [item.acao, item.variaveis]
            .map((text) => text?.trim())
            .filter(Boolean)
            .join('\n') || undefined,
        party: {
          direction: isReply ? ('from' as const) : ('to' as const),
          phone: item.tel ? formatPhone(item.tel.replace(/^55(?=\d{10,11}$)/, '')) : undefined,
          name: otherRecipient(item.destinatario) ?? name,
        },
        problem,
        state: state && { label: state.label, tone: state.tone },
        extra: actionOf?.(item),
        kind: isReply ? 'recebidas' : 'enviadas',
        tone: state
          ? state.tone
          : problem
            ? ('danger' as const)
            : isReply
              ? ('success' as const)
              : ('info' as const),
      };
    }),
  );
}

function withIds(entries: readonly Omit<TimelineEntry, 'id'>[]): TimelineEntry[] {
  const seen = new Map<string, number>();
  // Counted from the oldest, so that what arrives later does not change the ids of what is there.
  return [...entries]
    .map((entry, index) => ({ entry, index }))
    .sort((one, other) => Date.parse(one.entry.at) - Date.parse(other.entry.at) || other.index - one.index)
    .map(({ entry, index }) => {
      const twin = `${entry.at} ${entry.title}`;
      const count = (seen.get(twin) ?? 0) + 1;
      seen.set(twin, count);
      return { index, entry: { ...entry, id: `${twin} ${count}` } };
    })
    .sort((one, other) => one.index - other.index)
    .map(({ entry }) => entry);
}
