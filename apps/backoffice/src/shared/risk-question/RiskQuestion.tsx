import { EXTRA_LABEL } from '@apto/domain/pre-solicitacao';
import { Select, type SelectProps } from '@apto/ui';
import { messageFrom } from '../notices/index.ts';
import { useRiskQuestions } from './useRiskQuestions.ts';

type Given = 'label' | 'options' | 'isLoading' | 'loadError' | 'onRetry' | 'isRequired';

interface RiskQuestionProps extends Omit<SelectProps<number>, Given> {
  /** Says whose answer it is where several stand together. */
  readonly label?: string;
}

/** Which of the kinds of work that the questionnaire describes fits the employee (doc2 §3 'Risk questionnaire', decision 61). */
export function RiskQuestion({ label = EXTRA_LABEL.questionarioRisco, ...props }: RiskQuestionProps) {
  const { data, isLoading, error, mutate } = useRiskQuestions();
  return (
    <Select<number>
      {...props}
      label={label}
      isRequired
      options={(data ?? []).map(({ id, pergunta: work }) => ({ value: id, label: work }))}
      isLoading={isLoading}
      loadError={error ? messageFrom(error) : undefined}
      onRetry={() => void mutate()}
    />
  );
}
