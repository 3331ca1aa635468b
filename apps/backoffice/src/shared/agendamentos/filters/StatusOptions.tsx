import { countByStatus, listStatus, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { STATUS_TURNS, StatusAgendamento } from '@apto/domain/status';
import { Checkbox, CheckboxGroup, Grid, GridItem, Stack, Text } from '@apto/ui';
import { createContext, memo, useContext, type ReactNode } from 'react';
import type { countInput } from './choice.ts';
import { checkedBoxes, statusesOf, turnBox } from './turn-boxes.ts';
import { useKnown } from './useKnown.ts';

interface ChoiceProps {
  /** What is left out where none is chosen. */
  help: string;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

interface Props extends ChoiceProps {
  /** What is counted by status. */
  counted: ReturnType<typeof countInput>;
}

/** Undefined until they are known, or where they are not to be had: the choice works without. */
const Counts = createContext<Answer<typeof countByStatus> | undefined>(undefined);

/** The counts come last and change as what is chosen does: they are drawn then, and not the boxes beside them. */
function WithCounts({ of, children }: { of: Props['counted']; children: ReactNode }) {
  const { data } = useCall(countByStatus, of, { keepPreviousData: true });
  return <Counts value={data}>{children}</Counts>;
}

function Count({ of }: { of: readonly number[] }) {
  const counts = useContext(Counts);
  const total = counts?.reduce((sum, each) => (of.includes(each.id) ? sum + each.total : sum), 0);
  return total?.toLocaleString('pt-BR');
}

/** The statuses by whose turn it is (docs/decisions/0179), each with how many the list has; a turn is chosen as one. */
export function StatusOptions({ counted, ...choice }: Props) {
  const options = useKnown(listStatus, StatusAgendamento);
  return (
    <WithCounts of={counted}>
      <Boxes {...choice} options={options} />
    </WithCounts>
  );
}

/** Not drawn again for an answer that says nothing new. */
const Boxes = memo(function Boxes({
  help,
  options,
  chosen,
  onChange,
}: ChoiceProps & { options: ReturnType<typeof useKnown> }) {
  const boxes = checkedBoxes(chosen);
  return (
    <CheckboxGroup
      label="Status"
      description={help}
      value={boxes}
      onChange={(values) => onChange(statusesOf(boxes, values))}
    >
      <Grid fit="md" gap="x5">
        {STATUS_TURNS.map((turn, index) => {
          const shown = turn.status.flatMap((id) => options.find((option) => option.id === id) ?? []);
          const isWhole = boxes.includes(turnBox(turn));
          const list = shown.map(({ id, descricao: description }) => (
            <Checkbox key={id} value={String(id)} end={<Count of={[id]} />}>
              {description}
            </Checkbox>
          ));
          return (
            <GridItem key={turn.codigo} span={index === 0 ? 'all' : 1}>
              <Stack gap="x2">
                <Checkbox
                  value={turnBox(turn)}
                  isIndeterminate={!isWhole && turn.status.some((id) => chosen.includes(id))}
                  end={<Count of={turn.status} />}
                >
                  <Text as="span" weight="semibold">
                    {turn.label}
                  </Text>
                </Checkbox>
                {index === 0 ? (
                  <Grid fit="md" gap="x5" rowGap="x2">
                    {list}
                  </Grid>
                ) : (
                  list
                )}
              </Stack>
            </GridItem>
          );
        })}
      </Grid>
    </CheckboxGroup>
  );
});
