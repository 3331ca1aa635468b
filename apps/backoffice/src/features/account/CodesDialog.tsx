import { Button, Dialog } from '@apto/ui';
import type { ReactNode } from 'react';
import { RecoveryCodes } from './RecoveryCodes.tsx';

interface Props {
  title: string;
  /** The title over the codes. */
  codesTitle: string;
  /** The recovery codes, once there are any: they take the place of the form. */
  codes: readonly string[] | null;
  /** The form that the button sends. */
  formId: string;
  submit: string;
  isDangerous?: boolean;
  isSending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the second factor: a form, and where it gives recovery codes these, until they were kept. */
export function CodesDialog({
  title,
  codesTitle,
  codes,
  formId,
  submit,
  isDangerous = false,
  isSending,
  onClose,
  children,
}: Props) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={codes ? codesTitle : title}
      width={450}
      isBusy={isSending}
      busyMessage="Conferindo..."
      isDismissable={false}
      footer={({ close }) =>
        codes ? (
          <Button variant="primary" onPress={close}>
            Guardei os códigos
          </Button>
        ) : (
          <>
            <Button variant="quiet" onPress={close} isDisabled={isSending}>
              Cancelar
            </Button>
            <Button
              type="submit"
              form={formId}
              variant={isDangerous ? 'danger' : 'primary'}
              isPending={isSending}
            >
              {submit}
            </Button>
          </>
        )
      }
    >
      {codes ? <RecoveryCodes codes={codes} /> : children}
    </Dialog>
  );
}
