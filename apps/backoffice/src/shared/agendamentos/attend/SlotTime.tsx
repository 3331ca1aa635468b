import type { AgendamentoDetail, AttendedRequestAnswer } from '@apto/api-client';
import type { ClinicDays } from '@apto/api-client/react';
import type { WhenFailure } from '@apto/domain/attendant';
import { formatDateWithWeekday, type CivilDate, type Now } from '@apto/domain/time';
import { DatePicker, DateStrip, ErrorState, InlineAlert, Stack, TimeSlotPicker } from '@apto/ui';
import { SlotHold } from '../reserva/SlotHold.tsx';
import { NothingFree } from '../reserva/NothingFree.tsx';
import { slotChange, type WhenChoice } from './whenChoice.ts';

interface Props {
  agendamento: AgendamentoDetail;
  days: ClinicDays;
  choice: WhenChoice;
  /** First day of the strip. */
  from: CivilDate;
  now: Now;
  /** The place that the request holds already: keeping it needs no free one. */
  kept: Pick<AttendedRequestAnswer, 'dataAgendamento' | 'horaAgendamento'> | null;
  failure: WhenFailure | null;
  onFromChange: (day: CivilDate) => void;
  onChange: (change: Partial<WhenChoice>) => void;
}

/** A free slot of the clinic's agenda. */
export function SlotTime({
  agendamento,
  days,
  choice,
  from,
  now,
  kept,
  failure,
  onFromChange,
  onChange,
}: Props) {
  if (days.error && !days.isRetrying)
    return <ErrorState description={days.error.message} onRetry={days.retry} />;
  const day = days.days?.find(({ data: date }) => date === choice.data);
  const isKept =
    kept !== null && kept.dataAgendamento === choice.data && kept.horaAgendamento === choice.hora;
  const slot = day?.faixas.find((each) => each.horarioChegada === choice.hora) ?? null;
  return (
    <Stack gap="x5">
      <DatePicker
        label="Dias a partir de"
        now={now}
        min={now.data}
        value={from}
        onChange={(date) => {
          if (date) onFromChange(date);
        }}
      />
      <DateStrip
        label="Dia"
        isRequired
        days={(days.days ?? []).map(({ data: date }) => date)}
        isLoading={days.days === null}
        value={choice.data}
        onChange={(date) => onChange({ data: date })}
        reasonsFor={(date) => days.days?.find((each) => each.data === date)?.reasons ?? []}
        errorMessage={failure?.campo === 'data' ? failure.mensagem : undefined}
      />
      {isKept && choice.data ? (
        <InlineAlert tone="info">
          {`Horário já reservado: ${formatDateWithWeekday(choice.data)}, às ${choice.hora}.`}
        </InlineAlert>
      ) : null}
      {day ? (
        <TimeSlotPicker
          isRequired
          date={day.data}
          {...(days.clinic ? { clinicName: days.clinic.name } : {})}
          slots={day.faixas}
          value={slot}
          onChange={(chosen) => onChange(slotChange(chosen))}
          errorMessage={failure?.campo === 'hora' ? failure.mensagem : undefined}
        />
      ) : failure?.campo === 'hora' ? (
        <InlineAlert tone="danger" announce="assertive">
          {failure.mensagem}
        </InlineAlert>
      ) : null}
      {isKept ? null : (
        <NothingFree
          agendamento={agendamento}
          cidadeId={choice.cidade?.id ?? null}
          prestadorId={choice.prestadorId}
          days={days.days}
          day={day ?? null}
          onDay={(date) => {
            onFromChange(date);
            onChange({ data: date });
          }}
          onClinic={(clinic) => {
            onFromChange(clinic.data);
            onChange({ prestadorId: clinic.id, data: clinic.data });
          }}
        />
      )}
      <SlotHold
        agendamento={agendamento}
        prestadorId={choice.prestadorId}
        faixa={isKept ? null : slot}
        onGone={() => {
          onChange({ hora: '', ambienteId: null });
          void days.renewFaixas();
        }}
      />
    </Stack>
  );
}
