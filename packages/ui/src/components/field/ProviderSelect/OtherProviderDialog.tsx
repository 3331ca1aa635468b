'use client';

import { CONFIRM_OTHERS_BUTTONS, prestadorLabel, type LabelablePrestador } from '@apto/domain/prestadores';
import { ConfirmDialog } from '../../general/ConfirmDialog/ConfirmDialog.tsx';
import { texts as defaults } from './intl/pt-BR.ts';

/** Propriedades de {@link OtherProviderDialog}. */
export interface OtherProviderDialogProps {
  /** O prestador que foi escolhido; null mantém o diálogo fechado. */
  readonly provider: LabelablePrestador | null;
  /** 'Estou ciente'. */
  readonly onConfirm: () => void;
  /** 'Alterar prestador', ou Escape. */
  readonly onCancel: () => void;
  /** Textos próprios no lugar dos textos padrão. */
  readonly texts?: Partial<typeof defaults>;
}

/** Pergunta antes que se escolha um prestador fora dos sugeridos (doc2 §2.7). O domínio diz quando perguntar. */
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
