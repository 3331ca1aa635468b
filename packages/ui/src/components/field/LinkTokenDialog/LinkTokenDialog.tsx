'use client';
import { formatCpf } from '@apto/domain/documents';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { useTexts } from '../../../texts/useTexts.ts';
import { Button } from '../../general/Button/index.ts';
import { CopyButton } from '../../general/CopyField/index.ts';
import { Dialog } from '../../general/Dialog/index.ts';
import { toast } from '../../general/Toast/index.ts';
import { texts as defaults } from './intl/pt-BR.ts';
import * as css from './LinkTokenDialog.css.ts';

/** Propriedades de {@link LinkTokenDialog}. */
export interface LinkTokenDialogProps {
  /** Se está aberto. */
  readonly isOpen: boolean;
  /** Chamada ao abrir e ao fechar. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** O título. @default 'Link de autoagendamento' */
  readonly title?: string;
  /** Para quem foi e como. @default com o que o funcionário entra */
  readonly description?: ReactNode;
  /** O endereço público. */
  readonly link: string;
  /** De quem é o link. Mostrado por inteiro: junto com o token, é com o que o funcionário entra. */
  readonly cpf?: string;
  /** O token; só é mostrado desta vez. */
  readonly token: string;
  /** 'Concluir' foi pressionado. O diálogo também se fecha. */
  readonly onDone?: () => void;
}

/**
 * Mostra o link e o token de autoagendamento, cada um para copiar, e o CPF que vai com eles (doc2 §2.10). Um toque fora
 * não o fecha.
 */
export function LinkTokenDialog(props: LinkTokenDialogProps) {
  const { isOpen, onOpenChange, link, cpf, token, onDone } = props;
  const texts = useTexts('LinkTokenDialog', defaults);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={props.title ?? texts.title}
      description={props.description ?? texts.description}
      width={450}
      footer={
        <Button
          variant="primary"
          onPress={() => {
            onOpenChange(false);
            onDone?.();
          }}
        >
          {texts.done}
        </Button>
      }
    >
      <dl className={css.lines}>
        <Line
          label={texts.link}
          value={link}
          copyLabel={texts.copyLink}
          copied={texts.linkCopied}
          failed={texts.linkFailed}
        />
        {cpf === undefined ? null : (
          <div className={css.line}>
            <dt className={css.label}>{texts.cpf}</dt>
            <dd className={css.content}>
              <span className={cx(css.value, css.whole)}>{formatCpf(cpf)}</span>
            </dd>
          </div>
        )}
        <Line
          label={texts.token}
          value={token}
          copyLabel={texts.copyToken}
          copied={texts.tokenCopied}
          failed={texts.tokenFailed}
          isToken
        />
      </dl>
    </Dialog>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly copyLabel: string;
  readonly copied: string;
  readonly failed: string;
  readonly isToken?: boolean;
}

function Line({ label, value, copyLabel, copied, failed, isToken = false }: LineProps) {
  return (
    <div className={css.line}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.content}>
        <span className={cx(css.value, isToken && css.token)}>{value}</span>
        <CopyButton
          value={value}
          onCopied={() => toast.success({ title: copied, life: 3000 })}
          // The value is on the screen, and one press selects all of it.
          onRefused={() => toast.error({ title: failed, life: 3000 })}
        >
          {copyLabel}
        </CopyButton>
      </dd>
    </div>
  );
}
