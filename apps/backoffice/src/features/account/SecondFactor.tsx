import { listMySessions, mySecondFactor } from '@apto/api-client';
import { useCall, useReload } from '@apto/api-client/react';
import { formatInstant } from '@apto/domain/time';
import { codesLeftText, factorAskedText, FEW_RECOVERY_CODES } from '@apto/domain/users';
import { Button, ErrorState, Inline, InlineAlert, Section, Skeleton, Stack, Tag, Text } from '@apto/ui';
import { useState } from 'react';
import { onDemand } from '../../shared/lazy.tsx';
import { messageFrom } from '../../shared/notices/index.ts';

const EnrolDialog = onDemand(() => import('./EnrolDialog.tsx'));
const ProofDialog = onDemand(() => import('./ProofDialog.tsx'));

/** The second step of entering: off, or on since when and with how many codes for a lost phone. */
export function SecondFactor() {
  const reload = useReload();
  const { data, error, isValidating, mutate } = useCall(mySecondFactor, {});
  const [opened, setOpened] = useState<'enrol' | 'end' | 'renew' | null>(null);
  const close = () => setOpened(null);
  // Enrolling ends the other sessions.
  const again = () => {
    void mutate();
    void reload(listMySessions);
  };

  return (
    <Section
      title="Verificação em duas etapas"
      description="Além da senha, um código do seu celular: quem descobrir a senha não entra."
      actions={data && !data.ativo ? <Button onPress={() => setOpened('enrol')}>Ativar</Button> : null}
    >
      {data ? (
        <Stack gap="x4">
          <Inline gap="x3">
            <Tag tone={data.ativo ? 'success' : 'neutral'}>{data.ativo ? 'Ativa' : 'Inativa'}</Tag>
            {data.desde === null ? null : (
              <Text as="span" tone="muted" isTabular>
                Desde {formatInstant(data.desde)}. {codesLeftText(data.codigosRestantes)}
              </Text>
            )}
          </Inline>
          {data.ativo && data.codigosRestantes <= FEW_RECOVERY_CODES ? (
            <InlineAlert tone="warning">
              Gere novos códigos de recuperação: sem eles, quem perde o celular depende de quem administra os
              acessos.
            </InlineAlert>
          ) : null}
          {data.ativo ? (
            <Inline gap="x3">
              <Button onPress={() => setOpened('renew')}>Gerar novos códigos</Button>
              {data.exigidoPor.length === 0 ? (
                <Button onPress={() => setOpened('end')}>Desativar</Button>
              ) : null}
            </Inline>
          ) : null}
          {data.ativo && data.exigidoPor.length > 0 ? (
            <Text tone="muted">{factorAskedText(data.exigidoPor)}</Text>
          ) : null}
        </Stack>
      ) : error ? (
        <ErrorState
          title="Não foi possível carregar a verificação em duas etapas."
          description={messageFrom(error)}
          requestId={error.requestId ?? undefined}
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton shape="block" height={32} aria-busy />
      )}
      {opened === 'enrol' ? <EnrolDialog onClose={close} onDone={again} onFail={close} /> : null}
      {opened === 'end' || opened === 'renew' ? (
        <ProofDialog what={opened} onClose={close} onDone={again} onFail={close} />
      ) : null}
    </Section>
  );
}
