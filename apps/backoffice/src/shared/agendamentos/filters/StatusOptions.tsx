import type { Answer, countByStatus } from '@apto/api-client';
import { STATUS_TURNS } from '@apto/domain/status';
import { Checkbox, CheckboxGroup, Grid, GridItem, Inline, Stack, Text } from '@apto/ui';
import { useId } from 'react';
import { checkedBoxes, statusesOf, turnBox } from './turn-boxes.ts';

interface Props {
  /** What is left out where none is chosen. */
  help: string;
  /** As the call says them (doc1 §7). */
  options: readonly { id: number; descricao: string }[];
  chosen: readonly number[];
  /** Undefined until they are known, or where they are not to be had: the choice works without. */
  counts: Answer<typeof countByStatus> | undefined;
  onChange: (ids: number[]) => void;
}

interface BoxProps {
  value: string;
  label: string;
  count: number | undefined;
  isHead?: boolean;
  isPartial?: boolean;
}

/** A choice with how many it would show, which is no part of its name. */
function Box({ value, label, count, isHead = false, isPartial = false }: BoxProps) {
  const countId = useId();
  return (
    <Inline gap="x4" isWrapping={false} align="start" justify="between">
      <Checkbox value={value} isIndeterminate={isPartial} aria-describedby={countId}>
        {isHead ? (
          <Text as="span" weight="semibold">
            {label}
          </Text>
        ) : (
          label
        )}
      </Checkbox>
      <Text as="span" size="s13" tone="muted" isTabular isUnbroken id={countId}>
        {count?.toLocaleString('pt-BR')}
      </Text>
    </Inline>
  );
}

/** The statuses by whose turn it is (docs/decisions/0179), each with how many the list has; a turn is chosen as one. */
export function StatusOptions({ help, options, chosen, counts, onChange }: Props) {
  const totals = new Map(counts?.map(({ id, total }) => [id, total]));
  const countOf = (ids: readonly number[]): number | undefined =>
    counts && ids.reduce((sum, id) => sum + (totals.get(id) ?? 0), 0);
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
            <Box key={id} value={String(id)} label={description} count={countOf([id])} />
          ));
          return (
            <GridItem key={turn.codigo} span={index === 0 ? 'all' : 1}>
              <Stack gap="x2">
                <Box
                  isHead
                  value={turnBox(turn)}
                  label={turn.label}
                  count={countOf(turn.status)}
                  isPartial={!isWhole && turn.status.some((id) => chosen.includes(id))}
                />
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
}
