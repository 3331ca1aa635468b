'use client';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ToneName } from '../../../theme/palette.ts';
import { instantText } from '../../../internal/dates.ts';
import { errorText } from '../../../hooks/useAsyncAction.ts';
import { useAppLocale, useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { toast } from '../Toast/toastQueue.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './AttachmentsDialog.css.ts';

/** Algo que o produto fez, ou vai fazer, para o registro (doc3 §3.5). */
export interface ProcessingEntry {
  /** O lugar na ordem em que começaram, a partir de 1. */
  readonly ordem: number;
  /** O que havia a fazer: 'Kit ao prestador, por e-mail'. */
  readonly operacao: string;
  /** A situação em palavras: 'Entregue'. */
  readonly status: string;
  /** O que a situação significa. @default 'neutral' */
  readonly tone?: ToneName;
  /** Por que falhou. */
  readonly msgErro?: string | null;
  /** Quando começou: um instante, ISO. */
  readonly createdAt: string;
}

/** Um erro guardado do registro (doc3 §3.5). */
export interface ErrorLogEntry {
  /** O que aconteceu, em palavras. */
  readonly mensagem: string;
  /** Quando: um instante, ISO. */
  readonly createdAt: string;
}

/** Propriedades de {@link RecordLogs}. */
export interface RecordLogsProps {
  /** O que foi processado, na ordem em que começou. */
  readonly processing: readonly ProcessingEntry[];
  /** Os erros, do mais novo ao mais antigo. */
  readonly errors: readonly ErrorLogEntry[];
  /** As listas ainda estão vindo: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** As listas não vieram. */
  readonly error?: { detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: não há o botão. */
  readonly onRetry?: () => void;
  /** Faz de novo o que falhou. Ausente: não há o botão. */
  readonly onReprocess?: () => Promise<unknown>;
}

/** The list of one heading, or nothing where it is empty. */
function Entries({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className={css.logsHead}>
        <Heading level={3} size="s14">
          {title}
        </Heading>
        {action}
      </div>
      <ul aria-label={title}>{children}</ul>
    </section>
  );
}

/** 'Reprocessar', with what became of it told by a toast. */
function Reprocess({ onReprocess }: { onReprocess: () => Promise<unknown> }) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const [isPending, setPending] = useState(false);
  const run = async (): Promise<void> => {
    setPending(true);
    try {
      await onReprocess();
      toast.success({ title: texts.reprocessed });
    } catch (failure) {
      toast.error({ title: texts.reprocessFailed(errorText(failure, texts.listFailed)) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button size="small" icon={<RotateCcw />} isPending={isPending} onPress={() => void run()}>
      {texts.reprocess}
    </Button>
  );
}

/** Os processamentos de um registro e os seus erros (doc3 §2.9, §4.4): para a aba 'Logs' de `AttachmentsDialog`. */
export function RecordLogs(props: RecordLogsProps) {
  const texts = useTexts('AttachmentsDialog', defaults);
  const locale = useAppLocale();
  const { processing, errors, isLoading = false, error = null, onRetry, onReprocess } = props;
  if (error)
    return (
      <ErrorState
        title={texts.listFailed}
        description={error.detail}
        requestId={error.requestId}
        onRetry={onRetry}
      />
    );
  if (isLoading)
    return (
      <div className={css.logs} aria-busy="true">
        <VisuallyHidden role="status">{texts.logsLoading}</VisuallyHidden>
        <Skeleton width="46%" />
        <Skeleton width="72%" />
      </div>
    );
  if (processing.length === 0 && errors.length === 0) return <p className={css.empty}>{texts.logsEmpty}</p>;
  return (
    <div className={css.logs}>
      {processing.length > 0 && (
        <Entries title={texts.processing} action={onReprocess && <Reprocess onReprocess={onReprocess} />}>
          {processing.map((entry) => (
            <li key={entry.ordem} className={css.entry}>
              <span className={css.entryLine}>
                <span>{entry.operacao}</span>
                <Tag tone={entry.tone ?? 'neutral'}>{entry.status}</Tag>
              </span>
              <span className={css.entryNote}>
                {`${texts.order(entry.ordem)} · ${instantText(entry.createdAt, locale)}`}
              </span>
              {entry.msgErro && <span className={css.entryNote}>{entry.msgErro}</span>}
            </li>
          ))}
        </Entries>
      )}
      {errors.length > 0 && (
        <Entries title={texts.errors}>
          {errors.map((entry, place) => (
            // Two errors of one second may say the same.
            <li key={`${entry.createdAt} ${place}`} className={css.entry}>
              <span>{entry.mensagem}</span>
              <span className={css.entryNote}>{instantText(entry.createdAt, locale)}</span>
            </li>
          ))}
        </Entries>
      )}
    </div>
  );
}
