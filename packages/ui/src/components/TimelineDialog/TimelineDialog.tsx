'use client';
import { formatarDataComDia, MENSAGEM_TIMELINE_WHATSAPP_VAZIA, type DataCivil } from '@apto/domain';
import { useMemo, type ReactElement } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
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
  items: readonly Item[];
  /** What it shows is on its way: a skeleton in its final shape. @default false */
  isLoading?: boolean;
  /** The load failed: what to say. */
  error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Absent: no such button. */
  onRetry?: () => void;
}

/** Props of {@link TimelineDialog}. */
export interface TimelineDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it opens and when it closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** The employee's name. */
  nome: string;
  /** The current day, `YYYY-MM-DD`, shown under the title. */
  hoje: DataCivil;
  /** What happened in the product: the face 'Interna'. */
  interna: TimelineFace<InternalItem>;
  /** The messages that were sent: the face 'Mensagens'. */
  mensagens: TimelineFace<MessageItem>;
}

/** The two timelines of an appointment: what was done, and what was said by WhatsApp (doc1 §2.5). */
export function TimelineDialog(props: TimelineDialogProps): ReactElement {
  const { nome, interna, mensagens } = props;
  const done = useMemo(() => internalEntries(interna.items), [interna.items]);
  const said = useMemo(() => messageEntries(mensagens.items, nome), [mensagens.items, nome]);
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={texts.title(nome)}
      description={formatarDataComDia(props.hoje)}
      width={800}
    >
      <Tabs
        label={texts.title(nome)}
        items={[
          {
            value: 'interna',
            label: texts.internal,
            content: (
              <div className={css.face}>
                <Timeline
                  label={texts.internalOf(nome)}
                  entries={done}
                  isLoading={interna.isLoading ?? false}
                  error={interna.error ?? null}
                  onRetry={interna.onRetry}
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
                  label={texts.messagesOf(nome)}
                  entries={said}
                  kinds={[
                    { id: 'enviadas', label: texts.sent },
                    { id: 'recebidas', label: texts.received },
                  ]}
                  empty={<EmptyState title={MENSAGEM_TIMELINE_WHATSAPP_VAZIA} />}
                  isLoading={mensagens.isLoading ?? false}
                  error={mensagens.error ?? null}
                  onRetry={mensagens.onRetry}
                />
              </div>
            ),
          },
        ]}
      />
    </Dialog>
  );
}
