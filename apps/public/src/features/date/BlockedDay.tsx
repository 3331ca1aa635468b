import { confirmPrestador, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import type { ConfirmationDay } from '@apto/domain/autoagendamento';
import { formatDateWithWeekday, formatShortDay, type CivilDate } from '@apto/domain/time';
import { whyNotDay } from '@apto/domain/why-not';
import { InlineAlert, Stack, WhyNot } from '@apto/ui';
import { usePedido } from '../../shared/pedido/context.ts';
import { useDraft } from '../../shared/pedido/draft.ts';
import { draftOf, timeOnButton, type OfferedTime } from '../../shared/pedido/offered.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';

interface Props {
  readonly date: CivilDate;
  readonly days: readonly ConfirmationDay[];
  readonly onChooseDay: (date: CivilDate) => void;
}

/** 'Por que não?' of a day that was pressed: all reasons, who can help, the nearest days and other clinics' times. */
export function BlockedDay({ date, days, onChooseDay }: Props) {
  const pedido = usePedido();
  const reload = useReload();
  const [, change] = useDraft(pedido.agendamento.id);
  const cidadeId = pedido.cidade?.id ?? null;
  const { data: suggestions, error, isLoading, mutate } = useSuggestions(cidadeId);
  const confirm = useAction(confirmPrestador);
  const others = (suggestions?.clinicas ?? []).filter(({ id }) => id !== pedido.prestador?.id);
  const { motivos: reasons, dias: nearest, clinicas: clinics } = whyNotDay(date, days, others);

  async function take(idPrestador: number, time: OfferedTime): Promise<void> {
    const cidade = suggestions?.cidade;
    if (!cidade) return;
    try {
      await confirm.trigger({
        input: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador } },
      });
    } catch {
      // Its words stand below; the days stay as they are.
      return;
    }
    change({ cidade, prestadorId: idPrestador, ...draftOf(time) });
    await reload(myAutoagendamento);
  }

  return (
    <Stack gap="x3">
      <WhyNot
        level={2}
        title={`Por que não ${formatDateWithWeekday(date)}?`}
        reasons={reasons}
        choices={[
          ...nearest.map((day) => ({
            id: day,
            label: formatShortDay(day),
            spoken: formatDateWithWeekday(day),
            onChoose: () => onChooseDay(day),
          })),
          ...clinics.map(({ id, name, offer: time }) => ({
            id: `clinica ${id}`,
            label: `${name}, ${timeOnButton(time)}`,
            onChoose: () => void take(id, time),
          })),
        ]}
        isLoading={isLoading}
        onRetry={error && !suggestions ? () => void mutate() : undefined}
      />
      {confirm.error && confirm.error.status !== 401 ? (
        <InlineAlert tone="danger" title="Não foi possível escolher esta clínica" announce="assertive">
          {confirm.error.message}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}
