'use client';
import { EMPTY_WHATSAPP_TIMELINE_MESSAGE } from '@apto/domain/messages';
import { formatDateWithWeekday, type CivilDate } from '@apto/domain/time';
import { useMemo } from 'react';
import { Button } from '../../general/Button/Button.tsx';
import { Dialog } from '../../general/Dialog/Dialog.tsx';
import { EmptyState } from '../../general/EmptyState/EmptyState.tsx';
import { Tabs } from '../../general/Tabs/Tabs.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import {
  internalEntries,
  messageEntries,
  type InternalItem,
  type MessageItem,
} from '../Timeline/wire.logic.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './TimelineDialog.css.ts';

/** What one face shows, and how far it is. */
export interface TimelineFace<Item> {
  /** As the wire gives them. */
  readonly items: readonly Item[];
  /** What it shows is on its way: a skeleton in its final shape. @default false */
  readonly isLoading?: boolean;
  /** The load failed: what to say. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Absent: no such button. */
  readonly onRetry?: () => void;
}

/** Props of {@link TimelineDialog}. */
export interface TimelineDialogProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** Called when it opens and when it closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The employee's name. */
  readonly name: string;
  /** The current day, `YYYY-MM-DD`, shown under the title. */
  readonly today: CivilDate;
  /** What happened in the product: the face 'Interna'. */
  readonly internal: TimelineFace<InternalItem>;
  /** The messages that were sent: the face 'Mensagens'. */
  readonly messages: TimelineFace<MessageItem>;
  /** 'Enviar de novo' of the messages that may be. Absent: no such button. Keep it stable. */
  readonly onResend?: (message: MessageItem) => void;
}

/** The two timelines of an appointment: what was done, and what was said by WhatsApp (doc1 §2.5). */
export function TimelineDialog(props: TimelineDialogProps) {
  const { name, internal, messages, onResend } = props;
  const done = useMemo(() => internalEntries(internal.items), [internal.items]);
  const said = useMemo(
    () =>
      messageEntries(messages.items, name, (item) =>
        onResend && item.podeReenviar ? (
          <Button size="small" aria-label={texts.resendOf(item.tipoEvento)} onPress={() => onResend(item)}>
            {texts.resend}
          </Button>
        ) : null,
      ),
    [messages.items, name, onResend],
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={texts.title(name)}
      description={formatDateWithWeekday(props.today)}
      width={800}
    >
      <Tabs
        label={texts.title(name)}
        items={[
          {
            value: 'interna',
            label: texts.internal,
            content: (
              <div className={css.face}>
                <Timeline
                  label={texts.internalOf(name)}
                  entries={done}
                  isLoading={internal.isLoading ?? false}
                  error={internal.error ?? null}
                  onRetry={internal.onRetry}
                />
              </div>
            ),
          },
          {
            value: 'whatsapp',
            label: texts.messages,
            content: (
              <div className={css.face}>
                <Timeline
                  label={texts.messagesOf(name)}
                  entries={said}
                  kinds={[
                    { id: 'enviadas', label: texts.sent },
                    { id: 'recebidas', label: texts.received },
                  ]}
                  empty={<EmptyState title={EMPTY_WHATSAPP_TIMELINE_MESSAGE} />}
                  isLoading={messages.isLoading ?? false}
                  error={messages.error ?? null}
                  onRetry={messages.onRetry}
                />
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
