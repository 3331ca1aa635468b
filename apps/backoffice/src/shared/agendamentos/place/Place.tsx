import { listCidades, orderedPrestadores, type PrestadorOption } from '@apto/api-client';
import { useCall, useApi } from '@apto/api-client/react';
import { ComboBox, Grid, ProviderSelect, type LoadPage } from '@apto/ui';
import { useCallback, useMemo, useState } from 'react';

export interface ChosenCidade {
  id: number;
  cidade: string;
  estado: string;
}

interface Props {
  clienteId: number;
  tipoExame: number;
  cidade: ChosenCidade | null;
  prestadorId: number | null;
  onCidadeChange: (cidade: ChosenCidade | null) => void;
  onPrestadorChange: (id: number | null) => void;
}

type ChoiceOption = PrestadorOption & { disabledReason?: string };

/** The server books only at clinics that serve the client; releasing one belongs to the wizard (doc2 §2.13). */
const withReason = (option: PrestadorOption): ChoiceOption =>
  option.liberado ? option : { ...option, disabledReason: 'Não atende os funcionários desta empresa.' };

const SEARCH_LIMIT = 50;
const label = ({ cidade, estado: state }: { cidade: string; estado: string }): string =>
  `${cidade} - ${state}`;

/** City and clinic of the exam. */
export function Place({
  clienteId,
  tipoExame,
  cidade,
  prestadorId,
  onCidadeChange,
  onPrestadorChange,
}: Props) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const cidades = useCall(
    listCidades,
    { query: { page: 1, limit: SEARCH_LIMIT, comPrestador: true, ...(search ? { filter: search } : {}) } },
    { keepPreviousData: true },
  );
  const foundCidades = cidades.data?.items ?? [];
  const cityId = cidade?.id ?? null;
  const params = useMemo(
    () => (cityId === null ? null : { clientIds: String(clienteId), cityId, examIds: '0' }),
    [cityId, clienteId],
  );

  const loadPage = useCallback<LoadPage<ChoiceOption>>(
    async ({ page, limit, search, signal }) => {
      if (!params) return { items: [], total: 0 };
      const { items, meta } = await api.invoke(
        orderedPrestadores,
        { params, query: { page, limit, tipoExame, ...(search ? { filter: search } : {}) } },
        { signal },
      );
      return { items: items.map(withReason), total: meta.totalItems };
    },
    [api, params, tipoExame],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal) => {
      if (!params) return null;
      const { items } = await api.invoke(
        orderedPrestadores,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ? withReason(items[0]) : null;
    },
    [api, params, tipoExame],
  );

  return (
    <Grid columns={2}>
      <ComboBox
        label="Cidade"
        isRequired
        placeholder="Digite o nome da cidade"
        options={foundCidades.map((c) => ({ value: c.id, label: label(c) }))}
        value={cityId}
        selectedOption={cidade ? { value: cidade.id, label: label(cidade) } : undefined}
        onChange={(id) => onCidadeChange(foundCidades.find((c) => c.id === id) ?? null)}
        onSearch={setSearch}
        isLoading={cidades.isLoading}
        loadError={cidades.error?.message}
        onRetry={() => void cidades.mutate()}
        emptyText="Nenhuma cidade com clínica encontrada"
      />
      <ProviderSelect<ChoiceOption>
        // Another city has other clinics: the field starts anew.
        key={cityId ?? 'nenhuma'}
        label="Clínica"
        isRequired
        isDisabled={cityId === null}
        description={cityId === null ? 'Escolha primeiro a cidade.' : undefined}
        loadPage={loadPage}
        resolve={resolve}
        showsClinicInfo
        value={prestadorId}
        onChange={(id) => onPrestadorChange(id)}
      />
    </Grid>
  );
}
