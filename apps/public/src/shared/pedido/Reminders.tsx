import { Inline, InlineGrow, Section, Stack } from '@apto/ui';
import { CircleCheck } from '@apto/ui/icons';

interface Props {
  title: string;
  items: readonly string[];
  /** 3 inside of a section. */
  level?: 2 | 3;
}

/** A short list that must be seen the day before. */
export function Reminders({ title, items, level = 2 }: Props) {
  if (items.length === 0) return null;
  return (
    <Section title={title} level={level}>
      <Stack as="ul" gap="x3">
        {items.map((item) => (
          <li key={item}>
            <Inline align="start" isWrapping={false}>
              <CircleCheck size={20} aria-hidden />
              {/* The words give way, never the mark: marks of one list have one size. */}
              <InlineGrow>{item}</InlineGrow>
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
