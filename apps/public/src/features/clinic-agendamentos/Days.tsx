import type { Answer, ApiError, ClinicAgendamento, listClinicAgendamentos } from '@apto/api-client';
import { useNow } from '@apto/api-client/react';
import type { ClinicAction, ClinicList } from '@apto/domain/status';
import { EmptyState, InlineAlert, Section, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import type { SWRResponse } from 'swr';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import { AgendamentoCard } from './AgendamentoCard.tsx';
import { groupByDay } from './days.ts';

interface Props {
  call: Pick<
    SWRResponse<Answer<typeof listClinicAgendamentos>, ApiError>,
    'data' | 'error' | 'mutate' | 'isValidating'
  >;
  list: ClinicList;
  search: string;
  onOpen: (item: ClinicAgendamento) => void;
  onAct: (item: ClinicAgendamento, action: ClinicAction) => void;
}

/** The cards day by day, or what stands in their place. */
export function Days({ call, list, search, onOpen, onAct }: Props) {
  const { data, error, mutate, isValidating } = call;
  const today = useNow().data;
  if (!data) {
    return error ? (
      <CallFailure
        title="Não foi possível buscar os agendamentos."
        error={error}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
      />
    ) : (
      <Stack gap="x4" aria-busy>
        <VisuallyHidden role="status">Carregando os agendamentos…</VisuallyHidden>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} shape="block" height={208} />
        ))}
      </Stack>
    );
  }
  if (data.items.length === 0) {
    return search ? (
      <EmptyState
        kind="notFound"
        title={`Ninguém com "${search}"`}
        description="Confira o nome ou apague a busca."
      />
    ) : (
      <EmptyState
        title={list === 'PENDENTES' ? 'Nada para confirmar' : 'Ninguém agendado'}
        description={
          list === 'PENDENTES'
            ? 'Quando a equipe pedir um horário à clínica, ele aparece aqui.'
            : 'O que a clínica confirmar aparece aqui.'
        }
      />
    );
  }
  return (
    <Stack gap="x6">
      {error ? (
        <InlineAlert tone="warning" title="A lista pode estar desatualizada" announce="polite">
          {error.message}
        </InlineAlert>
      ) : null}
      {groupByDay(data.items, today).map(({ day, label, items }) => (
        <Section key={day ?? ''} title={label}>
          <Stack gap="x4">
            {items.map((item) => (
              <AgendamentoCard
                key={item.id}
                item={item}
                onOpen={() => onOpen(item)}
                onAct={(action) => onAct(item, action)}
              />
            ))}
          </Stack>
        </Section>
      ))}
    </Stack>
  );
}
