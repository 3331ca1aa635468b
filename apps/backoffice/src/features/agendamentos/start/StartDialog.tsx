import type { AgendamentoDetail } from '@apto/api-client';
import { useClinicDays, now } from '@apto/api-client/react';
import { prestadorWithoutHorarios, PRESTADOR_WITHOUT_HORARIOS_MESSAGE } from '@apto/domain/atendimento';
import { choiceConfirmation } from '@apto/domain/autoagendamento';
import {
  Button,
  DateStrip,
  Dialog,
  ErrorState,
  InlineAlert,
  PeriodPicker,
  Stack,
  TimeSlotPicker,
} from '@apto/ui';
import { useState } from 'react';
import { NOTHING_CHOSEN, choiceSituation, type Chosen } from './choice.ts';
import { Place, type ChosenCidade } from '../../../shared/agendamentos/place/Place.tsx';
import { AgendamentoRefusal } from '../../../shared/agendamentos/place/AgendamentoRefusal.tsx';
import { NothingFree } from '../../../shared/agendamentos/reserva/NothingFree.tsx';
import { SlotHold } from '../../../shared/agendamentos/reserva/SlotHold.tsx';
import { useScheduling } from './useScheduling.ts';

interface Props {
  agendamento: AgendamentoDetail;
  onClose: () => void;
  onSchedule: () => void;
}

/** 'Iniciar': the requester books in the employee's place (doc1 §2.1, doc2 §2.11 'Atualizar dados'). */
export default function StartDialog({ agendamento, onClose, onSchedule }: Props) {
  const [today] = useState(now);
  const [cidade, setCidade] = useState<ChosenCidade | null>(agendamento.cidade);
  const [prestadorId, setPrestadorId] = useState(agendamento.prestador?.id ?? null);
  const [chosen, setChosen] = useState<Chosen>(NOTHING_CHOSEN);
  const { schedule, scheduling, refusal, forgetRefusal } = useScheduling();
  const data = useClinicDays({
    agendamentoId: agendamento.id,
    funcionarioId: agendamento.idFuncionario,
    dataSugestaoInicial: agendamento.dataSugestaoInicial,
    dataSugestaoFinal: agendamento.dataSugestaoFinal,
    cidadeId: cidade?.id ?? null,
    prestadorId,
    now: today,
  });
  const { clinic, reservaFaixas } = data;
  const days = data.days ?? [];
  const situation = choiceSituation(chosen, { cidade, prestador: prestadorId }, days, reservaFaixas);

  const choose = (change: Partial<Chosen>): void => {
    forgetRefusal();
    setChosen({ ...chosen, ...change });
  };
  const changePlace = (newCidade: ChosenCidade | null, newPrestador: number | null): void => {
    forgetRefusal();
    setCidade(newCidade);
    setPrestadorId(newPrestador);
    setChosen(NOTHING_CHOSEN);
  };

  async function confirm(): Promise<void> {
    const body = situation.missing ? null : choiceConfirmation(agendamento.id, situation);
    if (!body || !cidade || prestadorId === null) return;
    const where = { agendamentoId: agendamento.id, cidadeId: cidade.id, prestadorId };
    if (await schedule(where, body)) {
      onSchedule();
      onClose();
    } else await data.renewFaixas();
  }

  function when() {
    if (!data.timeWindow) {
      return (
        <InlineAlert tone="warning" title="O período sugerido já terminou.">
          Cancele este agendamento e faça um novo pedido, com outras datas.
        </InlineAlert>
      );
    }
    if (prestadorId === null) return null;
    if (data.error && !data.isRetrying)
      return <ErrorState description={data.error.message} onRetry={data.retry} />;
    if (clinic && prestadorWithoutHorarios(clinic.openingHours)) {
      return <InlineAlert tone="warning">{PRESTADOR_WITHOUT_HORARIOS_MESSAGE}</InlineAlert>;
    }
    return (
      <Stack gap="x5">
        <DateStrip
          label="Dia"
          days={days.map(({ data: date }) => date)}
          isLoading={data.days === null}
          value={situation.day?.data ?? null}
          onChange={(date) => choose({ data: date, faixa: null, periodo: null })}
          reasonsFor={(date) => days.find((day) => day.data === date)?.reasons ?? []}
        />
        {situation.day && reservaFaixas ? (
          <TimeSlotPicker
            date={situation.day.data}
            {...(clinic ? { clinicName: clinic.name } : {})}
            slots={situation.day.faixas}
            value={situation.faixa}
            onChange={(faixa) => choose({ faixa })}
          />
        ) : null}
        {reservaFaixas && data.timeWindow ? (
          <NothingFree
            agendamento={agendamento}
            cidadeId={cidade?.id ?? null}
            prestadorId={prestadorId}
            days={data.days}
            day={situation.day}
            isWithin={{ first: data.timeWindow.inicio, last: data.timeWindow.fim }}
            onDay={(date) => choose({ data: date, faixa: null, periodo: null })}
            onClinic={({ id, data: date }) => {
              changePlace(cidade, id);
              setChosen({ ...NOTHING_CHOSEN, data: date });
            }}
          />
        ) : null}
        {reservaFaixas ? (
          <SlotHold
            agendamento={agendamento}
            prestadorId={prestadorId}
            faixa={situation.faixa}
            onGone={() => {
              choose({ faixa: null });
              void data.renewFaixas();
            }}
          />
        ) : null}
        {situation.day && !reservaFaixas ? (
          <PeriodPicker
            options={situation.day.periodos}
            value={situation.periodo}
            onChange={(periodo) => choose({ periodo })}
          />
        ) : null}
      </Stack>
    );
  }

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Atualizar dados"
      description={`Agende o exame de ${agendamento.funcionario.name}.`}
      width={800}
      isBusy={scheduling}
      busyMessage="Agendando..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={scheduling}>
            Cancelar
          </Button>
          <Button
            variant="primary"
            isPending={scheduling}
            disabledReason={situation.missing ?? undefined}
            onPress={() => void confirm()}
          >
            Agendar
          </Button>
        </>
      )}
    >
      <Stack gap="x6">
        <Place
          cliente={agendamento.cliente}
          tipoExame={agendamento.tipoExame.id}
          cidade={cidade}
          prestadorId={prestadorId}
          known={agendamento.prestador}
          onCidadeChange={(cidade) => changePlace(cidade, null)}
          onPrestadorChange={(id) => changePlace(cidade, id)}
        />
        {refusal ? (
          <AgendamentoRefusal
            refusal={refusal}
            onChoose={(faixa) => choose({ data: faixa.data, faixa, periodo: null })}
          />
        ) : null}
        {when()}
      </Stack>
    </Dialog>
  );
}
