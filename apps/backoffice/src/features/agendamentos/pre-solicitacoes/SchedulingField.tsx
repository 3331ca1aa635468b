import { now } from '@apto/api-client/react';
import { lastSuggestedDate } from '@apto/domain/pedido';
import { PERIODOS } from '@apto/domain/periodos';
import { schedulingTexts, type SchedulingCell } from '@apto/domain/pre-solicitacao';
import {
  Button,
  DatePicker,
  Grid,
  Popover,
  Select,
  Stack,
  Text,
  TimeField,
  VisuallyHidden,
  type RowFieldProps,
} from '@apto/ui';
import { CalendarDays } from '@apto/ui/icons';
import { useId } from 'react';
import { useWideScreen } from '../../../shared/useNarrowScreen.ts';

const SHIFTS = PERIODOS.map(({ id, nome: name }) => ({ value: id, label: name }));

/**
 * Days, shift and the time agreed with the clinic: four fields, which beside a row's others would be a tower or hide
 * each other. They stand in a panel of their own, each with its name, and the row keeps its height.
 */
export function SchedulingField({
  label,
  value,
  onChange,
  errorMessage,
  isReadOnly,
}: RowFieldProps<SchedulingCell>) {
  const moment = now();
  const errorId = useId();
  const isWide = useWideScreen();
  const [days, when] = schedulingTexts(value);
  const change = (part: Partial<SchedulingCell>) => onChange({ ...value, ...part });
  return (
    <Stack gap="x1" align="start">
      <Popover
        title={label}
        placement="bottom start"
        trigger={
          <Button
            // A card of a phone, and a column beside five others, have room for the two days alone.
            {...(isWide ? { icon: <CalendarDays /> } : {})}
            isDisabled={isReadOnly}
            {...(errorMessage ? { 'aria-describedby': errorId } : {})}
          >
            <VisuallyHidden>{`${label}, `}</VisuallyHidden>
            <Stack gap="x1" align="start">
              {days ? (
                <Text as="span" size="s13" isTabular isUnbroken>
                  {days}
                </Text>
              ) : null}
              <Text as="span" size="s12" tone="muted">
                {when}
              </Text>
            </Stack>
          </Button>
        }
      >
        <Grid columns={2} gap="x4">
          <DatePicker
            label="Data inicial"
            now={moment}
            min={moment.data}
            max={lastSuggestedDate(moment.data)}
            value={value.inicio}
            onChange={(start) => change({ inicio: start })}
            isRequired
          />
          <DatePicker
            label="Data final"
            now={moment}
            min={value.inicio ?? moment.data}
            max={lastSuggestedDate(moment.data)}
            value={value.fim}
            onChange={(end) => change({ fim: end })}
            isRequired
          />
          <Select
            label="Período do dia"
            options={SHIFTS}
            value={SHIFTS.find((shift) => shift.value === value.periodo)?.value ?? null}
            onChange={(periodo) => change({ periodo })}
            isRequired
          />
          <TimeField
            label="Horário combinado"
            description="Com a clínica, se houver."
            value={value.horario}
            onChange={(horario) => change({ horario })}
          />
        </Grid>
      </Popover>
      {errorMessage ? (
        <Text as="span" size="s12" tone="danger" id={errorId}>
          {errorMessage}
        </Text>
      ) : null}
    </Stack>
  );
}
