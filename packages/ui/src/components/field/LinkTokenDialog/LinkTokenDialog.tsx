'use client';
import { formatCpf } from '@apto/domain/documents';
import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { Button } from '../../general/Button/index.ts';
import { CopyButton } from '../../general/CopyField/index.ts';
import { Dialog } from '../../general/Dialog/index.ts';
import { toast } from '../../general/Toast/index.ts';
import { texts } from './intl/pt-BR.ts';
import * as css from './LinkTokenDialog.css.ts';

/** Props of {@link LinkTokenDialog}. */
export interface LinkTokenDialogProps {
  /** Whether it is open. */
  readonly isOpen: boolean;
  /** Called when it opens and when it closes. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The heading. @default 'Link de autoagendamento' */
  readonly title?: string;
  /** To whom it went and how. @default what the employee signs in with */
  readonly description?: ReactNode;
  /** The public address. */
  readonly link: string;
  /** Whose link it is. Shown in full: with the token it is what the employee signs in with. */
  readonly cpf?: string;
  /** The token; it is shown this once. */
  readonly token: string;
  /** 'Concluir' was pressed. The dialog closes too. */
  readonly onDone?: () => void;
}

/** Shows the self-scheduling link and token, each to be copied, and the CPF they go with (doc2 §2.10). A press outside does not close it. */
export function LinkTokenDialog(props: LinkTokenDialogProps) {
  const { isOpen, onOpenChange, link, cpf, token, onDone } = props;
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
