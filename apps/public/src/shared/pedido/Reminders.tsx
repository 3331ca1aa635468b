import { Inline, InlineGrow, Section, Stack } from '@apto/ui';
import { CircleCheck } from '@apto/ui/icons';

/** A short list that must be seen the day before. */
export function Reminders({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
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
