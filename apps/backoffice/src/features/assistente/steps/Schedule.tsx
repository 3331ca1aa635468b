import { stayText } from '@apto/domain/exames';
import { PERIODO } from '@apto/domain/periodos';
import { Button, Card, ErrorState, Inline, Loading, ScheduleGrid, Stack, Text } from '@apto/ui';
import { CalendarClock } from '@apto/ui/icons';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { FuncionarioReserva } from '../../../shared/agendamentos/reserva/FuncionarioReserva.tsx';
import { ReservaWait } from '../../../shared/agendamentos/reserva/ReservaWait.tsx';
import { itemsOf, rowsFrom } from '../../../shared/agendamentos/reserva/rows.ts';
import { messageFrom } from '../../../shared/notices/index.ts';
import { forgetStepAtom } from '../fields/failures.ts';
import { useAssistenteContext, usePedido } from '../pedido/usePedido.ts';
import { useTakeClinic } from '../pedido/useTakeClinic.ts';
import { PeriodDialog } from '../schedule/PeriodDialog.tsx';
import { useNextPanel } from '../schedule/useNextPanel.ts';
import { obstacleOf, useReservaConfigs } from '../schedule/useReservaConfigs.ts';
import { useScheduling } from '../schedule/useScheduling.ts';
import { suggestedWhen } from '../summary/texts.ts';

const NO_CHANGE = (): void => undefined;
const NO_SLOTS = () => Promise.resolve([]);
const NOBODY_BOOKS = () => Promise.resolve();

/** Day and time of every exam, a panel for each employee, who leaves when their appointment is saved (doc2 §2.8, §4). */
export function Schedule() {
  const [pedido, dispatch] = usePedido();
  const take = useTakeClinic();
  const { now, feriados = [], ferias = [] } = useAssistenteContext();
  const { configs, error, retry } = useReservaConfigs();
  const { progress, schedule, handOver } = useScheduling();
  const forgetRefusal = useSetAtom(forgetStepAtom);
  const [changing, setChanging] = useState(false);
  const { funcionarios, prestador, intervaloSugerido, cliente, cidade, tipoExame } = pedido;
  const periodo = pedido.periodo ?? PERIODO.AMBOS;
  const range = { min: intervaloSugerido?.inicio ?? null, max: intervaloSugerido?.fim ?? null };
  useNextPanel(
    funcionarios.map(({ id }) => id),
    progress !== null,
  );
  const place = { clienteId: cliente?.id ?? 0, cidadeId: cidade?.id ?? 0, tipoExameId: tipoExame?.id ?? 0 };

  if (error) {
    return (
      <ErrorState
        title="Não foi possível montar os horários"
        description={`${messageFrom(error)} O que você já preencheu continua aqui.`}
        onRetry={retry}
      />
    );
  }
  if (!configs) return <Loading isInline label="Carregando informações..." />;
  // How long it takes is said once where it is the same for all.
  const stays = new Set([...configs.values()].map(({ tempoPrevisto }) => stayText(tempoPrevisto)));
  const [commonStay = null] = stays.size === 1 && configs.size > 1 ? stays : [];
  // One panel at a time is the one to go on with.
  const main = funcionarios.find((f) => !obstacleOf(f) && configs.has(f.id))?.id;
  return (
    <Stack gap="x5">
      <Inline gap="x3" data-field="configFuncionarios">
        <Text>{suggestedWhen(pedido)}</Text>
        <Button size="small" icon={<CalendarClock />} data-tour="period" onPress={() => setChanging(true)}>
          Alterar período
        </Button>
      </Inline>
      {commonStay ? <Text tone="muted">{commonStay}</Text> : null}
      {funcionarios.map((f) => {
        const obstacle = obstacleOf(f);
        const config = configs.get(f.id);
        return (
          <div key={f.id} data-panel={f.id}>
            <Card>
              {(obstacle ?? !config) ? (
                <ScheduleGrid
                  employeeName={f.name}
                  rows={[]}
                  onRowsChange={NO_CHANGE}
                  range={range}
                  now={now}
                  loadSlots={NO_SLOTS}
                  onSchedule={NOBODY_BOOKS}
                  onHandOver={() => handOver(f.id)}
                  onlyAttendantReason={
                    obstacle?.text ?? 'Este funcionário só pode ser agendado por um atendente.'
                  }
                />
              ) : (
                <FuncionarioReserva
                  // Another range or period begins the choice anew.
                  key={`${range.min} ${range.max} ${periodo}`}
                  {...place}
                  person={f}
                  initialRows={rowsFrom(config, prestador?.openingHours ?? null)}
                  duration={commonStay ? null : config.tempoPrevisto}
                  periodo={periodo}
                  range={range}
                  now={now}
                  feriados={feriados}
                  ferias={ferias}
                  onPeriodo={(next) => dispatch({ type: 'PERIODO_CHOSEN', periodo: next })}
                  onClinic={take}
                  isMain={f.id === main}
                  onChoose={() => forgetRefusal('agendar')}
                  onBook={(rows) => schedule(f.id, itemsOf(rows))}
                  onHandOver={() => handOver(f.id)}
                />
              )}
            </Card>
          </div>
        );
      })}
      {changing ? <PeriodDialog onClose={() => setChanging(false)} /> : null}
      <ReservaWait progress={progress} />
    </Stack>
  );
}
