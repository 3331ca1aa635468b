import { Button, Dialog } from '@apto/ui';
import type { ReactNode } from 'react';
import type { PanelProps } from './panel.ts';

interface Props extends Pick<PanelProps, 'changes'> {
  title: string;
  description?: string;
  /** @default 'Salvar' */
  saveLabel?: string;
  onSave: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks for what is new on a clinic's board. */
export function ChangeDialog({
  title,
  description,
  saveLabel = 'Salvar',
  changes,
  onSave,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      isOpen
      title={title}
      description={description}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" onPress={() => void onSave()} isPending={changes.isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
