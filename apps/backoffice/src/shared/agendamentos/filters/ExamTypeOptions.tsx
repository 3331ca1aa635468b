import { listTiposExame } from '@apto/api-client';
import { TiposExame } from '@apto/domain/exames';
import { Checkbox, CheckboxGroup, Grid } from '@apto/ui';
import { memo } from 'react';
import { useKnown } from './useKnown.ts';

interface Props {
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

/** The types of exam, each a choice. */
export function ExamTypeOptions(props: Props) {
  return <Boxes {...props} types={useKnown(listTiposExame, TiposExame)} />;
}

/** Not drawn again for an answer that says nothing new. */
const Boxes = memo(function Boxes({
  types,
  chosen,
  onChange,
}: Props & { types: ReturnType<typeof useKnown> }) {
  return (
    <CheckboxGroup
      label="Tipo de exame"
      value={chosen.map(String)}
      onChange={(values) => onChange(types.map(({ id }) => id).filter((id) => values.includes(String(id))))}
    >
      <Grid fit="md" gap="x5" rowGap="x3">
        {types.map(({ id, descricao: description }) => (
          <Checkbox key={id} value={String(id)}>
            {description}
          </Checkbox>
        ))}
      </Grid>
    </CheckboxGroup>
  );
});
