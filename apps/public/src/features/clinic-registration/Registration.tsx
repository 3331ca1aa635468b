import type { OwnRegistration } from '@apto/api-client';
import { formatInstant } from '@apto/domain/time';
import { Button, InlineAlert, PublicShell, Stack, Text } from '@apto/ui';
import { useState } from 'react';
import { useLostFocus } from '../../shared/useLostFocus.ts';
import { RefusedItems } from './RefusedItems.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

interface Props {
  record: OwnRegistration;
  /** It was written; null: it has to be read again. */
  onChange: (record: OwnRegistration | null) => void;
  onLeave: () => void;
}

/** Where the registration stands: to be filled in, in review, or accepted and to be changed again. */
export function Registration({ record, onChange, onLeave }: Props) {
  const { situacao: situation, prestador, empresa: company, enviadoEm: sentAt } = record;
  const [begins, setBegins] = useState(false);
  useLostFocus(begins ? 'begins' : situation);
  const leave = (
    <Button variant="quiet" isFullWidth onPress={onLeave}>
      Sair
    </Button>
  );
  if (situation === 'ENVIADO')
    return (
      <PublicShell
        title="Cadastro em análise"
        description={prestador.name}
        companyName={company}
        secondaryAction={leave}
      >
        <InlineAlert tone="info" title={`${company} está conferindo os seus dados.`}>
          {sentAt === null ? null : `Enviado em ${formatInstant(sentAt)}. `}
          Você recebe um e-mail quando a análise terminar. Até lá o cadastro não pode ser alterado.
        </InlineAlert>
      </PublicShell>
    );
  if ((situation === 'CONCLUIDO' || situation === 'CANCELADO') && !begins)
    return (
      <PublicShell
        title={situation === 'CONCLUIDO' ? 'Cadastro aceito' : 'Nada a fazer agora'}
        description={prestador.name}
        companyName={company}
        action={
          <Button variant="primary" size="large" isFullWidth onPress={() => setBegins(true)}>
            Atualizar o cadastro
          </Button>
        }
        secondaryAction={leave}
      >
        <Text>
          {situation === 'CONCLUIDO'
            ? `${company} aceitou os dados da clínica. Se algo mudar, atualize-os aqui.`
            : `${company} desistiu do pedido de cadastro. Se algo mudou na clínica, você pode avisar por aqui.`}
        </Text>
      </PublicShell>
    );
  return (
    <RegistrationForm
      record={record}
      onChange={onChange}
      leave={leave}
      notice={
        situation === 'DEVOLVIDO' ? (
          <Stack gap="x4">
            <RefusedItems record={record} />
          </Stack>
        ) : null
      }
    />
  );
}
