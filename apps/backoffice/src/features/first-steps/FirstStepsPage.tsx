import { firstSteps, type Answer } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { FIRST_STEPS, firstStepsProgress, type FirstStep, type FirstStepId } from '@apto/domain/first-use';
import { PERMISSION } from '@apto/domain/permissions';
import {
  Button,
  Card,
  ErrorState,
  Inline,
  InlineAlert,
  LinkButton,
  Page,
  ProgressBar,
  Section,
  Skeleton,
  Stack,
  Tag,
  Text,
} from '@apto/ui';
import { ArrowRight, Check, CircleDashed } from '@apto/ui/icons';
import { useAtom } from 'jotai';
import { stepAddress, stepLack } from '../../shared/first-steps/addresses.ts';
import { guideAtom } from '../../shared/first-steps/guide.ts';
import { messageFrom } from '../../shared/notices/index.ts';
import { IMPORT_ROUTE, NEW_AGENDAMENTO_ROUTE } from '../../shared/routing/addresses.ts';
import { usePermission } from '../../shared/session/index.ts';

interface StepProps {
  readonly step: FirstStep;
  readonly state: Answer<typeof firstSteps>;
  /** It comes next. */
  readonly isNext: boolean;
}

/** What a done step leads to is looked at again; of the others one more is made. */
const LOOKED_AT: readonly FirstStepId[] = ['company', 'prices', 'hours', 'release'];

function Step({ step: { id, title, text }, state, isNext }: StepProps) {
  const isDone = state.feitos[id];
  const address = stepAddress(id, state);
  const lack = stepLack(id, state);
  const canImport = usePermission(PERMISSION.IMPORTACAO_CRIAR);
  const again = LOOKED_AT.includes(id) ? 'Conferir' : 'Adicionar';
  return (
    <Card
      title={title}
      level={3}
      padding="sm"
      actions={
        <Inline gap="x3">
          <Tag
            tone={isDone ? 'success' : isNext ? 'info' : 'neutral'}
            icon={isDone ? <Check /> : isNext ? <ArrowRight /> : <CircleDashed />}
          >
            {isDone ? 'Feito' : isNext ? 'A seguir' : 'Falta'}
          </Tag>
          {id === 'employee' && canImport ? (
            <LinkButton size="small" href={`${IMPORT_ROUTE}/new`}>
              Importar planilha
            </LinkButton>
          ) : null}
          {address === null ? null : (
            <LinkButton
              size="small"
              href={address}
              variant={isNext ? 'primary' : isDone ? 'quiet' : 'secondary'}
              {...(isDone ? { 'aria-label': `${again}: ${title}` } : {})}
            >
              {isDone ? again : `Ir para ${title}`}
            </LinkButton>
          )}
        </Inline>
      }
    >
      <Text tone="muted">{text}</Text>
      {address === null ? <Text>Primeiro cadastre a clínica.</Text> : null}
      {lack === null ? null : <Text>{lack}</Text>}
    </Card>
  );
}

/** What is missing until the first exam can be asked for (issue 11 'First day', docs/decisions/0147). */
export function FirstStepsPage() {
  const { data, error, isValidating, mutate } = useCall(firstSteps, {});
  const [isGuided, setGuided] = useAtom(guideAtom);
  const canAsk = usePermission(PERMISSION.AGENDAMENTOS_CRIAR);
  const page = { title: 'Primeiros passos', purpose: 'O que falta até o primeiro exame poder ser pedido.' };
  if (!data)
    return (
      <Page {...page} width="form">
        {error && !isValidating ? (
          <ErrorState
            title="Não foi possível ler os primeiros passos."
            description={messageFrom(error)}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
          />
        ) : (
          <output aria-label="Carregando os primeiros passos">
            <Skeleton shape="block" height={480} />
          </output>
        )}
      </Page>
    );
  const { done, total, isReady, next } = firstStepsProgress(data.feitos);
  const list = (isOptional: boolean) =>
    FIRST_STEPS.filter((step) => (step.isOptional ?? false) === isOptional).map((step) => (
      <Step key={step.id} step={step} state={data} isNext={step.id === next?.id} />
    ));
  return (
    <Page
      {...page}
      width="form"
      actions={
        isReady ? null : (
          <Button onPress={() => setGuided(!isGuided)}>
            {isGuided ? 'Parar de mostrar nas telas' : 'Mostrar nas telas'}
          </Button>
        )
      }
    >
      <Stack gap="x6">
        {isReady ? (
          <InlineAlert
            tone="success"
            title="Tudo pronto: o primeiro exame já pode ser pedido."
            action={
              canAsk ? <LinkButton href={NEW_AGENDAMENTO_ROUTE}>Novo agendamento</LinkButton> : undefined
            }
          />
        ) : (
          <ProgressBar
            label="Primeiros passos"
            value={done}
            max={total}
            valueLabel={`${String(done)} de ${String(total)}`}
          />
        )}
        <Section title="Antes do primeiro exame">
          <Stack gap="x3">{list(false)}</Stack>
        </Section>
        <Section title="Quando quiser">
          <Stack gap="x3">{list(true)}</Stack>
        </Section>
      </Stack>
    </Page>
  );
}
