import { listarCidades, prestadoresOrdenados, type OpcaoDePrestador } from '@apto/api-client';
import { useChamada, useCliente } from '@apto/api-client/react';
import { ComboBox, Grid, ProviderSelect, type LoadPage } from '@apto/ui';
import { useCallback, useMemo, useState } from 'react';

export interface CidadeEscolhida {
  id: number;
  cidade: string;
  estado: string;
}

interface Props {
  clienteId: number;
  tipoExame: number;
  cidade: CidadeEscolhida | null;
  prestadorId: number | null;
  aoMudarCidade: (cidade: CidadeEscolhida | null) => void;
  aoMudarPrestador: (id: number | null) => void;
}

type Opcao = OpcaoDePrestador & { disabledReason?: string };

/** The server books only at clinics that serve the client; releasing one belongs to the wizard (doc2 §2.13). */
const comMotivo = (opcao: OpcaoDePrestador): Opcao =>
  opcao.liberado ? opcao : { ...opcao, disabledReason: 'Não atende os funcionários desta empresa.' };

const POR_BUSCA = 20;
const rotulo = ({ cidade, estado }: { cidade: string; estado: string }): string => `${cidade} - ${estado}`;

/** City and clinic of the exam. */
export function Lugar({ clienteId, tipoExame, cidade, prestadorId, aoMudarCidade, aoMudarPrestador }: Props) {
  const api = useCliente();
  const [busca, setBusca] = useState('');
  const cidades = useChamada(
    listarCidades,
    { query: { page: 1, limit: POR_BUSCA, comPrestador: true, ...(busca ? { filter: busca } : {}) } },
    { keepPreviousData: true },
  );
  const encontradas = cidades.data?.items ?? [];
  const cityId = cidade?.id ?? null;
  const params = useMemo(
    () => (cityId === null ? null : { clientIds: String(clienteId), cityId, examIds: '0' }),
    [cityId, clienteId],
  );

  const loadPage = useCallback<LoadPage<Opcao>>(
    async ({ page, limit, search, signal }) => {
      if (!params) return { items: [], total: 0 };
      const { items, meta } = await api.chamar(
        prestadoresOrdenados,
        { params, query: { page, limit, tipoExame, ...(search ? { filter: search } : {}) } },
        { signal },
      );
      return { items: items.map(comMotivo), total: meta.totalItems };
    },
    [api, params, tipoExame],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal) => {
      if (!params) return null;
      const { items } = await api.chamar(
        prestadoresOrdenados,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ? comMotivo(items[0]) : null;
    },
    [api, params, tipoExame],
  );

  return (
    <Grid columns={2}>
      <ComboBox
        label="Cidade"
        isRequired
        placeholder="Digite o nome da cidade"
        options={encontradas.map((c) => ({ value: c.id, label: rotulo(c) }))}
        value={cityId}
        selectedOption={cidade ? { value: cidade.id, label: rotulo(cidade) } : undefined}
        onChange={(id) => aoMudarCidade(encontradas.find((c) => c.id === id) ?? null)}
        onSearch={setBusca}
        isLoading={cidades.isLoading}
        loadError={cidades.error?.message}
        onRetry={() => void cidades.mutate()}
        emptyText="Nenhuma cidade com clínica encontrada"
      />
      <ProviderSelect<Opcao>
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
        onChange={(id) => aoMudarPrestador(id)}
      />
    </Grid>
  );
}
