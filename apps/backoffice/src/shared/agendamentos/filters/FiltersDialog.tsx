import { countByStatus, listStatus, listTiposExame } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { TiposExame } from '@apto/domain/exames';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { StatusAgendamento } from '@apto/domain/status';
import { Button, Checkbox, CheckboxGroup, DateRangePicker, FilterDialog, Grid, Stack } from '@apto/ui';
import { useState } from 'react';
import { now } from '@apto/api-client/react';
import type { DialogChoice } from './changes.ts';
import { choiceOf, countInput, hasAny, withChoice } from './choice.ts';
import { StatusOptions } from './StatusOptions.tsx';
import { DEFAULT_FILTERS, type ListFilters } from './url-filters.ts';
import { WhoseFields } from './WhoseFields.tsx';

interface Props {
  /** What is left out where no status is chosen. */
  statusHelp?: string | undefined;
  /** The panel also asks whose they are. */
  screen: 'agendamentos' | 'painel';
  current: ListFilters;
  onApply: (filters: ListFilters) => void;
  onClose: () => void;
}

const LIST_HELP = 'Sem escolha, ficam fora Cancelado, Desistência de Vaga, Concluído e Falta consulta.';

/** Status, exam type and requested-on range (doc1 §2.2). Nothing applies before 'Aplicar'. */
export default function FiltersDialog({ current, onApply, onClose, screen, statusHelp = LIST_HELP }: Props) {
  const [choice, setChoice] = useState<DialogChoice>(() => choiceOf(current));
  const [today] = useState(now);
  const change = (part: Partial<DialogChoice>) => setChoice((before) => ({ ...before, ...part }));
  // The calls say what there is (doc1 §7); until they answer, and where they fail, what the product has always had.
  const statuses = useCall(listStatus, {}).data ?? StatusAgendamento;
  const types = useCall(listTiposExame, {}).data ?? TiposExame;
  const counts = useCall(countByStatus, countInput(current, choice), { keepPreviousData: true }).data;
  const { status, tipoExame, dates, directed } = choice;
  return (
    <FilterDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      width={800}
      onApply={() => onApply(withChoice(current, choice))}
      {...(hasAny(choice) ? { onClear: () => change(choiceOf(DEFAULT_FILTERS)) } : {})}
    >
      <Stack gap="x6">
        {screen === 'painel' ? <WhoseFields value={choice} onChange={change} /> : null}
        <StatusOptions
          help={statusHelp}
          options={statuses}
          chosen={status}
          counts={counts}
          onChange={(ids) => change({ status: ids })}
        />
        <CheckboxGroup
          label="Tipo de exame"
          value={tipoExame.map(String)}
          onChange={(values) =>
            change({ tipoExame: types.map(({ id }) => id).filter((id) => values.includes(String(id))) })
          }
        >
          <Grid fit="md" gap="x5" rowGap="x3">
            {types.map(({ id, descricao: description }) => (
              <Checkbox key={id} value={String(id)}>
                {description}
              </Checkbox>
            ))}
          </Grid>
        </CheckboxGroup>
        <DateRangePicker
          label="Solicitado em"
          labelEnd={
            dates ? (
              <Button size="small" onPress={() => change({ dates: null })}>
                Limpar datas
              </Button>
            ) : undefined
          }
          now={today}
          value={dates ? { inicio: dates[0], fim: dates[1] } : null}
          onChange={(intervalo) => change({ dates: intervalo ? [intervalo.inicio, intervalo.fim] : null })}
        />
        <Checkbox isSelected={directed} onChange={(isOn) => change({ directed: isOn })}>
          {DIRECTED_LABEL}
        </Checkbox>
      </Stack>
    </FilterDialog>
  );
}
