import { Button, ClinicCardGroup, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import type { ChosenCidade } from '../../shared/pedido/draft.ts';
import type { OfferedClinic, OfferedTime } from '../../shared/pedido/offered.ts';
import { clinicOptions } from './clinics.ts';
import { OfferedTimes } from './OfferedTimes.tsx';
import type { useClinics } from './useClinics.ts';

interface Props {
  clinics: ReturnType<typeof useClinics>;
  cidade: ChosenCidade;
  search: string;
  chosen: number | null;
  /** Clinics whose next times are known; null until some are. */
  offered: readonly OfferedClinic[] | null;
  onChoose: (id: number) => void;
  onTake: (id: number, time: OfferedTime) => void;
  onShowMore: () => void;
  onSwitchCidade: () => void;
}

/** The cards, or what stands in their place. */
export function ClinicList(props: Props) {
  const { clinics, cidade, search, chosen, offered, onChoose, onTake, onShowMore, onSwitchCidade } = props;
  const { data, error, mutate, isValidating } = clinics;
  if (!data) {
    return error ? (
      <CallFailure
        title="Não foi possível buscar as clínicas."
        error={error}
        onRetry={() => void mutate()}
        isRetrying={isValidating}
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
    return search ? (
      <EmptyState
        kind="notFound"
        title={`Nenhuma clínica com "${search}"`}
        description="Confira o nome ou apague a busca."
      />
    ) : (
      <EmptyState
        title={`Nenhuma clínica em ${cidade.cidade}`}
        description="Nenhuma clínica daqui faz todos os exames do seu pedido. Tente uma cidade vizinha."
        action={<Button onPress={onSwitchCidade}>Trocar cidade</Button>}
      />
    );
  }
  const options = clinicOptions(data.items, offered ?? [], ({ id, tipoAtendimento }) => {
    if (!offered) return null;
    const clinic = offered.find((found) => found.id === id);
    return clinic ? (
      <OfferedTimes
        clinic={clinic}
        isArranged={tipoAtendimento === 'Horário marcado'}
        onTake={(time) => onTake(id, time)}
      />
    ) : (
      <Text size="s14" tone="muted">
        Escolha esta clínica para ver os dias livres.
      </Text>
    );
  });
  const hasDistance = options.some(({ distanceKm }) => typeof distanceKm === 'number');
  return (
    <Stack gap="x4">
      <ClinicCardGroup
        label={`Clínicas em ${cidade.cidade}`}
        description={hasDistance ? 'A distância é contada do centro da cidade.' : undefined}
        options={options}
        value={chosen}
        onChange={onChoose}
      />
      {data.meta.totalItems > data.items.length ? (
        <Button isFullWidth onPress={onShowMore} isPending={isValidating}>
          Mostrar mais clínicas
        </Button>
      ) : null}
    </Stack>
  );
}
