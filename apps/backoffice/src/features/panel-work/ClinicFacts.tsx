import { getPrestador, prestadorPrices } from '@apto/api-client';
import { now, useCall } from '@apto/api-client/react';
import { centavosFrom, formatReais, sumCentavos } from '@apto/domain/money';
import type { CivilDate } from '@apto/domain/time';
import { hasPermission, PERMISSION } from '@apto/domain/permissions';
import { Card, ClinicInfo, DescriptionList, ErrorState, Section, Skeleton, Stack } from '@apto/ui';
import { usePermissions } from '../../shared/session/index.ts';

/** More than any clinic of the registry does. */
const MOST_PRICES = 100;

interface Props {
  prestadorId: number;
  /** The exams of the request, by id; null while they are on their way. */
  exames: readonly number[] | null;
  /** Whose request it is, and its day: a customer may have prices of its own, and a price its time. Null: on its way. */
  clienteId: number | null;
  day: CivilDate | null;
}

/** What the clinic charges for the exams of the request, and together, for who may see it (doc2 §2.13). */
function Prices({ prestadorId, exames, clienteId, day }: Props) {
  const { data, error, isValidating, mutate } = useCall(
    prestadorPrices,
    clienteId === null
      ? null
      : {
          params: { id: prestadorId },
          query: { limit: MOST_PRICES, clienteId, ...(day === null ? {} : { dia: day }) },
        },
  );
  if (!data && error && !isValidating)
    return (
      <ErrorState
        title="Não foi possível carregar os valores."
        description={error.message}
        onRetry={() => void mutate()}
      />
    );
  if (!data || !exames) return <Skeleton lines={3} />;
  const asked = data.items.filter(({ procedimento }) => exames.includes(procedimento.id));
  const total = sumCentavos(asked.map(({ valorCobrar }) => centavosFrom(valorCobrar)));
  return (
    <DescriptionList
      layout="rows"
      items={[
        ...asked.map(({ procedimento, valorCobrar }) => ({
          term: procedimento.name,
          detail: formatReais(centavosFrom(valorCobrar)),
        })),
        { term: 'Total', detail: formatReais(total) },
      ]}
    />
  );
}

/** The chosen clinic: contacts, week and, for who may see them, prices. */
export function ClinicFacts(props: Props) {
  const { prestadorId } = props;
  const permissions = usePermissions();
  const seesPrices = [PERMISSION.PAINEL_PRESTADOR_PROCEDIMENTO, PERMISSION.LIBERAR_PRESTADOR_CRIAR].some(
    (each) => hasPermission(permissions, each),
  );
  const { data, error, isValidating, mutate } = useCall(getPrestador, { params: { id: prestadorId } });
  return (
    <Card title="Clínica" level={2}>
      {data ? (
        <Stack gap="x5">
          <ClinicInfo clinic={data} today={now().data} />
          {seesPrices ? (
            <Section title="Valores" level={3}>
              <Prices {...props} />
            </Section>
          ) : null}
        </Stack>
      ) : error && !isValidating ? (
        <ErrorState
          title="Não foi possível carregar a clínica."
          description={error.message}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Card>
  );
}
