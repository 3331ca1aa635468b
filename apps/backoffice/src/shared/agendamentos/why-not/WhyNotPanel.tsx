import { ErrorState, Loading, WhyNot } from '@apto/ui';
import { messageFrom } from '../../notices/index.ts';
import { choicesOf, reasonsOf, useWhyNot, type WhyNotRequest, type WhyNotTakers } from './useWhyNot.ts';

export interface WhyNotPanelProps extends WhyNotTakers {
  readonly request: WhyNotRequest;
  readonly title?: string;
}

/** 'Por que não?' of a clinic, its days and its period; nothing where it works after all (issue 10). */
export default function WhyNotPanel({ request, title, ...takers }: WhyNotPanelProps) {
  const { data: answer, error, mutate } = useWhyNot(request);
  if (error && !answer) {
    return (
      <ErrorState
        title="Não foi possível ver por que não"
        description={messageFrom(error)}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!answer) return <Loading isInline label="Procurando o que dá certo…" />;
  if (answer.motivos.length === 0) return null;
  return (
    <WhyNot
      {...(title === undefined ? {} : { title })}
      reasons={reasonsOf(answer)}
      choices={choicesOf(answer, takers)}
    />
  );
}
