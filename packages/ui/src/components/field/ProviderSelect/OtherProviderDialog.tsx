'use client';

import { CONFIRM_OTHERS_BUTTONS, prestadorLabel, type LabelablePrestador } from '@apto/domain/prestadores';
import { ConfirmDialog } from '../../general/ConfirmDialog/ConfirmDialog.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

/** Props of {@link OtherProviderDialog}. */
export interface OtherProviderDialogProps {
  /** The provider that was chosen; null keeps the dialog closed. */
  readonly provider: LabelablePrestador | null;
  /** 'Estou ciente'. */
  readonly onConfirm: () => void;
  /** 'Alterar prestador', or Escape. */
  readonly onCancel: () => void;
  /** Own words in place of the default ones. */
  readonly texts?: Partial<typeof defaults>;
}

/** Asks before a provider outside of the suggested ones is taken (doc2 §2.7). The domain says when to ask. */
export function OtherProviderDialog({ provider, onConfirm, onCancel, texts }: OtherProviderDialogProps) {
  const words = { ...defaults, ...texts };
  return (
    <ConfirmDialog
      isOpen={provider !== null}
      onOpenChange={() => undefined}
      title={words.confirmTitle}
      confirmLabel={CONFIRM_OTHERS_BUTTONS.confirmAction}
      cancelLabel={CONFIRM_OTHERS_BUTTONS.goBack}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {provider ? words.confirmText(prestadorLabel(provider)) : null}
    </ConfirmDialog>
  );
}
