import { listCidades } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { Button, EmptyState, RadioCards, SearchField, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
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

/** The cities with clinics, found by name. */
export function CidadeChoice({ current, onChoose, onCancel }: Props) {
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<ChosenCidade | null>(current);
  const filter = useDeferredValue(search.trim());
  const { data, error, mutate, isLoading, isValidating } = useCall(
    listCidades,
    { query: { comPrestador: true, limit: CIDADES_PER_PAGE, filter: filter || undefined } },
    { keepPreviousData: true },
  );
  const found = data?.items ?? [];
  // The chosen one stays in sight, on whichever page it lies.
  const isChosenMissing = chosen && !filter && !found.some(({ id }) => id === chosen.id);
  const cidades = isChosenMissing ? [chosen, ...found] : found;
  const remaining = (data?.meta.totalItems ?? 0) - found.length;

  return (
    <Step
      title="Em qual cidade?"
      description="Aparecem as cidades com clínicas que fazem o seu exame."
      onBack={onCancel}
      action={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          onPress={() => chosen && onChoose(chosen)}
          disabledReason={chosen ? undefined : 'Escolha uma cidade para continuar.'}
        >
          {chosen ? `Ver clínicas em ${chosen.cidade}` : 'Ver clínicas'}
        </Button>
      }
    >
      <SearchField
        label="Buscar cidade"
        isLabelHidden={false}
        placeholder="Comece a digitar o nome"
        value={search}
        onChange={setSearch}
      />
      <VisuallyHidden role="status">
        {data && !isValidating ? `${data.meta.totalItems} cidades encontradas` : ''}
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
          <RadioCards
            label="Cidades"
            isLabelHidden
            value={chosen ? String(chosen.id) : null}
            onChange={(id) => setChosen(cidades.find((cidade) => String(cidade.id) === id) ?? null)}
            options={cidades.map((cidade) => ({
              value: String(cidade.id),
              title: `${cidade.cidade} - ${cidade.estado}`,
            }))}
          />
          {remaining > 0 ? (
            <Text tone="muted">E mais {remaining}. Digite o nome para achar a sua.</Text>
          ) : null}
        </Stack>
      )}
    </Step>
  );
}
