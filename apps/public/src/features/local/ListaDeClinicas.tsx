import { Button, ClinicCardGroup, EmptyState, Skeleton, Stack, VisuallyHidden } from '@apto/ui';
import { FalhaDaChamada } from '../../shared/pedido/FalhaDaChamada.tsx';
import type { CidadeEscolhida } from '../../shared/pedido/rascunho.ts';
import { opcoesDeClinica } from './clinicas.ts';
import type { useClinicas } from './useClinicas.ts';

interface Props {
  clinicas: ReturnType<typeof useClinicas>;
  cidade: CidadeEscolhida;
  busca: string;
  escolhida: number | null;
  aoEscolher: (id: number) => void;
  aoMostrarMais: () => void;
  aoTrocarCidade: () => void;
}

/** The cards, or what stands in their place. */
export function ListaDeClinicas(props: Props) {
  const { clinicas, cidade, busca, escolhida, aoEscolher, aoMostrarMais, aoTrocarCidade } = props;
  const { data, error, mutate, isValidating } = clinicas;
  if (!data) {
    return error ? (
      <FalhaDaChamada
        titulo="Não foi possível buscar as clínicas."
        erro={error}
        aoTentar={() => void mutate()}
        tentando={isValidating}
      />
    ) : (
      <Stack gap="x4" aria-busy>
        <VisuallyHidden role="status">Carregando as clínicas…</VisuallyHidden>
        {[1, 2, 3].map((n) => (
          <Skeleton key={n} shape="block" height={104} />
        ))}
      </Stack>
    );
  }
  if (data.items.length === 0) {
    return busca ? (
      <EmptyState
        kind="notFound"
        title={`Nenhuma clínica com "${busca}"`}
        description="Confira o nome ou apague a busca."
      />
    ) : (
      <EmptyState
        title={`Nenhuma clínica em ${cidade.cidade}`}
        description="Nenhuma clínica daqui faz todos os exames do seu pedido. Tente uma cidade vizinha."
        action={<Button onPress={aoTrocarCidade}>Trocar cidade</Button>}
      />
    );
  }
  const opcoes = opcoesDeClinica(data.items);
  const haDistancia = opcoes.some(({ distanceKm }) => typeof distanceKm === 'number');
  return (
    <Stack gap="x4">
      <ClinicCardGroup
        label={`Clínicas em ${cidade.cidade}`}
        description={haDistancia ? 'A distância é contada do centro da cidade.' : undefined}
        options={opcoes}
        value={escolhida}
        onChange={aoEscolher}
      />
      {data.meta.totalItems > data.items.length ? (
        <Button isFullWidth onPress={aoMostrarMais} isPending={isValidating}>
          Mostrar mais clínicas
        </Button>
      ) : null}
    </Stack>
  );
}
