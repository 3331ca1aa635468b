import { editLabel, editText, type EditField, type Side } from '@apto/domain/edit';
import { DescriptionList, InlineAlert, RadioGroup, Section, Stack } from '@apto/ui';
import { useEffect, useRef } from 'react';
import type { OpenConflict } from './useEdit.ts';

type Choices = Partial<Record<EditField, Side>>;

interface Props {
  conflict: OpenConflict;
  choices: Choices;
  onChoose: (choices: Choices) => void;
}

/** Both versions of what two people changed, field by field; this person says which one stands. */
export function ConflictPanel({ conflict, choices, onChoose }: Props) {
  const { mine, fields } = conflict;
  const { disputed, theirs } = fields;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label="Duas versões do agendamento">
      <Stack gap="x6">
        <InlineAlert tone="warning" announce="polite" title="Outra pessoa salvou antes de você">
          {disputed.length > 0
            ? 'Escolha, campo a campo, qual das duas versões fica. O que você preencheu está guardado.'
            : 'Vocês mudaram campos diferentes: nada se perde. Confira e continue.'}
        </InlineAlert>
        {disputed.length > 0 ? (
          <Section title="Vocês dois mudaram" level={3}>
            <Stack gap="x5">
              {disputed.map((field) => (
                <RadioGroup<Side>
                  key={field}
                  label={editLabel(field)}
                  value={choices[field] ?? 'mine'}
                  onChange={(side) => onChoose({ ...choices, [field]: side })}
                  options={[
                    { value: 'mine', label: 'Manter a minha', description: editText(field, mine) },
                    {
                      value: 'theirs',
                      label: 'Usar a da outra pessoa',
                      description: editText(field, conflict.theirs.form),
                    },
                  ]}
                />
              ))}
            </Stack>
          </Section>
        ) : null}
        {theirs.length > 0 ? (
          <Section title="Só a outra pessoa mudou" level={3}>
            <DescriptionList
              layout="rows"
              items={theirs.map((field) => ({
                term: editLabel(field),
                detail: editText(field, conflict.theirs.form),
              }))}
            />
          </Section>
        ) : null}
      </Stack>
    </div>
  );
}
