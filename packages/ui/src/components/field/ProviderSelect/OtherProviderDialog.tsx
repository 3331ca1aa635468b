'use client';

import { prestadorLabel, type LabelablePrestador } from '@apto/domain/prestadores';
import { useOwnTexts } from '../../../texts/useOwnTexts.ts';
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
export function OtherProviderDialog(props: OtherProviderDialogProps) {
  const { provider, onConfirm, onCancel } = props;
  const texts = useOwnTexts('ProviderSelect', defaults, props.texts);
  return (
    <ConfirmDialog
      isOpen={provider !== null}
      onOpenChange={() => undefined}
      title={texts.confirmTitle}
      confirmLabel={texts.confirm}
      cancelLabel={texts.goBack}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {provider ? texts.confirmText(prestadorLabel(provider)) : null}
    </ConfirmDialog>
  );
}
