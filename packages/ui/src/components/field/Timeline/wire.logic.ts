import { formatPhone } from '@apto/domain/documents';
import { MESSAGE_STATE, RECIPIENT_LABEL, type MessageState, type Recipient } from '@apto/domain/templates';
import type { ReactNode } from 'react';
import type { Texts } from '../../../internal/texts.types.ts';
import type { TimelineEntry } from './TimelineEntry.tsx';
import { messages as defaults } from './intl/messages.pt-BR.ts';

/** Uma entrada da linha do tempo interna, como a API a dá (doc1 §3; GET /timeline/externa/{id}). */
export interface InternalItem {
  /** Instante, em ISO. */
  readonly data: string;
  /** Quem fez. */
  readonly name?: string | null;
  /** O que aconteceu: o status, ou a ação. */
  readonly descricao: string;
  /** O que foi anotado. */
  readonly observacao?: string | null;
  /** Uma cor do cliente antigo; as nossas são papéis, por isso não é lida. */
  readonly hexColor?: string | null;
  /** Um nome do PrimeIcons; dele vem o tom. */
  readonly iconName?: string | null;
}

/** Uma entrada da linha do tempo de mensagens (doc1 §3, doc3 §3.5; GET /timeline/whatsapp/{id}). */
export interface MessageItem {
  /** O tipo de evento, como a API o nomeia. */
  readonly tipoEvento: string;
  /** Instante, em ISO. */
  readonly createdAt: string;
  /** O que foi feito. */
  readonly acao?: string | null;
  /** Com o que a mensagem foi preenchida. */
  readonly variaveis?: string | null;
  /** Como foi o envio; 'SUCESSO' não aparece. */
  readonly envio?: string | null;
  /** O telefone para o qual foi. */
  readonly tel?: string | null;
  /** 'RESPOSTA' chegou; qualquer outra foi enviada. */
  readonly classificacao?: string | null;
  /** Como a API a identifica. */
  readonly id?: number;
  /**
   * Em que ponto a mensagem está: 'PENDENTE', 'ENVIADA', 'ENTREGUE', 'NA_CAIXA', 'FALHA', 'NAO_ENVIADA'. Dito em
   * palavras no lugar de `envio`.
   */
  readonly situacao?: string | null;
  /** Para quem foi: 'FUNCIONARIO', 'SOLICITANTE', 'PRESTADOR' ou 'RESPONSAVEL'. Ausente: o funcionário. */
  readonly destinatario?: string | null;
  /** Por que falhou ou não foi enviada. */
  readonly motivo?: string | null;
  /** Pode ser enviada de novo. */
  readonly podeReenviar?: boolean;
}

/** Whom a message that is not the employee's went to. */
const otherRecipient = (to: string | null | undefined): Recipient | undefined =>
  to && to !== 'FUNCIONARIO' && Object.hasOwn(RECIPIENT_LABEL, to) ? (to as Recipient) : undefined;

const stateOf = (state: string | null | undefined): MessageState | undefined =>
  state && Object.hasOwn(MESSAGE_STATE, state) ? (state as MessageState) : undefined;

const TONES: readonly [RegExp, NonNullable<TimelineEntry['tone']>][] = [
  [/check|thumbs-up|verified/, 'success'],
  [/times|ban|trash|thumbs-down/, 'danger'],
  [/exclamation|clock|hourglass/, 'warning'],
  [/star/, 'highlight'],
  [/calendar|send|envelope|info|whatsapp|comment/, 'info'],
];

const toneOf = (iconName: string | null | undefined): NonNullable<TimelineEntry['tone']> =>
  TONES.find(([name]) => name.test(iconName ?? ''))?.[1] ?? 'neutral';

/** A linha do tempo interna em entradas. Elas não têm id próprio: o momento e o lugar as distinguem. */
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
 * A linha do tempo de mensagens em entradas: 'De:' numa resposta e 'Para:' nas outras, com o telefone e o nome do
 * funcionário.
 * @param actionOf o que se pode fazer com uma mensagem, abaixo dela
 * @param texts como se chamam o estado e a quem foi; em português por padrão
 */
export function messageEntries(
  items: readonly MessageItem[],
  name: string,
  actionOf?: (item: MessageItem) => ReactNode,
  texts: Texts<typeof defaults> = defaults,
): TimelineEntry[] {
  return withIds(
    items.map((item) => {
      const isReply = item.classificacao === 'RESPOSTA';
      const recipient = otherRecipient(item.destinatario);
      const state = stateOf(item.situacao);
      const tone = state && MESSAGE_STATE[state].tone;
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
          // The employee is named whoever it went to (doc1 §2.5).
          name: recipient ? `${texts.recipient(recipient)}, ${name}` : name,
        },
        problem,
        state: state && { label: texts.state(state), tone: MESSAGE_STATE[state].tone },
        extra: actionOf?.(item),
        kind: isReply ? 'recebidas' : 'enviadas',
        tone: tone ?? (problem ? ('danger' as const) : isReply ? ('success' as const) : ('info' as const)),
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
