import { now } from '@apto/api-client/react';
import { editLabel, editPeriodos, periodoWarning } from '@apto/domain/edit';
import { lastSuggestedDate, sugestaoContext } from '@apto/domain/pedido';
import { DateRangePicker, Grid, PeriodPicker, Stack } from '@apto/ui';
import { memo, useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import { RetryAlert } from '../../notices/RetryAlert.tsx';
import type { EditFactsRead } from './useEditFacts.ts';
import { useField } from './useField.ts';
import type { EditForm } from '@apto/domain/edit';

const UNKNOWN = { system: null, openingHours: null };

/** Days and shift, with every rule of the calendar and why one does not hold (doc1 §2.4, doc2 §5). */
export const WhenFields = memo(function WhenFields({ read }: { read: EditFactsRead }) {
  const { setError } = useFormContext<EditForm>();
  const { facts, error, retry } = read;
  const moment = now();
  const prestador = useField('prestador').value;
  const intervalo = useField('intervalo');
  const periodo = useField('periodo');
  // The calendar judges each of its days by these: a new object for every key typed elsewhere would cost.
  const rules = useMemo(
    () => (facts ? sugestaoContext(facts.quemAgenda, facts.sugestao, moment) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- the rules know the day only, not the minute
    [facts, moment.data],
  );
  const wait = !prestador
    ? 'Escolha a clínica para ver as datas.'
    : facts
      ? undefined
      : 'Verificando feriados e férias...';
  const clinic = facts?.sugestao ?? UNKNOWN;
  const warning = periodoWarning(periodo.value, intervalo.value, clinic, moment);
  return (
    <Stack gap="x5">
      {error ? (
        <RetryAlert title="Não foi possível verificar a clínica e as datas" error={error} onRetry={retry} />
      ) : null}
      <Grid columns={2}>
        <DateRangePicker
          {...intervalo}
          label={editLabel('intervalo')}
          isRequired
          now={moment}
          rules={rules}
          max={lastSuggestedDate(moment.data)}
          isDisabled={wait !== undefined}
          description={wait}
          // The picker has cleared itself; the field keeps saying the first failure, in the specified words.
          onRefused={([failure]) => {
            if (failure) setError('intervalo', { type: 'custom', message: failure.message });
          }}
        />
        <PeriodPicker
          {...periodo}
          label={editLabel('periodo')}
          isRequired
          options={editPeriodos(intervalo.value, clinic, moment)}
          hidesUnavailable
          description={warning ?? undefined}
        />
      </Grid>
    </Stack>
  );
});
