import type { AgendamentoDetail } from '@apto/api-client';
import { daysAhead, proposalLabel, proposedDayText } from '@apto/domain/attendant';
import type { Now } from '@apto/domain/time';
import { Button, Inline, Stack, Text } from '@apto/ui';
import type { WhenChoice } from './whenChoice.ts';

interface Props {
  agendamento: AgendamentoDetail;
  choice: WhenChoice;
  now: Now;
  onChoose: (day: Pick<WhenChoice, 'hora'> & { data: string }) => void;
}

/** The days that were proposed, each one press away from being the chosen one. */
export function ProposedDays({ agendamento, choice, now, onChoose }: Props) {
  const { datasPropostas: proposal } = agendamento;
  const days = daysAhead(proposal, now);
  if (proposal === null || days.length === 0) return null;
  const title = proposalLabel(proposal.origem);
  return (
    <Stack gap="x2" as="section" aria-label={title}>
      <Text size="s13" weight="semibold">
        {title}
      </Text>
      <Inline gap="x2">
        {days.map((day) => {
          const time = day.hora ?? '';
          return (
            <Button
              key={`${day.data} ${time}`}
              size="small"
              aria-pressed={choice.data === day.data && choice.hora === time}
              onPress={() => onChoose({ data: day.data, hora: time })}
            >
              {proposedDayText(day)}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
