import { Button, EmptyState, Skeleton, Stack, Text, VisuallyHidden } from '@apto/ui';
import { CallFailure } from '../../shared/pedido/CallFailure.tsx';
import type { ChosenCidade } from '../../shared/pedido/draft.ts';
import type { OfferedClinic } from '../../shared/pedido/offered.ts';
import type { Taken } from './BookDialog.tsx';
import { ClinicCard } from './ClinicCard.tsx';
import { clinicsOnCards } from './clinics.ts';
import type { useClinics } from './useClinics.ts';

interface Props {
  clinics: ReturnType<typeof useClinics>;
  cidade: ChosenCidade;
  search: string;
  /** Clinics whose next times are known. */
  offered: readonly OfferedClinic[];
  /** The next times are still being looked for. */
  isLooking: boolean;
  /** The clinic whose days are being opened. */
  opening: number | null;
  onTake: (taken: Taken) => void;
  onOpen: (id: number) => void;
  onShowMore: () => void;
  onSwitchCidade: () => void;
}

/** The cards, or what stands in their place. */
export function ClinicList(props: Props) {
  const { clinics, cidade, search, offered, isLooking, opening, onShowMore, onSwitchCidade } = props;
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
          <Skeleton key={n} shape="block" height={240} />
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
  const cards = clinicsOnCards(data.items, offered);
  return (
    <Stack gap="x4">
      {cards.some(({ clinic }) => clinic.distanciaMetros !== null) ? (
        <Text size="s14" tone="muted">
          A distância é contada do centro da cidade.
        </Text>
      ) : null}
      {cards.map((card) => (
        <ClinicCard
          key={card.clinic.id}
          card={card}
          isLooking={isLooking}
          isOpening={opening === card.clinic.id}
          onTake={(time) => card.offered && props.onTake({ clinic: card.offered, time })}
          onOpen={() => props.onOpen(card.clinic.id)}
        />
      ))}
      {data.meta.totalItems > data.items.length ? (
        <Button isFullWidth onPress={onShowMore} isPending={isValidating}>
          Mostrar mais clínicas
        </Button>
      ) : null}
    </Stack>
  );
}
