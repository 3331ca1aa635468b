'use client';
import type { CivilDate } from '@apto/domain/time';
import { useMemo } from 'react';
import { shortDate } from '../../../internal/dates.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
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
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './TimelineDialog.css.ts';

/** O que uma face mostra, e em que ponto está. */
export interface TimelineFace<Item> {
  /** Como a API os dá. */
  readonly items: readonly Item[];
  /** O que mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** O carregamento falhou: o que dizer. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: () => void;
}

/** Propriedades de {@link TimelineDialog}. */
export interface TimelineDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O nome do funcionário. */
  readonly name: string;
  /** O dia atual, `YYYY-MM-DD`, mostrado embaixo do título. */
  readonly today: CivilDate;
  /** O que aconteceu no produto: a face 'Interna'. */
  readonly internal: TimelineFace<InternalItem>;
  /** As mensagens que foram enviadas: a face 'Mensagens'. */
  readonly messages: TimelineFace<MessageItem>;
  /** 'Enviar de novo' nas mensagens que podem ser reenviadas. Ausente: sem esse botão. Mantenha a função estável. */
  readonly onResend?: (message: MessageItem) => void;
}

/** As duas linhas do tempo de um agendamento: o que foi feito, e o que foi dito pelo WhatsApp (doc1 §2.5). */
export function TimelineDialog(props: TimelineDialogProps) {
  const { name, internal, messages, onResend } = props;
  const texts = useTexts('TimelineDialog', defaults);
  const locale = useAppLocale();
  const done = useMemo(() => internalEntries(internal.items), [internal.items]);
  const said = useMemo(
    () =>
      messageEntries(
        messages.items,
        name,
        (item) =>
          onResend && item.podeReenviar ? (
            <Button size="small" aria-label={texts.resendOf(item.tipoEvento)} onPress={() => onResend(item)}>
              {texts.resend}
            </Button>
          ) : null,
        texts,
      ),
    [messages.items, name, onResend, texts],
  );
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={texts.title(name)}
      description={shortDate(props.today, locale)}
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
                  empty={<EmptyState title={texts.noMessages} />}
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
