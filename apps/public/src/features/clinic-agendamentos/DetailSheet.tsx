import { getClinicAgendamento, type ClinicAgendamento } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { formatPhone, normalizePhone } from '@apto/domain/documents';
import type { ClinicAction } from '@apto/domain/status';
import { capitalize } from '@apto/domain/text';
import {
  Button,
  DescriptionList,
  InlineAlert,
  Section,
  Sheet,
  Skeleton,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@apto/ui';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import { ACTION_TEXTS } from './actions.ts';
import { arrivalText } from './arrival.ts';
import { whenText } from './days.ts';
import { KitButton } from './KitButton.tsx';
import { Notes } from './Notes.tsx';
import { standing } from './standing.ts';

interface Props {
  item: ClinicAgendamento;
  onClose: () => void;
  onAct: (action: ClinicAction) => void;
}

/** Everything that the day of the exam needs, and every step that may be taken. */
export function DetailSheet({ item, onClose, onAct }: Props) {
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      isDismissable
      title={item.funcionario.name}
      description={capitalize(whenText(item))}
      height="full"
      footer={
        item.acoes.length > 0 ? (
          <>
            {item.acoes.toReversed().map((action) => (
              <Button
                key={action}
                // What takes the appointment away is asked about in red; here it is the quietest of all.
                variant={
                  ACTION_TEXTS[action].isDanger ? 'quiet' : action === item.acoes[0] ? 'primary' : 'secondary'
                }
                onPress={() => onAct(action)}
              >
                {ACTION_TEXTS[action].verb}
              </Button>
            ))}
          </>
        ) : undefined
      }
    >
      <Contents item={item} />
    </Sheet>
  );
}

/** Where the clinic meets the person, who gets the same link. */
function Room({ link }: { link: string | null }) {
  return link ? (
    <TextLink href={link} target="_blank">
      Entrar na sala
    </TextLink>
  ) : (
    'Link da sala ainda não informado'
  );
}

function Contents({ item }: { item: ClinicAgendamento }) {
  const { data, error, mutate, isValidating } = useCall(getClinicAgendamento, { params: { id: item.id } });
  if (!data) {
    return error ? (
      <CallFailure
        title="Não foi possível abrir o agendamento."
        error={error}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    ) : (
      <Stack gap="x4" aria-busy>
        <VisuallyHidden role="status">Carregando o agendamento…</VisuallyHidden>
        <Skeleton shape="block" height={120} />
        <Skeleton shape="block" height={96} />
      </Stack>
    );
  }
  const { solicitante } = data;
  const { label, explanation } = standing(data.status);
  return (
    <Stack gap="x6">
      {explanation === null ? null : (
        <InlineAlert tone="warning" title={label}>
          {explanation}
        </InlineAlert>
      )}
      <DescriptionList
        layout="rows"
        items={[
          { term: 'Empresa', detail: data.cliente.name },
          { term: 'CPF', detail: data.funcionario.cpf },
          { term: 'Tipo de exame', detail: data.tipoExame.descricao },
          ...(data.telemedicina
            ? [{ term: 'Telemedicina', detail: <Room link={data.linkTelemedicina} /> }]
            : []),
          { term: 'Situação', detail: arrivalText(data.chegadaEm) ?? label },
        ]}
      />
      <KitButton item={data} />
      <Section title="Exames" level={3}>
        {data.procedimentos.length === 0 ? <Text>Nenhum exame informado.</Text> : null}
        <Stack as="ul" gap="x3">
          {data.procedimentos.map(({ id, name, recommendation }) => (
            <li key={id}>
              <Text weight="medium">{name}</Text>
              {recommendation ? <Text tone="muted">Preparo: {recommendation}</Text> : null}
            </li>
          ))}
        </Stack>
      </Section>
      <Section title="Contato na empresa" level={3}>
        <Text>{solicitante.name ?? 'Não informado'}</Text>
        {solicitante.phone ? (
          <Text>
            <TextLink href={`tel:+55${normalizePhone(solicitante.phone)}`}>
              {formatPhone(solicitante.phone)}
            </TextLink>
          </Text>
        ) : null}
      </Section>
      <Notes id={data.id} notes={data.observacoes} />
    </Stack>
  );
}
