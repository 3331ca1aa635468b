import { Button, Dialog } from '@apto/ui';
import { useId, type ReactNode } from 'react';
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
  const formId = useId();
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
          <Button type="submit" form={formId} variant="primary" isPending={changes.isBusy}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Enter in a field sends too, also while the button waits.
          if (!changes.isBusy) void onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
