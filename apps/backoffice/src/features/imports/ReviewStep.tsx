import { reviewImport, startImport } from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey } from '@apto/api-client/react';
import { importOf, type ImportMode } from '@apto/domain/imports';
import {
  Button,
  DescriptionList,
  ErrorState,
  InlineAlert,
  RadioCards,
  Skeleton,
  Stack,
  StatCard,
  StatCards,
  WizardLayout,
} from '@apto/ui';
import { AlertTriangle } from '@apto/ui/icons';
import { useState } from 'react';
import { messageFrom } from '../../shared/notices/index.ts';
import type { StepProps } from './frame.ts';
import { IncompleteAlert } from './IncompleteAlert.tsx';
import { RefusedAlert } from './RefusedAlert.tsx';

const count = (n: number): string => n.toLocaleString('pt-BR');
const countOf = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** What would happen, and how: everything or nothing, or the right rows alone. */
export function ReviewStep({ found, frame, goTo, onChanged }: StepProps) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  const { data, error, isValidating, mutate } = useCall(reviewImport, { params: { id: found.id } });
  const { comErro: wrong, comAviso: warned, total } = found.contagem;
  const [mode, setMode] = useState<ImportMode>(wrong > 0 ? 'CERTAS' : 'TUDO');
  const [failure, setFailure] = useState<string | null>(null);
  const [isStarting, setStarting] = useState(false);
  const { one, many } = importOf(found.tipo);
  const right = total - wrong;

  async function start(): Promise<void> {
    setFailure(null);
    setStarting(true);
    try {
      const next = await api.invoke(
        startImport,
        { params: { id: found.id }, body: { modo: mode } },
        { idempotencyKey: attempt.keyFor([found.id, mode, wrong]) },
      );
      await onChanged(next);
    } catch (refusal) {
      attempt.restartIfRefused(refusal);
      setFailure(messageFrom(refusal));
      await onChanged();
    } finally {
      setStarting(false);
    }
  }

  return (
    <WizardLayout
      {...frame}
      heading={`Importar ${countOf(mode === 'TUDO' ? total : right, one, many)}?`}
      description="Este é o ensaio: nada foi gravado ainda."
      onBack={() => goTo('ROWS')}
      onNext={() => void start()}
      nextLabel="Importar"
      isNextPending={isStarting}
      nextDisabledReason={
        mode === 'TUDO' && wrong > 0
          ? `${countOf(wrong, 'linha tem erro', 'linhas têm erro')}. Corrija, ou importe só as linhas certas.`
          : undefined
      }
    >
      <Stack gap="x6">
        <RefusedAlert found={found} />
        <IncompleteAlert found={found} />
        {failure === null ? null : (
          <InlineAlert tone="danger" announce="assertive" title="A importação não foi iniciada">
            {failure}
          </InlineAlert>
        )}
        {warned > 0 ? (
          <InlineAlert
            tone="warning"
            title={countOf(warned, 'linha tem aviso', 'linhas têm aviso')}
            action={<Button onPress={() => goTo('ROWS')}>Conferir as linhas</Button>}
          >
            Um aviso não impede: a linha é importada como está.
          </InlineAlert>
        ) : null}
        {data ? (
          <>
            <StatCards label="O que a importação faz">
              <StatCard label="Novos" value={data.contagem.novos} />
              <StatCard label="Atualizados" value={data.contagem.atualizados} />
              <StatCard label="Sem mudança" value={data.contagem.iguais} />
              <StatCard
                label="Recusados, com erro"
                value={data.contagem.comErro}
                {...(data.contagem.comErro > 0
                  ? { icon: <AlertTriangle size={16} />, tone: 'danger' as const }
                  : {})}
              />
            </StatCards>
            {data.nomesNovos.length > 0 ? (
              <DescriptionList
                layout="rows"
                items={data.nomesNovos.map(({ cadastro: registry, nomes: names, total: all }) => ({
                  term: `${registry} a criar`,
                  detail: `${count(all)}: ${names.join(', ')}${all > names.length ? '…' : ''}`,
                }))}
              />
            ) : null}
          </>
        ) : error && !isValidating ? (
          <ErrorState
            title="O ensaio não pôde ser lido."
            description={messageFrom(error)}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
          />
        ) : (
          <output aria-label="Carregando o ensaio">
            <Skeleton shape="block" height={160} />
          </output>
        )}
        <RadioCards<ImportMode>
          label="Como importar"
          value={mode}
          onChange={setMode}
          options={[
            {
              value: 'TUDO',
              title: 'Tudo ou nada',
              description: 'Todas as linhas de uma vez; se uma falhar, nenhuma é gravada.',
              ...(wrong > 0
                ? {
                    disabledReason: `Há ${countOf(wrong, 'linha com erro', 'linhas com erro')} para corrigir.`,
                  }
                : {}),
            },
            {
              value: 'CERTAS',
              title: 'Só as linhas certas',
              description: 'Grava as certas e deixa de fora as que têm erro, cada uma com o motivo.',
            },
          ]}
        />
      </Stack>
    </WizardLayout>
  );
}
