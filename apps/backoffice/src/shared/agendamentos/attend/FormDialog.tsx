import { ATTENDANT_TEXT, type AttendantAction } from '@apto/domain/attendant';
import { Button, Dialog, Stack, useFirstFault } from '@apto/ui';
import type { AgendamentoDetail } from '@apto/api-client';
import { useState, type ReactNode } from 'react';
import { FormFailure } from '../../form/index.ts';
import { isSilent, messageFrom } from '../../notices/index.ts';
import type { AttendBody } from './useAttend.ts';

/** What every form of a step is given. */
export interface StepProps {
  agendamento: AgendamentoDetail;
  attend: (body: AttendBody) => Promise<void>;
  onClose: () => void;
}

interface Sending {
  isBusy: boolean;
  /** The server's sentence of the last refusal. */
  failure: string | null;
  forget: () => void;
  send: (body: AttendBody) => Promise<void>;
}

/** Sends a step and closes, or keeps what was typed and says why not. */
export function useSending(
  { attend, onClose }: Pick<StepProps, 'attend' | 'onClose'>,
  onRefuse?: (error: unknown) => boolean,
): Sending {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  return {
    isBusy,
    failure,
    forget: () => setFailure(null),
    async send(body) {
      setBusy(true);
      setFailure(null);
      try {
        await attend(body);
        onClose();
      } catch (error) {
        setBusy(false);
        if (!isSilent(error) && !onRefuse?.(error)) setFailure(messageFrom(error));
      }
    },
  };
}

interface Props {
  action: AttendantAction;
  sending: Pick<Sending, 'isBusy' | 'failure'>;
  isDirty: boolean;
  onSend: () => void;
  onClose: () => void;
  width?: 450 | 800;
  /** Why it cannot be sent at all. */
  blocked?: string;
  children: ReactNode;
}

/** The frame of a step's form: what happens, the fields, the refusal, Voltar and the verb. */
export function FormDialog({
  action,
  sending,
  isDirty,
  onSend,
  onClose,
  width = 450,
  blocked,
  children,
}: Props) {
  const { label, purpose } = ATTENDANT_TEXT[action];
  const { isBusy, failure } = sending;
  // Who presses the button stands at the other end of a dialog that scrolls: what is wrong comes to them.
  const { within, show } = useFirstFault();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={label}
      description={purpose}
      width={width}
      isBusy={isBusy}
      isDirty={isDirty}
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={isBusy}>
            Voltar
          </Button>
          <Button
            variant="primary"
            onPress={() => {
              onSend();
              show();
            }}
            isPending={isBusy}
            disabledReason={blocked}
          >
            {label}
          </Button>
        </>
      )}
    >
      <div ref={within}>
        <Stack gap="x5">
          <FormFailure failure={failure} title="Não foi possível registrar." />
          {children}
        </Stack>
      </div>
    </Dialog>
  );
}
