import type { Side } from '@apto/domain/edit';
import { DescriptionList, InlineAlert, RadioGroup, Section, Stack, useFocusHandover } from '@apto/ui';
import { useRef, type ReactNode } from 'react';

/** A field that both changed. */
export interface Disputed {
  readonly name: string;
  readonly label: string;
  /** Null: what is kept has no words of its own; it stands in its field. */
  readonly mine: string | null;
  readonly theirs: string;
}

interface Props {
  /** What the two versions are of. */
  readonly label: string;
  /** Of the headings: one below the title that they stand under. */
  readonly level: 2 | 3;
  readonly disputed: readonly Disputed[];
  /** What only the other person changed. */
  readonly theirs: readonly { readonly label: string; readonly text: string }[];
  readonly choices: Readonly<Partial<Record<string, Side>>>;
  readonly onChoose: (name: string, side: Side) => void;
  /** What is done with them, where no dialog's foot says it. */
  readonly children?: ReactNode;
}

/** Both versions of what two people changed, field by field; this person says which one stands (issue 9). */
export function TwoVersions({ label, level, disputed, theirs, choices, onChoose, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useFocusHandover(place);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label}>
      <Stack gap="x6">
        <InlineAlert tone="warning" announce="polite" title="Outra pessoa salvou antes de você">
          {disputed.length > 0
            ? 'Escolha, campo a campo, qual das duas versões fica. O que você preencheu está guardado.'
            : 'Vocês mudaram campos diferentes: nada se perde. Confira e continue.'}
        </InlineAlert>
        {disputed.length > 0 ? (
          <Section title="Vocês dois mudaram" level={level}>
            <Stack gap="x5">
              {disputed.map((field) => (
                <RadioGroup<Side>
                  key={field.name}
                  label={field.label}
                  value={choices[field.name] ?? 'mine'}
                  onChange={(side) => onChoose(field.name, side)}
                  options={[
                    {
                      value: 'mine',
                      label: 'Manter a minha',
                      ...(field.mine === null ? {} : { description: field.mine }),
                    },
                    { value: 'theirs', label: 'Usar a da outra pessoa', description: field.theirs },
                  ]}
                />
              ))}
            </Stack>
          </Section>
        ) : null}
        {theirs.length > 0 ? (
          <Section title="Só a outra pessoa mudou" level={level}>
            <DescriptionList
              layout="rows"
              items={theirs.map(({ label: term, text }) => ({ term, detail: text }))}
            />
          </Section>
        ) : null}
        {children}
      </Stack>
    </div>
  );
}
