'use client';
import type { CivilDate } from '@apto/domain/time';
import { createContext, memo, useContext, useMemo } from 'react';
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
  /** Chamada ao abrir e ao fechar. Mantenha a função estável: o que chega não redesenha a moldura. */
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

/** What each face shows: it alone is drawn for what comes, and not the dialog around both. */
const Internal = createContext<TimelineFace<InternalItem> | null>(null);
const Messages = createContext<(TimelineFace<MessageItem> & Pick<TimelineDialogProps, 'onResend'>) | null>(
  null,
);

/** As duas linhas do tempo de um agendamento: o que foi feito, e o que foi dito pelo WhatsApp (doc1 §2.5). */
export function TimelineDialog({ internal, messages, onResend, ...frame }: TimelineDialogProps) {
  return (
    <Internal value={internal}>
      <Messages value={onResend ? { ...messages, onResend } : messages}>
        <Frame {...frame} />
      </Messages>
    </Internal>
  );
}

const Frame = memo(function Frame(props: Omit<TimelineDialogProps, 'internal' | 'messages' | 'onResend'>) {
  const { name } = props;
  const texts = useTexts('TimelineDialog', defaults);
  const locale = useAppLocale();
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
          { value: 'interna', label: texts.internal, content: <InternalFace name={name} /> },
          { value: 'whatsapp', label: texts.messages, content: <MessagesFace name={name} /> },
        ]}
      />
    </Dialog>
  );
});

const NONE: readonly never[] = [];

function InternalFace({ name }: { readonly name: string }) {
  const texts = useTexts('TimelineDialog', defaults);
  const face = useContext(Internal);
  const items = face?.items ?? NONE;
  const entries = useMemo(() => internalEntries(items), [items]);
  return (
    <div className={css.face}>
      <Timeline
        label={texts.internalOf(name)}
        entries={entries}
        isLoading={face?.isLoading ?? false}
        error={face?.error ?? null}
        onRetry={face?.onRetry}
      />
    </div>
  );
}

function MessagesFace({ name }: { readonly name: string }) {
  const texts = useTexts('TimelineDialog', defaults);
  const face = useContext(Messages);
  const items = face?.items ?? NONE;
  const onResend = face?.onResend;
  const entries = useMemo(
    () =>
      messageEntries(
        items,
        name,
        (item) =>
          onResend && item.podeReenviar ? (
            <Button size="small" aria-label={texts.resendOf(item.tipoEvento)} onPress={() => onResend(item)}>
              {texts.resend}
            </Button>
          ) : null,
        texts,
      ),
    [items, name, onResend, texts],
  );
  return (
    <div className={css.face}>
      <Timeline
        label={texts.messagesOf(name)}
        entries={entries}
        kinds={[
          { id: 'enviadas', label: texts.sent },
          { id: 'recebidas', label: texts.received },
        ]}
        empty={<EmptyState title={texts.noMessages} />}
        isLoading={face?.isLoading ?? false}
        error={face?.error ?? null}
        onRetry={face?.onRetry}
      />
    </div>
  );
}
