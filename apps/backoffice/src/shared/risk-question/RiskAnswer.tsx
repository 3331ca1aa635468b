import { Text } from '@apto/ui';
import { useRiskQuestions } from './useRiskQuestions.ts';

/** What was answered, to read before it is sent. */
export function RiskAnswer({ question }: { question: number }) {
  const { data } = useRiskQuestions();
  const work = data?.find(({ id }) => id === question)?.pergunta;
  return work ? <Text tone="muted">{`Risco: ${work}`}</Text> : null;
}
