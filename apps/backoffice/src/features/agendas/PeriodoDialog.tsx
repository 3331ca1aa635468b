import type { AgendaPeriodo } from '@apto/domain/agendas';
import { timeRangeProblem, weekdayName } from '@apto/domain/time';
import { Button, Dialog, NumberField, Stack, TimeRangeField } from '@apto/ui';
import { Copy, Trash2 } from '@apto/ui/icons';
import { useState } from 'react';

interface Props {
  readonly periodo: AgendaPeriodo;
  readonly onSave: (periodo: AgendaPeriodo) => void;
  /** The same window on the other working days that are free then. */
  readonly onCopy: (periodo: AgendaPeriodo) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** One window of the week: its times, slot length and places (doc3 agenda/{id}/grade/periodo). */
export function PeriodoDialog({ periodo, onSave, onCopy, onRemove, onClose }: Props) {
  const [draft, setDraft] = useState(periodo);
  const [isSent, setSent] = useState(false);
  const hours = { start: draft.inicio, end: draft.fim };
  const isEmpty = hours.start === '' && hours.end === '';
  const isWhole = !isEmpty && timeRangeProblem(hours) === null;
  const change = (part: Partial<AgendaPeriodo>): void => setDraft({ ...draft, ...part });
  const finish = (then: (next: AgendaPeriodo) => void): void => {
    setSent(true);
    if (!isWhole) return;
    then(draft);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={`Período de ${weekdayName(periodo.diaSemana)}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button
            icon={<Trash2 />}
            onPress={() => {
              onRemove();
              onClose();
            }}
          >
            Excluir período
          </Button>
          <Button icon={<Copy />} onPress={() => finish(onCopy)}>
            Copiar para segunda a sexta
          </Button>
          <Button variant="primary" onPress={() => finish(onSave)}>
            Aplicar
          </Button>
        </>
      }
    >
      <Stack gap="x4">
        <TimeRangeField
          label="Horário"
          isRequired
          value={hours}
          onChange={({ start, end }) => change({ inicio: start, fim: end })}
          errorMessage={isSent && isEmpty ? 'Informe o início e o fim.' : undefined}
        />
        <NumberField
          label="Duração de cada horário"
          after="min"
          minValue={5}
          maxValue={480}
          value={draft.duracaoMinutos}
          onChange={(duracaoMinutos) => change({ duracaoMinutos })}
        />
        <NumberField
          label="Vagas por horário"
          minValue={1}
          maxValue={50}
          value={draft.vagas}
          onChange={(vagas) => change({ vagas })}
        />
      </Stack>
    </Dialog>
  );
}
