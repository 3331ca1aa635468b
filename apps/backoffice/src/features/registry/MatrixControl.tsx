import {
  classAt,
  MATRIX_CLASSES,
  MATRIX_SIZE,
  withClass,
  type RegistryValue,
  type RegistryValues,
} from '@apto/domain/registry';
import { Grid, GridItem, InlineAlert, Select, Stack, Text } from '@apto/ui';
import type { Ref } from 'react';

interface Props {
  label: string;
  value: string;
  onChange: (value: RegistryValue) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
  /** Takes the focus when the matrix is the first field that is wrong. */
  ref: Ref<HTMLButtonElement>;
  /** Levels and the names of the classes. */
  values: Readonly<Partial<RegistryValues>> | null;
}

/** As many levels as the record says; all while what was typed is none. */
const levelsOf = (levels: RegistryValue | undefined): number =>
  typeof levels === 'number' && levels >= 3 && levels <= MATRIX_SIZE ? levels : MATRIX_SIZE;

/** A class for each cell: a line for each probability, the highest one above, a choice for each severity. */
export function MatrixControl({ label, value, onChange, onBlur, errorMessage, ref, values }: Props) {
  const levels = levelsOf(values?.['niveis']);
  const options = MATRIX_CLASSES.map(({ id, label: name }) => {
    const typed = values?.[`classe${id}`];
    return { value: String(id), label: typeof typed === 'string' && typed.trim() !== '' ? typed : name };
  });
  const numbers = Array.from({ length: levels }, (_, index) => index + 1);
  const labelSpan = levels === 3 ? 3 : levels === 4 ? 2 : 1;
  return (
    <Stack gap="x3" role="group" aria-label={label}>
      <Text tone="muted">{label}: uma linha para cada probabilidade, da maior para a menor.</Text>
      {errorMessage ? (
        <InlineAlert tone="danger" announce="assertive">
          {errorMessage}
        </InlineAlert>
      ) : null}
      {numbers.toReversed().map((probability) => (
        <Grid
          key={probability}
          columns={6}
          gap="x3"
          role="group"
          aria-label={`Probabilidade ${String(probability)}`}
        >
          <GridItem span={labelSpan}>
            <Text>Probabilidade {probability}</Text>
          </GridItem>
          {numbers.map((severity) => (
            <Select
              key={severity}
              label={`Severidade ${String(severity)}`}
              options={options}
              value={classAt(value, probability, severity) || null}
              onChange={(next) => {
                if (next !== null) onChange(withClass(value, probability, severity, next));
              }}
              onBlur={onBlur}
              {...(severity === 1 && probability === levels ? { ref } : {})}
            />
          ))}
        </Grid>
      ))}
    </Stack>
  );
}
