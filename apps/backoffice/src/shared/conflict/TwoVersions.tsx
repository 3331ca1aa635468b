import type { Side } from '@apto/domain/edit';
import { DescriptionList, InlineAlert, RadioGroup, Section, Stack, useFocusHandover } from '@apto/ui';
import { useRef, type ReactNode } from 'react';

/** A field that both changed, or a right that the other person changed. */
export interface Disputed {
  readonly name: string;
  readonly label: string;
  /** Null: what is kept has no words of its own; it stands in its field. */
  readonly mine: string | null;
  readonly theirs: string;
  /** What somebody may do or see: neither version stands until it is chosen (docs/decisions/0235). */
  readonly isRight?: boolean;
  /** It was gone on without the choice. */
  readonly isMissing?: boolean;
}

const MISSING = 'Escolha qual das duas versões fica.';

interface Props {
  /** What the two versions are of. */
  readonly label: string;
  /** Of the headings: one below the title that they stand under. */
  readonly level: 2 | 3;
  readonly disputed: readonly Disputed[];
  /** What only the other person changed, and is no right. */
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
  const choice = (field: Disputed) => (
    <RadioGroup<Side>
      key={field.name}
      label={field.label}
      value={choices[field.name] ?? (field.isRight ? null : 'mine')}
      onChange={(side) => onChoose(field.name, side)}
      errorMessage={field.isMissing ? MISSING : undefined}
      options={[
        {
          value: 'mine',
          label: 'Manter a minha',
          ...(field.mine === null ? {} : { description: field.mine }),
        },
        { value: 'theirs', label: 'Usar a da outra pessoa', description: field.theirs },
      ]}
    />
  );
  const rights = disputed.filter(({ isRight }) => isRight);
  const fields = disputed.filter(({ isRight }) => !isRight);
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={label}>
      <Stack gap="x6">
        <InlineAlert tone="warning" announce="polite" title="Outra pessoa salvou antes de você">
          {disputed.length > 0
            ? 'Escolha, campo a campo, qual das duas versões fica. O que você preencheu está guardado.'
            : 'Vocês mudaram campos diferentes: nada se perde. Confira e continue.'}
        </InlineAlert>
        {rights.length > 0 ? (
          <Section
            title="Acessos que a outra pessoa mudou"
            description="Nenhum acesso muda sem que você escolha."
            level={level}
          >
            <Stack gap="x5">{rights.map(choice)}</Stack>
          </Section>
        ) : null}
        {fields.length > 0 ? (
          <Section title="Vocês dois mudaram" level={level}>
            <Stack gap="x5">{fields.map(choice)}</Stack>
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
