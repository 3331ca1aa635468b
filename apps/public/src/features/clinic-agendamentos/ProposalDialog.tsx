import { ApiError, clinicCalendar, type ClinicAgendamento } from '@apto/api-client';
import { useCall, useNow } from '@apto/api-client/react';
import { MESSAGE } from '@apto/domain/messages';
import {
  proposalDays,
  proposalFailure,
  type ClinicCalendar,
  type ProposalFailure,
} from '@apto/domain/pedido';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import type { Now, TypedDateTime } from '@apto/domain/time';
import { Button, DateTimeField, Dialog, InlineAlert, Stack, Text, TextArea, useFirstFault } from '@apto/ui';
import { useState } from 'react';
import { ACTION_TEXTS } from './actions.ts';
import { whenText } from './days.ts';
import type { AnswerBody } from './useAnswer.ts';

interface Props {
  item: ClinicAgendamento;
  /** Sends it; rejects with `ApiError`. */
  onSend: (body: AnswerBody) => Promise<void>;
  onClose: () => void;
}

const TEXTS = ACTION_TEXTS.PROPOR_OUTRO_HORARIO;
type Asked = Parameters<typeof proposalFailure>[1];

/** Until the clinic's own days are there the server alone judges the one that is written. */
function failureOf(
  { date: day, time }: TypedDateTime,
  asked: Asked,
  calendar: ClinicCalendar | undefined,
  now: Now,
): ProposalFailure | null {
  if (day === null) return { campo: 'data', mensagem: MESSAGE.REQUIRED_FIELD };
  if (calendar) return proposalFailure({ data: day, hora: time }, asked, calendar, now);
  return time === '' ? { campo: 'hora', mensagem: MESSAGE.REQUIRED_FIELD } : null;
}

/** Another day and time within the clinic's own hours; a day that cannot be chosen says why. */
export function ProposalDialog({ item, onSend, onClose }: Props) {
  const now = useNow();
  const calendar = useCall(clinicCalendar, {}, { revalidateOnFocus: false }).data;
  const [when, setWhen] = useState<TypedDateTime>({ date: null, time: '' });
  const { date: day, time } = when;
  const [reason, setReason] = useState('');
  const [isSent, setSent] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const asked = { data: item.dataAgendamento, hora: item.horaAgendamento };
  const failure = failureOf(when, asked, calendar, now);
  // A day that was written before the calendar came is told of as one that is written after.
  const isTold = isSent || (day !== null && failure?.campo === 'data');
  const shown = isTold ? failure : null;
  // On a phone the button stands far below what is wrong.
  const { within, show } = useFirstFault();

  async function send(): Promise<void> {
    setSent(true);
    if (failure || day === null) {
      show();
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await onSend({ acao: 'PROPOR_OUTRO_HORARIO', data: day, hora: time, motivo: reason.trim() });
      onClose();
    } catch (cause) {
      setBusy(false);
      setError(cause instanceof ApiError ? cause.message : 'Não foi possível enviar. Tente novamente.');
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={TEXTS.title(item.funcionario.name)}
      isBusy={isBusy}
      isDirty={day !== null || time !== '' || reason !== ''}
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={isBusy}>
            Voltar
          </Button>
          <Button variant="primary" onPress={() => void send()} isPending={isBusy}>
            Enviar proposta
          </Button>
        </>
      )}
    >
      <div ref={within}>
        <Stack gap="x5">
          <Text>Pedido para {whenText(item)}.</Text>
          <Text tone="muted">{TEXTS.consequence}</Text>
          <DateTimeField
            label="Novo dia e horário"
            isRequired
            now={now}
            {...(calendar ? { rules: proposalDays(calendar, now) } : {})}
            value={when}
            onChange={setWhen}
            dateError={shown?.campo === 'data' ? shown.mensagem : undefined}
            // What is missing is told of both at once, and not of the time after the day.
            timeError={
              isSent && time === ''
                ? MESSAGE.REQUIRED_FIELD
                : shown?.campo === 'hora'
                  ? shown.mensagem
                  : undefined
            }
          />
          <TextArea
            label="Motivo"
            description="Opcional. Não escreva nada sobre a saúde da pessoa."
            value={reason}
            onChange={setReason}
            maxLength={MAX_REASON_LENGTH}
          />
          {error ? (
            <InlineAlert tone="danger" title="A proposta não foi enviada" announce="assertive">
              {error}
            </InlineAlert>
          ) : null}
        </Stack>
      </div>
    </Dialog>
  );
}
