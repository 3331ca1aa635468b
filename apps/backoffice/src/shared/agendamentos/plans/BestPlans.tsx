import { bestPlans, type BestPlan, type Input } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, Card, EmptyState, ErrorState, Inline, InlineGrow, Loading, Stack, Text } from '@apto/ui';
import { CalendarX } from '@apto/ui/icons';
import { messageFrom } from '../../notices/index.ts';

export interface BestPlansProps {
  readonly request: Input<typeof bestPlans>['body'];
  /** Whose plans they are. */
  readonly name: string;
  readonly onTake: (plan: BestPlan) => void;
}

/** The best plans for an employee's exams, explained; one press takes one, and by hand everything stays possible. */
export default function BestPlans({ request, name, onTake }: BestPlansProps) {
  const { data: answer, error, mutate } = useCall(bestPlans, { body: request });
  if (error && !answer) {
    return (
      <ErrorState
        title="Não foi possível montar os planos"
        description={`${messageFrom(error)} Você pode escolher os horários à mão.`}
        onRetry={() => void mutate()}
      />
    );
  }
  if (!answer) return <Loading isInline label="Montando os melhores planos…" />;
  const { planos: plans, limiteExames } = answer;
  if (plans.length === 0) {
    const isTooMany = new Set(request.examesIds).size > limiteExames;
    return (
      <EmptyState
        icon={<CalendarX />}
        title={isTooMany ? 'Exames demais para um plano' : 'Nenhum plano nestas datas'}
        description={
          isTooMany
            ? `Planos são montados para até ${limiteExames} exames. Escolha os horários à mão.`
            : 'As clínicas da cidade não têm horário para todos os exames neste período. Altere o período ou escolha à mão.'
        }
      />
    );
  }
  return (
    <Stack gap="x3" as="ul" aria-label={`Melhores planos para ${name}`}>
      {plans.map((plan) => (
        <li key={plan.resumo}>
          <Card padding="sm" isSunken>
            <Inline gap="x4" isWrapping={false}>
              <InlineGrow>
                <Text as="p">{plan.resumo}</Text>
                {plan.prestadorId === Number(request.prestadorId) ? null : (
                  <Text as="p" size="s13" tone="muted">
                    {`A clínica do pedido passa a ser ${plan.nomePrestador}.`}
                  </Text>
                )}
              </InlineGrow>
              <Button size="small" onPress={() => onTake(plan)} aria-label={`Usar: ${plan.resumo}`}>
                Usar
              </Button>
            </Inline>
          </Card>
        </li>
      ))}
    </Stack>
  );
}
