import {
  classAt,
  MATRIX_CLASSES,
  MATRIX_SIZE,
  withClass,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { Grid, GridItem, InlineAlert, Select, Stack, Text, VisuallyHidden } from '@apto/ui';
import { Fragment, type Ref } from 'react';
import { useStackedScreen } from '../../shared/useNarrowScreen.ts';

interface Props {
  label: string;
  isReadOnly: boolean;
  value: string;
  onChange: (value: RegistryValue) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** Takes the focus when the matrix is the first field that is wrong. */
  ref: Ref<HTMLButtonElement>;
  /** Levels and the names of the classes. */
  values: Readonly<Partial<RegistryValues>> | null;
}

/** With the boxes at its side. */
const LEVEL = { alignSelf: 'center' } as const;

/** As many levels as the record says; all while what was typed is none. */
const levelsOf = (levels: RegistryValue | undefined): number =>
  typeof levels === 'number' && levels >= 3 && levels <= MATRIX_SIZE ? levels : MATRIX_SIZE;

/**
 * A class for each cell: a line for each probability, the highest one above, a choice for each severity. A wide screen has
 * one table with the severities above it; on less each choice says its own.
 */
export function MatrixControl({
  label,
  isReadOnly,
  value,
  onChange,
  onBlur,
  errorMessage,
  ref,
  values,
}: Props) {
  const isTable = !useStackedScreen();
  const levels = levelsOf(values?.['niveis']);
  const options = MATRIX_CLASSES.map(({ id, label: name }) => {
    const typed = values?.[`classe${id}`];
    return { value: String(id), label: typeof typed === 'string' && typed.trim() !== '' ? typed : name };
  });
  const numbers = Array.from({ length: levels }, (_, index) => index + 1);
  const choice = (probability: number, severity: number) => (
    <Select
      label={
        isTable
          ? `Severidade ${String(severity)}, probabilidade ${String(probability)}`
          : `Severidade ${String(severity)}`
      }
      isLabelHidden={isTable}
      isReadOnly={isReadOnly}
      options={options}
      value={classAt(value, probability, severity) || null}
      onChange={(next) => {
        if (next !== null) onChange(withClass(value, probability, severity, next));
      }}
      onBlur={onBlur}
      {...(severity === 1 && probability === levels ? { ref } : {})}
    />
  );
  return (
    <Stack gap="x3" {...(isTable ? {} : { role: 'group', 'aria-label': label })}>
      <Text tone="muted">{label}: uma linha para cada probabilidade, da maior para a menor.</Text>
      {errorMessage ? (
        <InlineAlert tone="danger" announce="assertive">
          {errorMessage}
        </InlineAlert>
      ) : null}
      <Stack gap={isTable ? 'x3' : 'x5'} {...(isTable ? { role: 'table', 'aria-label': label } : {})}>
        {isTable ? (
          <Grid columns={6} gap="x3" role="row">
            <div role="columnheader">
              <VisuallyHidden>Probabilidade</VisuallyHidden>
            </div>
            {numbers.map((severity) => (
              <Text key={severity} role="columnheader" size="s13" weight="medium">
                Severidade {severity}
              </Text>
            ))}
          </Grid>
        ) : null}
        {numbers.toReversed().map((probability) =>
          isTable ? (
            <Grid key={probability} columns={6} gap="x3" role="row">
              <div role="rowheader" style={LEVEL}>
                <Text>Probabilidade {probability}</Text>
              </div>
              {numbers.map((severity) => (
                <div key={severity} role="cell">
                  {choice(probability, severity)}
                </div>
              ))}
            </Grid>
          ) : (
            <Grid
              key={probability}
              columns={2}
              gap="x3"
              role="group"
              aria-label={`Probabilidade ${String(probability)}`}
            >
              <GridItem span="all">
                <Text weight="medium">Probabilidade {probability}</Text>
              </GridItem>
              {numbers.map((severity) => (
                <Fragment key={severity}>{choice(probability, severity)}</Fragment>
              ))}
            </Grid>
          ),
        )}
      </Stack>
    </Stack>
  );
}
