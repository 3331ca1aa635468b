import { Button, Dialog, type DialogProps } from '@apto/ui';
import { useId, type FormEvent, type ReactNode } from 'react';
import { FormFailure, type Failure } from './FormFailure.tsx';
import { StartingForm } from './StartingForm.tsx';

interface Props extends Pick<DialogProps, 'description' | 'width' | 'busyMessage' | 'isDirty'> {
  readonly title: string;
  /** The verb of what the form does. */
  readonly submitLabel: string;
  readonly isSubmitting: boolean;
  /** What went wrong and belongs to no field; above the fields. */
  readonly failure: Failure | null;
  readonly failureTitle?: string;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A dialog that is a form: its fields, a way out, and the button that sends it. */
export function FormDialog(props: Props) {
  const { submitLabel, isSubmitting, failure, failureTitle, onSubmit, onClose, children, ...dialog } = props;
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isBusy={isSubmitting}
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      )}
    >
      <StartingForm id={formId} onSubmit={onSubmit}>
        <FormFailure failure={failure} {...(failureTitle === undefined ? {} : { title: failureTitle })} />
        {children}
      </StartingForm>
    </Dialog>
  );
}
