import { now } from '@apto/api-client/react';
import { DIRECTED_LABEL } from '@apto/domain/queue';
import { Button, Checkbox, DateRangePicker, FilterDialog, Skeleton, Stack } from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import type { DialogChoice } from './changes.ts';
import { choiceOf, countInput, hasAny, withChoice } from './choice.ts';
import { ExamTypeOptions } from './ExamTypeOptions.tsx';
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

/** What stands below the statuses, about, in px: mostly out of sight until one scrolls. */
const BELOW = 304;

/**
 * Status, exam type and requested-on range (doc1 §2.2). Nothing applies before 'Aplicar'. What a call answers is read
 * where it is shown: the dialog is drawn once. The statuses, where the focus goes, answer the press; what stands below
 * them comes after that frame.
 */
export default function FiltersDialog({ current, onApply, onClose, screen, statusHelp = LIST_HELP }: Props) {
  const [choice, setChoice] = useState<DialogChoice>(() => choiceOf(current));
  const [today] = useState(now);
  const isWhole = useDeferredValue(true, false);
  const change = (part: Partial<DialogChoice>) => setChoice((before) => ({ ...before, ...part }));
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
          chosen={status}
          counted={countInput(current, choice)}
          onChange={(ids) => change({ status: ids })}
        />
        {isWhole ? (
          <>
            <ExamTypeOptions chosen={tipoExame} onChange={(ids) => change({ tipoExame: ids })} />
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
              onChange={(intervalo) =>
                change({ dates: intervalo ? [intervalo.inicio, intervalo.fim] : null })
              }
            />
            <Checkbox isSelected={directed} onChange={(isOn) => change({ directed: isOn })}>
              {DIRECTED_LABEL}
            </Checkbox>
          </>
        ) : (
          <Skeleton shape="block" height={BELOW} />
        )}
      </Stack>
    </FilterDialog>
  );
}
