import { ApiError, type ApiFaixa, type AttendedRequestAnswer } from '@apto/api-client';
import { useClinicDays, useNow } from '@apto/api-client/react';
import {
  CIDADE_MISSING,
  offersTelemedicine,
  REASON_REQUIRED_MESSAGE,
  telemedicineFailure,
  type AttendantAction,
} from '@apto/domain/attendant';
import { chosenContact, linkContactFailure } from '@apto/domain/autoagendamento';
import { MAX_REASON_LENGTH } from '@apto/domain/status';
import { TextArea, TextField } from '@apto/ui';
import { useState } from 'react';
import { AgendamentoRefusal } from '../place/AgendamentoRefusal.tsx';
import { Place } from '../place/Place.tsx';
import { freeSlotsOf, type AttendBody } from './useAttend.ts';
import { FormDialog, useSending, type StepProps } from './FormDialog.tsx';
import { HandTime } from './HandTime.tsx';
import { ProposedDays } from './ProposedDays.tsx';
import { contactOf, SendTo } from './SendTo.tsx';
import { SlotTime } from './SlotTime.tsx';
import { Told } from './Told.tsx';
import { Wish } from './Wish.tsx';
import { useClinicCalendar } from './useClinicCalendar.ts';
import {
  changeChoice,
  choiceFailure,
  firstChoice,
  firstShownDay,
  isSameChoice,
  slotChange,
  type WhenChoice,
} from './whenChoice.ts';

type Props = StepProps & {
  action: AttendantAction;
  request: AttendedRequestAnswer;
  place?: Pick<WhenChoice, 'data' | 'hora'> | undefined;
  /** Why, as far as it is known before. */
  reason?: string | undefined;
};

/** Clinic, day and time: a free slot where the clinic has agendas, by hand where it has none; then what the step adds. */
export function WhenDialog(props: Props) {
  const { action, agendamento, request } = props;
  const now = useNow();
  const [opened] = useState(now);
  const [first] = useState<WhenChoice>(() => ({
    ...firstChoice(agendamento, request, now),
    ...props.place,
  }));
  const [choice, setChoice] = useState(first);
  const [from, setFrom] = useState(() => props.place?.data ?? firstShownDay(agendamento, now));
  const [reason, setReason] = useState(props.reason ?? '');
  const [room, setRoom] = useState(agendamento.linkTelemedicina ?? '');
  const [contact, setContact] = useState(() => contactOf(agendamento));
  const [isSent, setSent] = useState(false);
  const [nearest, setNearest] = useState<{ message: string; slots: readonly ApiFaixa[] } | null>(null);
  const days = useClinicDays({
    agendamentoId: agendamento.id,
    funcionarioId: agendamento.idFuncionario,
    dataSugestaoInicial: from,
    dataSugestaoFinal: null,
    cidadeId: choice.cidade?.id ?? null,
    prestadorId: choice.prestadorId,
    now: opened,
  });
  const calendar = useClinicCalendar(choice.cidade?.id ?? null, choice.prestadorId, opened);
  const sending = useSending(props, (error) => {
    const slots = freeSlotsOf(error);
    if (slots === null) return false;
    setNearest({ message: (error as ApiError).message, slots });
    void days.renewFaixas();
    return true;
  });
  const asksReason = action === 'REAGENDAR';
  const tipoExame = agendamento.tipoExame.id;
  const asksRoom = offersTelemedicine(tipoExame);
  const roomFailure = asksRoom ? telemedicineFailure(tipoExame, room.trim()) : null;
  const asksContact = action === 'PEDIR_CONFIRMACAO_FUNCIONARIO';

  const change = (part: Partial<WhenChoice>): void => {
    setNearest(null);
    sending.forget();
    setChoice((current) => changeChoice(current, part));
  };

  const { clinic } = days;
  const failure = choiceFailure(choice, clinic, calendar, now);
  const isReasonMissing = asksReason && reason.trim() === '';
  const shown = isSent ? failure : null;
  // Without a clinic there is no day to see, and the days that could not be read take the place of their fields.
  const hasFields = choice.prestadorId !== null && !(days.reservaFaixas && days.error && !days.isRetrying);
  const isInSight = hasFields && !(days.reservaFaixas && shown?.campo === 'idPrestador');
  const cidadeError = shown !== null && choice.cidade === null ? CIDADE_MISSING : undefined;
  const prestadorError =
    shown !== null && choice.cidade !== null && choice.prestadorId === null ? shown.mensagem : undefined;
  const isAtPlace = cidadeError !== undefined || prestadorError !== undefined;
  const apart = shown === null || isInSight || isAtPlace ? null : shown.mensagem;

  function send(): void {
    setSent(true);
    const { prestadorId, data: day, hora: time, periodo, ambienteId } = choice;
    if (failure || isReasonMissing || roomFailure || prestadorId === null || day === null) return;
    if (asksContact && linkContactFailure(contact)) return;
    const body = {
      acao: action,
      quando: {
        idPrestador: prestadorId,
        data: day,
        hora: time || null,
        periodo,
        ambienteId,
        ...(asksRoom ? { linkTelemedicina: room.trim() } : {}),
      },
      ...(asksReason ? { motivo: reason.trim() } : {}),
      ...(asksContact ? chosenContact(contact) : {}),
    };
    void sending.send(body as AttendBody);
  }

  return (
    <FormDialog
      action={action}
      sending={{ ...sending, failure: sending.failure ?? apart }}
      isDirty={
        !isSameChoice(choice, first) ||
        reason !== (props.reason ?? '') ||
        room !== (agendamento.linkTelemedicina ?? '')
      }
      onClose={props.onClose}
      onSend={send}
      width={800}
    >
      <Wish agendamento={agendamento} day={choice.data} />
      <Place
        cliente={agendamento.cliente}
        tipoExame={tipoExame}
        cidade={choice.cidade}
        prestadorId={choice.prestadorId}
        known={agendamento.prestador}
        cidadeError={cidadeError}
        prestadorError={prestadorError}
        onCidadeChange={(cidade) => change({ cidade, prestadorId: null })}
        onPrestadorChange={(prestadorId) => change({ prestadorId })}
      />
      <ProposedDays
        agendamento={agendamento}
        choice={choice}
        now={now}
        onChoose={({ data: day, hora: time }) => {
          setFrom(day);
          change({ data: day, hora: time });
        }}
      />
      {nearest ? (
        <AgendamentoRefusal
          refusal={{ message: nearest.message, requestId: null, maisProximas: nearest.slots }}
          onChoose={(slot) => {
            if (slot.data < from) setFrom(slot.data);
            change(slotChange(slot));
          }}
        />
      ) : null}
      {choice.prestadorId === null ? null : days.reservaFaixas ? (
        <SlotTime
          agendamento={agendamento}
          days={days}
          choice={choice}
          from={from}
          now={opened}
          kept={request.vagaReservada ? request : null}
          failure={shown}
          onFromChange={setFrom}
          onChange={change}
        />
      ) : (
        <HandTime
          agendamento={agendamento}
          choice={choice}
          now={now}
          openingHours={clinic?.openingHours ?? null}
          calendar={calendar}
          failure={shown}
          onChange={change}
        />
      )}
      {asksRoom ? (
        <TextField
          label="Link da telemedicina"
          isOptional
          description="A sala em que o exame é feito. Deixe vazio se é na clínica."
          value={room}
          onChange={setRoom}
          errorMessage={isSent ? (roomFailure ?? undefined) : undefined}
        />
      ) : null}
      {action === 'AGENDAR' || action === 'CONFIRMAR_AGENDA' ? (
        <Told
          agendamento={agendamento}
          action={action}
          choice={choice}
          isPossible={failure === null}
          isRemote={asksRoom && room.trim() !== ''}
        />
      ) : null}
      {asksContact ? (
        <SendTo label="Enviar a pergunta por" contact={contact} isSent={isSent} onChange={setContact} />
      ) : null}
      {asksReason ? (
        <TextArea
          label="Motivo"
          isRequired
          value={reason}
          onChange={setReason}
          maxLength={MAX_REASON_LENGTH}
          errorMessage={isSent && isReasonMissing ? REASON_REQUIRED_MESSAGE : undefined}
        />
      ) : null}
    </FormDialog>
  );
}
