'use client';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts/useTexts.ts';
import { ConfirmDialog } from '../ConfirmDialog/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './RetryDialog.css.ts';

/** Propriedades de {@link RetryDialog}. */
export interface RetryDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O que falhou: 'Ocorreu um problema ao tentar sincronizar dados com o SOC!'. */
  readonly title?: string;
  /** A mensagem do servidor, e o que fazer quando falhar de novo. */
  readonly children?: ReactNode;
  /** Tenta de novo. Uma promessa mantém o diálogo ocupado; uma rejeição aparece nele, o sucesso o fecha. */
  readonly onRetry: () => unknown;
  /** A saída. @default 'Fechar' */
  readonly cancelLabel?: string;
  /** O id da requisição, mostrado em letra pequena para o suporte. */
  readonly requestId?: string | undefined;
}

/** Algo falhou e pode ser tentado de novo sem perder nada (doc3 §2.9). */
export function RetryDialog(props: RetryDialogProps) {
  const texts = useTexts('RetryDialog', defaults);
  return (
    <ConfirmDialog
      isOpen={props.isOpen}
      onOpenChange={props.onOpenChange}
      title={props.title ?? texts.title}
      confirmLabel={texts.retry}
      cancelLabel={props.cancelLabel ?? texts.close}
      onConfirm={props.onRetry}
    >
      {props.children}
      {props.requestId ? <p className={css.requestId}>{texts.request(props.requestId)}</p> : null}
    </ConfirmDialog>
  );
}
