import { Inline, Section, Stack } from '@apto/ui';
import { CircleCheck } from '@apto/ui/icons';

/** A short list that must be seen the day before. */
export function Reminders({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <Stack as="ul" gap="x3">
        {items.map((item) => (
          <li key={item}>
            <Inline as="span" isWrapping={false}>
              <CircleCheck size={20} aria-hidden />
              {item}
            </Inline>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
