'use client';
import { useTexts } from '../../../texts/useTexts.ts';
import { Dialog } from '../Dialog/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './ReasonDialog.css.ts';

/** Propriedades de {@link ReasonDialog}. */
export interface ReasonDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Motivo' */
  readonly title?: string;
  /** O que o registro de status diz; null ou vazio: 'Nenhum motivo foi informado.'. */
  readonly description?: string | null | undefined;
  /** Quem escreveu. */
  readonly author?: string | undefined;
  /** Quando, já formatado: '24/11/2026 14:32'. */
  readonly when?: string | undefined;
  /** O que mostra está a caminho: um esqueleto na forma final. @default false */
  readonly isLoading?: boolean;
  /** O carregamento falhou: a frase, e as palavras do servidor. */
  readonly error?: { message?: string; detail?: string | undefined; requestId?: string | undefined } | null;
  /** 'Tentar novamente'. Ausente: sem esse botão. */
  readonly onRetry?: () => void;
}

/**
 * Mostra a descrição de um registro de status: desistência, cancelamento, pendência do prestador (doc1 §2.5, 450 px).
 */
export function ReasonDialog(props: ReasonDialogProps) {
  const texts = useTexts('ReasonDialog', defaults);
  const { author, when } = props;
  const meta = [when, author ? texts.by(author) : undefined].filter(Boolean).join(' ');
  return (
    <Dialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title ?? texts.title}
      width={450}
    >
      <div
        className={css.body}
        aria-live={props.error ? 'off' : 'polite'}
        aria-busy={props.isLoading === true}
      >
        <Face {...props} meta={meta} />
      </div>
    </Dialog>
  );
}

function Face(props: ReasonDialogProps & { meta: string }) {
  const texts = useTexts('ReasonDialog', defaults);
  if (props.isLoading) {
    return (
      <div className={css.lines}>
        <VisuallyHidden>{texts.loading}</VisuallyHidden>
        <Skeleton width="94%" />
        <Skeleton width="88%" />
        <Skeleton width="52%" />
      </div>
    );
  }
  if (props.error) {
    return (
      <ErrorState
        title={props.error.message ?? texts.error}
        description={props.error.detail}
        requestId={props.error.requestId}
        {...(props.onRetry ? { onRetry: props.onRetry } : {})}
      />
    );
  }
  const reason = props.description?.trim();
  return (
    <>
      {reason ? <p className={css.reason}>{reason}</p> : <p className={css.empty}>{texts.empty}</p>}
      {props.meta ? <p className={css.meta}>{props.meta}</p> : null}
    </>
  );
}
