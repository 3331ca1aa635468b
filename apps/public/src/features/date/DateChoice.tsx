import type { ApiFaixa } from '@apto/api-client';
import { prestadorWithoutHorarios } from '@apto/domain/atendimento';
import { choiceConfirmation, nextFreeDay, preparationFrom } from '@apto/domain/autoagendamento';
import { longestPreparo } from '@apto/domain/exames';
import type { CivilDate } from '@apto/domain/time';
import { Button, DateStrip, HoldCountdown, InlineAlert, Stack, Text, VisuallyHidden } from '@apto/ui';
import { CalendarClock } from '@apto/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/context.ts';
import { BlockedDay } from './BlockedDay.tsx';
import { Step } from '../../shared/pedido/Step.tsx';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import { Reminders } from '../../shared/pedido/Reminders.tsx';
import { VisitTime } from '../../shared/pedido/VisitTime.tsx';
import { forgetDraft, useDraft } from '../../shared/pedido/draft.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { alternatives, choiceWithinDays, spokenChoice, whatIsMissing, choiceSummary } from './choice.ts';
import { TakenHorario } from './TakenHorario.tsx';
import { HorarioOrPeriodo } from './HorarioOrPeriodo.tsx';
import { NoFreeDay, DeadlinePassed, NoRegisteredHorarios } from './NoDays.tsx';
import { useConfirmation } from '../../shared/pedido/useConfirmation.ts';
import { useDays } from './useDays.ts';
import { useHeldFaixa } from './useHeldFaixa.ts';

const TITLE = 'Quando você quer ir?';
const HOLD_TEXTS = {
  held: 'Horário guardado para você por',
  expired: 'O tempo terminou, e outra pessoa já pode escolher este horário.',
};

const isSame = (a: ApiFaixa, b: ApiFaixa | null): boolean =>
  a.data === b?.data && a.horarioChegada === b.horarioChegada;

/** Step 3: a day, and then the slot or the period of it (doc2 §2.11, §5 "Employee's confirmation"). */
export function DateChoice() {
  const pedido = usePedido();
  const navigate = useNavigate();
  const [draft, change] = useDraft(pedido.agendamento.id);
  const { timeWindow, clinic, reservaFaixas, days, faixas, error, retry, isRetrying, renewFaixas } =
    useDays(pedido);
  const { confirmAction, isConfirming, refusal, forgetRefusal } = useConfirmation(pedido);
  const [wanted, setWanted] = useState<ApiFaixa | null>(null);
  // The day that was pressed although something is against it.
  const [blocked, setBlocked] = useState<CivilDate | null>(null);
  const held = useHeldFaixa(pedido.agendamento.id, wanted, () => void renewFaixas());
  const nearest = refusal?.maisProximas ?? held.lost;
  const taken = Boolean(nearest);
  const choice = choiceWithinDays(draft, days, reservaFaixas, taken);
  // What stands is what is kept: also a slot that a reload found in the draft.
  if (!taken && choice.faixa !== null && !isSame(choice.faixa, wanted)) setWanted(choice.faixa);
  const missing = whatIsMissing(pedido, choice, reservaFaixas);
  const summary = choiceSummary(choice);
  const refused = days?.find((day) => day.data === blocked && day.reasons.length > 0);
  const free = days && nextFreeDay(days);
  const next = days && nextFreeDay(days, choice.day?.data ?? null);
  const name = pedido.prestador?.name ?? '';

  const chooseDay = (date: CivilDate): void => {
    forgetRefusal();
    held.forget();
    setWanted(null);
    setBlocked(null);
    change({ data: date, faixa: null, periodo: null });
  };
  const chooseFaixa = (faixa: ApiFaixa): void => {
    forgetRefusal();
    held.forget();
    change({ data: faixa.data, faixa: { horarioChegada: faixa.horarioChegada } });
  };

  async function schedule(): Promise<void> {
    const body = choiceConfirmation(pedido.agendamento.id, choice);
    if (!body) return;
    if (await confirmAction(body)) {
      held.settle();
      forgetDraft();
      await navigate(PATHS.confirmed, { replace: true });
    } else await renewFaixas();
  }

  function content() {
    if (!timeWindow) {
      return (
        <DeadlinePassed end={pedido.agendamento.dataSugestaoFinal || null} empresa={pedido.cliente.name} />
      );
    }
    if (error) {
      return (
        <CallFailure
          title="Não foi possível buscar os dias da clínica."
          error={error}
          onRetry={retry}
          isRetrying={isRetrying}
        />
      );
    }
    if (clinic && prestadorWithoutHorarios(clinic.openingHours)) return <NoRegisteredHorarios />;
    const busy = choice.lost ? (
      <TakenHorario
        alternatives={alternatives(choice.lost, faixas, nearest ?? [])}
        onChoose={chooseFaixa}
        shouldFocus={taken}
      />
    ) : null;
    if (days && !free) {
      return (
        <Stack gap="x6">
          {busy}
          <NoFreeDay clinic={name} end={timeWindow.fim} />
        </Stack>
      );
    }
    return (
      <Stack gap="x6">
        <Stack gap="x4">
          <DateStrip
            label="Dia"
            days={days?.map(({ data: date }) => date) ?? []}
            isLoading={!days}
            value={choice.day?.data ?? null}
            onChange={chooseDay}
            onRefused={setBlocked}
            reasonsFor={(date) => days?.find((day) => day.data === date)?.reasons ?? []}
          />
          {refused && days ? <BlockedDay date={refused.data} days={days} onChooseDay={chooseDay} /> : null}
          {next ? (
            <Button icon={<CalendarClock />} isFullWidth onPress={() => chooseDay(next)}>
              {reservaFaixas ? 'Próximo dia com horário' : 'Próximo dia livre'}
            </Button>
          ) : null}
        </Stack>
        {busy}
        {clinic ? (
          <HorarioOrPeriodo
            clinic={clinic}
            reservaFaixas={reservaFaixas}
            choice={choice}
            preparo={longestPreparo(pedido.procedimentos)}
            onChooseFaixa={chooseFaixa}
            onChoosePeriodo={(periodo) => change({ periodo })}
          />
        ) : null}
        {/* Before the time is taken: who must not eat for twelve hours takes an early one. */}
        <VisitTime pedido={pedido} />
        <Reminders
          title="Antes do exame"
          items={preparationFrom(
            pedido.procedimentos,
            choice.faixa && { data: choice.faixa.data, time: choice.faixa.horarioChegada },
          )}
        />
      </Stack>
    );
  }

  const hasNoAction = !timeWindow || (days !== null && !free);
  return (
    <Step
      title={TITLE}
      description={name}
      action={
        hasNoAction ? null : (
          <Stack gap="x3">
            {refusal && !refusal.maisProximas && refusal.error.status !== 401 ? (
              <InlineAlert tone="danger" title="Não foi possível agendar" announce="assertive">
                {refusal.error.message}
              </InlineAlert>
            ) : null}
            {summary ? <Text weight="semibold">{summary}</Text> : null}
            {choice.faixa && held.notice ? <Text>{held.notice}</Text> : null}
            {choice.faixa && held.isElsewhere ? (
              <InlineAlert
                tone="info"
                announce="polite"
                action={
                  <Button size="small" onPress={held.again}>
                    Guardar este
                  </Button>
                }
              >
                Em outra aba você escolheu outro horário, e é ele que está guardado.
              </InlineAlert>
            ) : null}
            {choice.faixa && held.expiresAt ? (
              <HoldCountdown
                expiresAt={held.expiresAt}
                onExpire={() => void renewFaixas()}
                texts={HOLD_TEXTS}
              >
                <Button size="small" onPress={held.again}>
                  Guardar de novo
                </Button>
              </HoldCountdown>
            ) : null}
            <Button
              variant="primary"
              size="large"
              isFullWidth
              isPending={isConfirming}
              pendingLabel="Agendando"
              disabledReason={missing ?? undefined}
              onPress={() => void schedule()}
            >
              Agendar
            </Button>
          </Stack>
        )
      }
    >
      <VisuallyHidden role="status">{spokenChoice(choice, refused, reservaFaixas)}</VisuallyHidden>
      {content()}
    </Step>
  );
}
