import {
  gradePartLabel,
  gradePartText,
  type DrawnGrade,
  type GradePart,
  type GradeVersions,
} from '@apto/domain/agendas';
import { Button, DescriptionList, InlineAlert, RadioGroup, Section, Stack } from '@apto/ui';
import { useState } from 'react';

type Side = 'mine' | 'theirs';

interface Props {
  mine: DrawnGrade;
  theirs: DrawnGrade;
  versions: GradeVersions;
  exameName: (id: number) => string;
  /** Gets the parts that are taken from the other version. */
  onSettle: (theirs: readonly GradePart[]) => void;
}

/** Both versions of a week that two people drew, part by part; this person says which one stands (issue 9, 'Who else is here'). */
export function GradeConflict({ mine, theirs, versions, exameName, onSettle }: Props) {
  const [sides, setSides] = useState<Partial<Record<GradePart, Side>>>({});
  const { disputed, theirs: others } = versions;
  return (
    <Stack gap="x5" role="group" aria-label="Duas versões da grade">
      <InlineAlert tone="warning" announce="assertive" title="Outra pessoa salvou antes de você">
        Escolha, parte a parte, qual das duas versões fica. O que você desenhou está guardado.
      </InlineAlert>
      {disputed.map((part) => (
        <RadioGroup<Side>
          key={part}
          label={gradePartLabel(part)}
          value={sides[part] ?? 'mine'}
          onChange={(side) => setSides({ ...sides, [part]: side })}
          options={[
            { value: 'mine', label: 'Manter a minha', description: gradePartText(part, mine, exameName) },
            {
              value: 'theirs',
              label: 'Usar a da outra pessoa',
              description: gradePartText(part, theirs, exameName),
            },
          ]}
        />
      ))}
      {others.length > 0 ? (
        <Section title="Só a outra pessoa mudou" level={3}>
          <DescriptionList
            layout="rows"
            items={others.map((part) => ({
              term: gradePartLabel(part),
              detail: gradePartText(part, theirs, exameName),
            }))}
          />
        </Section>
      ) : null}
      <div>
        <Button onPress={() => onSettle([...others, ...disputed.filter((part) => sides[part] === 'theirs')])}>
          Continuar com estas escolhas
        </Button>
      </div>
    </Stack>
  );
}
