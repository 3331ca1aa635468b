import { listCidades } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, EmptyState, SearchField, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
import { Check } from '@apto/ui/icons';
import { useDeferredValue, useState } from 'react';
import { Step } from '../../shared/pedido/Step.tsx';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import type { ChosenCidade } from '../../shared/pedido/draft.ts';

const CIDADES_PER_PAGE = 50;

interface Props {
  current: ChosenCidade | null;
  onChoose: (cidade: ChosenCidade) => void;
  onCancel: (() => void) | undefined;
}

/** How many were found, for whoever cannot see the list. */
const foundText = (count: number): string =>
  count === 1 ? '1 cidade encontrada' : `${count} cidades encontradas`;

/** The cities with clinics, found by name; a press on one shows its clinics. */
export function CidadeChoice({ current, onChoose, onCancel }: Props) {
  const [search, setSearch] = useState('');
  const filter = useDeferredValue(search.trim());
  const { data, error, mutate, isLoading, isValidating } = useCall(
    listCidades,
    { query: { comPrestador: true, limit: CIDADES_PER_PAGE, filter: filter || undefined } },
    { keepPreviousData: true },
  );
  const found = data?.items ?? [];
  // The present one stays in sight, on whichever page it lies.
  const isCurrentMissing = current && !filter && !found.some(({ id }) => id === current.id);
  const cidades = isCurrentMissing ? [current, ...found] : found;
  const remaining = (data?.meta.totalItems ?? 0) - found.length;

  return (
    <Step
      title="Em qual cidade?"
      description="Aparecem as cidades com clínicas que fazem o seu exame."
      onBack={onCancel}
    >
      <SearchField
        label="Buscar cidade"
        isLabelHidden={false}
        placeholder="Comece a digitar o nome"
        value={search}
        onChange={setSearch}
      />
      <VisuallyHidden role="status">
        {data && !isValidating ? foundText(data.meta.totalItems) : ''}
      </VisuallyHidden>
      {error && !data ? (
        <CallFailure
          title="Não foi possível buscar as cidades."
          error={error}
          onRetry={() => void mutate()}
          isRetrying={isValidating}
        />
      ) : isLoading && !data ? (
        <Stack gap="x3" aria-busy>
          {[1, 2, 3, 4].map((n) => (
            <Skeleton key={n} shape="block" height={56} />
          ))}
        </Stack>
      ) : cidades.length === 0 ? (
        <EmptyState
          kind="notFound"
          title="Nenhuma cidade encontrada"
          description="Confira o nome ou tente uma cidade vizinha."
        />
      ) : (
        <Stack gap="x4">
          <Stack as="ul" gap="x3" aria-label="Cidades">
            {cidades.map(({ id, cidade, estado: state }) => {
              const name = `${cidade} - ${state}`;
              const isCurrent = id === current?.id;
              return (
                <li key={id}>
                  <Button
                    size="large"
                    isFullWidth
                    icon={isCurrent ? <Check /> : null}
                    aria-label={isCurrent ? `${name}, cidade atual` : undefined}
                    onPress={() => onChoose({ id, cidade, estado: state })}
                  >
                    {name}
                  </Button>
                </li>
              );
            })}
          </Stack>
          {remaining > 0 ? (
            <Text tone="muted">E mais {remaining}. Digite o nome para achar a sua.</Text>
          ) : null}
        </Stack>
      )}
    </Step>
  );
}
