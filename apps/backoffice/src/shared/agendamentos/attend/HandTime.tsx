import type { AgendamentoDetail } from '@apto/api-client';
import type { WhenFailure } from '@apto/domain/attendant';
import type { OpeningHour } from '@apto/domain/atendimento';
import type { IntervaloContext } from '@apto/domain/intervalo';
import { PERIODO, periodoName, type Periodo } from '@apto/domain/periodos';
import type { CivilDate, Now } from '@apto/domain/time';
import { DateTimeField, InlineAlert, RadioGroup, Stack } from '@apto/ui';
import { useMemo, useState } from 'react';
import { RetryAlert } from '../../notices/RetryAlert.tsx';
import { useHeldExames } from '../reserva/useHeldExames.ts';
import { WhyNotPanel } from '../why-not/onDemand.tsx';
import type { ClinicCalendarRead } from './useClinicCalendar.ts';
import type { WhenChoice } from './whenChoice.ts';

interface Props {
  agendamento: Pick<AgendamentoDetail, 'id' | 'idCliente' | 'idFuncionario' | 'tipoExame'>;
  choice: WhenChoice;
  now: Now;
  /** The clinic's; null while unknown. */
  openingHours: readonly OpeningHour[] | null;
  calendar: ClinicCalendarRead;
  failure: WhenFailure | null;
  onChange: (change: Partial<WhenChoice>) => void;
}

const PERIODOS: readonly Periodo[] = [PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS];

/** Day and time agreed with a clinic that has no agenda; without a time it serves by order of arrival. */
export function HandTime({ agendamento, choice, now, openingHours, calendar, failure, onChange }: Props) {
  const { feriados, ferias, isLoading, error, retry } = calendar;
  const [refused, setRefused] = useState<CivilDate | null>(null);
  const exames = useHeldExames(agendamento.id);
  const take = (change: Partial<WhenChoice>): void => {
    setRefused(null);
    onChange(change);
  };
  // The calendar judges each of its days by these; a clinic without hours says nothing of its weekdays.
  const rules = useMemo(
    (): IntervaloContext => ({
      now,
      feriados,
      ferias,
      openingHours: openingHours && openingHours.length > 0 ? openingHours : null,
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- the rules know the day only, not the minute
    [now.data, feriados, ferias, openingHours],
  );
  return (
    <Stack gap="x5">
      {failure?.campo === 'idPrestador' ? (
        <InlineAlert tone="warning" announce="assertive">
          {failure.mensagem}
        </InlineAlert>
      ) : null}
      {error ? (
        <RetryAlert title="Não foi possível verificar feriados e férias" error={error} onRetry={retry} />
      ) : null}
      <DateTimeField
        label="Dia e horário"
        isRequired
        isFuture
        isTimeOptional
        description={
          isLoading
            ? 'Verificando feriados e férias...'
            : 'Sem horário, a clínica atende por ordem de chegada.'
        }
        now={now}
        min={now.data}
        rules={rules}
        value={{ date: choice.data, time: choice.hora }}
        onChange={({ date, time }) => {
          if (date !== null) setRefused(null);
          onChange({ data: date, hora: time });
        }}
        onRefused={(_, date) => setRefused(date)}
        dateError={failure?.campo === 'data' ? failure.mensagem : undefined}
        timeError={failure?.campo === 'hora' ? failure.mensagem : undefined}
      />
      {/* A day that was taken since, from here or from those that were proposed, leaves no question. */}
      {refused && choice.data === null && exames && choice.prestadorId !== null && choice.cidade ? (
        <WhyNotPanel
          request={{
            clienteId: agendamento.idCliente,
            cidadeId: choice.cidade.id,
            tipoExameId: agendamento.tipoExame.id,
            prestadorId: choice.prestadorId,
            examesIds: exames.map(({ id }) => id),
            dataInicial: refused,
            dataFinal: refused,
            periodo: choice.hora === '' ? choice.periodo : PERIODO.AMBOS,
            funcionarioId: agendamento.idFuncionario,
          }}
          onDay={(date) => take({ data: date })}
          onClinic={({ id, data: date }) => take({ prestadorId: id, data: date })}
        />
      ) : null}
      {choice.hora === '' ? (
        <RadioGroup
          label="Período"
          options={PERIODOS.map((each) => ({ value: String(each), label: periodoName(each) }))}
          value={String(choice.periodo)}
          onChange={(value) => onChange({ periodo: Number(value) as Periodo })}
        />
      ) : null}
    </Stack>
  );
}
