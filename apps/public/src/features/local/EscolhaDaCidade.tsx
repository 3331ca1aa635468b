import { listarCidades } from '@apto/api-client';
import { useChamada } from '@apto/api-client/react';
import { Button, EmptyState, RadioCards, SearchField, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import { Etapa } from '../../shared/pedido/Etapa.tsx';
import { FalhaDaChamada } from '../../shared/pedido/FalhaDaChamada.tsx';
import type { CidadeEscolhida } from '../../shared/pedido/rascunho.ts';

const CIDADES_POR_VEZ = 20;

interface Props {
  atual: CidadeEscolhida | null;
  aoEscolher: (cidade: CidadeEscolhida) => void;
  aoDesistir: (() => void) | undefined;
}

/** The cities with clinics, found by name. */
export function EscolhaDaCidade({ atual, aoEscolher, aoDesistir }: Props) {
  const [busca, setBusca] = useState('');
  const [escolhida, setEscolhida] = useState<CidadeEscolhida | null>(atual);
  const filtro = useDeferredValue(busca.trim());
  const { data, error, mutate, isLoading, isValidating } = useChamada(
    listarCidades,
    { query: { comPrestador: true, limit: CIDADES_POR_VEZ, filter: filtro || undefined } },
    { keepPreviousData: true },
  );
  const achadas = data?.items ?? [];
  // The chosen one stays in sight, on whichever page it lies.
  const semEscolhida = escolhida && !filtro && !achadas.some(({ id }) => id === escolhida.id);
  const cidades = semEscolhida ? [escolhida, ...achadas] : achadas;
  const restam = (data?.meta.totalItems ?? 0) - achadas.length;

  return (
    <Etapa
      titulo="Em qual cidade?"
      descricao="Aparecem as cidades com clínicas que fazem o seu exame."
      aoVoltar={aoDesistir}
      acao={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          onPress={() => escolhida && aoEscolher(escolhida)}
          disabledReason={escolhida ? undefined : 'Escolha uma cidade para continuar.'}
        >
          {escolhida ? `Ver clínicas em ${escolhida.cidade}` : 'Ver clínicas'}
        </Button>
      }
    >
      <SearchField
        label="Buscar cidade"
        isLabelHidden={false}
        placeholder="Comece a digitar o nome"
        value={busca}
        onChange={setBusca}
      />
      <VisuallyHidden role="status">
        {data && !isValidating ? `${data.meta.totalItems} cidades encontradas` : ''}
      </VisuallyHidden>
      {error && !data ? (
        <FalhaDaChamada
          titulo="Não foi possível buscar as cidades."
          erro={error}
          aoTentar={() => void mutate()}
          tentando={isValidating}
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
            value={escolhida ? String(escolhida.id) : null}
            onChange={(id) => setEscolhida(cidades.find((cidade) => String(cidade.id) === id) ?? null)}
            options={cidades.map((cidade) => ({
              value: String(cidade.id),
              title: `${cidade.cidade} - ${cidade.estado}`,
            }))}
          />
          {restam > 0 ? <Text tone="muted">E mais {restam}. Digite o nome para achar a sua.</Text> : null}
        </Stack>
      )}
    </Etapa>
  );
}
