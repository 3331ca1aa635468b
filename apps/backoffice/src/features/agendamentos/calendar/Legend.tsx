import type { CalendarAgendamento } from '@apto/api-client';
import { statusOf } from '@apto/domain/status';
import { Inline, StatusTag } from '@apto/ui';

/** What the colours and icons that are shown mean: one tag for each status in sight. */
export function Legend({ rows }: { rows: readonly CalendarAgendamento[] }) {
  const shown = [...new Set(rows.map(({ status }) => status.id))].flatMap((id) => statusOf(id) ?? []);
  if (shown.length === 0) return null;
  return (
    <Inline gap="x2" role="group" aria-label="Legenda">
      {shown.map(({ id, tone, icon, descricao: label }) => (
        <StatusTag key={id} tone={tone} icon={icon}>
          {label}
        </StatusTag>
      ))}
    </Inline>
  );
}
