import { listStatus, listTiposExame } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { TiposExame } from '@apto/domain/exames';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { StatusAgendamento } from '@apto/domain/status';
import { Button, Checkbox, CheckboxGroup, DateRangePicker, FilterDialog, Grid, Stack } from '@apto/ui';
import { useState } from 'react';
import { now } from '@apto/api-client/react';
import type { ListFilters } from './url-filters.ts';
import type { DialogChoice } from './changes.ts';

interface Props {
  /** What is left out where no status is chosen. */
  statusHelp?: string;
  current: ListFilters;
  onApply: (choice: DialogChoice) => void;
  onClose: () => void;
}

interface OptionsProps {
  label: string;
  help?: string;
  options: readonly { id: number; descricao: string }[];
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

function Options({ label, help, options, chosen, onChange }: OptionsProps) {
  return (
    <CheckboxGroup
      label={label}
      description={help}
      value={chosen.map(String)}
      onChange={(values) => onChange(options.map(({ id }) => id).filter((id) => values.includes(String(id))))}
    >
      <Grid fit="md" gap="x3">
        {options.map(({ id, descricao: description }) => (
          <Checkbox key={id} value={String(id)}>
            {description}
          </Checkbox>
        ))}
      </Grid>
    </CheckboxGroup>
  );
}

const LIST_HELP = 'Sem escolha, ficam fora Cancelado, Desistência de Vaga, Concluído e Falta consulta.';

/** Status, exam type and requested-on range (doc1 §2.2). Nothing applies before 'Aplicar'. */
export default function FiltersDialog({ current, onApply, onClose, statusHelp = LIST_HELP }: Props) {
  const [status, setStatus] = useState(current.status);
  const [tipoExame, setTipoExame] = useState(current.tipoExame);
  const [dates, setDates] = useState(current.dates);
  const [directed, setDirected] = useState(current.directed);
  const [today] = useState(now);
  // The calls say what there is (doc1 §7); until they answer, and where they fail, what the product has always had.
  const statuses = useCall(listStatus, {}).data ?? StatusAgendamento;
  const types = useCall(listTiposExame, {}).data ?? TiposExame;
  const hasAny = status.length > 0 || tipoExame.length > 0 || dates !== null || directed;
  return (
    <FilterDialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      width={800}
      onApply={() => onApply({ status, tipoExame, dates, directed })}
      {...(hasAny
        ? {
            onClear: () => {
              setStatus([]);
              setTipoExame([]);
              setDates(null);
              setDirected(false);
            },
          }
        : {})}
    >
      <Stack gap="x6">
        <Options label="Status" help={statusHelp} options={statuses} chosen={status} onChange={setStatus} />
        <Options label="Tipo de exame" options={types} chosen={tipoExame} onChange={setTipoExame} />
        <DateRangePicker
          label="Solicitado em"
          labelEnd={
            dates ? (
              <Button size="small" onPress={() => setDates(null)}>
                Limpar datas
              </Button>
            ) : undefined
          }
          now={today}
          value={dates ? { inicio: dates[0], fim: dates[1] } : null}
          onChange={(intervalo) => setDates(intervalo ? [intervalo.inicio, intervalo.fim] : null)}
        />
        <Checkbox isSelected={directed} onChange={setDirected}>
          {DIRECTED_LABEL}
        </Checkbox>
      </Stack>
    </FilterDialog>
  );
}
