import { confirmPrestador, ApiError, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { Button, InlineAlert, SearchField, Stack } from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/context.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { useDraft, type ChosenCidade } from '../../shared/pedido/draft.ts';
import { draftOf, type OfferedTime } from '../../shared/pedido/offered.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { CurrentCidade } from './CurrentCidade.tsx';
import { ClinicList } from './ClinicList.tsx';
import { CLINICS_PER_PAGE, useClinics } from './useClinics.ts';

/** From here on a list of cards is searched rather than looked through. */
const MANY = 6;

interface Props {
  cidade: ChosenCidade;
  onSwitchCidade: () => void;
}

/** The clinics of the city, large enough for a thumb; the choice is confirmed before the day is asked. */
export function ClinicChoice({ cidade, onSwitchCidade }: Props) {
  const pedido = usePedido();
  const navigate = useNavigate();
  const reload = useReload();
  const [draft, change] = useDraft(pedido.agendamento.id);
  const [search, setSearch] = useState('');
  const [howMany, setCount] = useState(CLINICS_PER_PAGE);
  const [error, setError] = useState<ApiError | null>(null);
  const clinics = useClinics(pedido, cidade.id, useDeferredValue(search), howMany);
  const { data: suggestions } = useSuggestions(cidade.id);
  const { trigger, isMutating } = useAction(confirmPrestador);

  const alreadyConfirmed = pedido.cidade?.id === cidade.id ? (pedido.prestador?.id ?? null) : null;
  const chosen = draft.prestadorId ?? alreadyConfirmed;
  const hasMany = search !== '' || (clinics.data?.meta.totalItems ?? 0) > MANY;

  /** @param time what was taken with the clinic; the next step asks for the rest */
  async function proceed(idPrestador: number, time?: OfferedTime): Promise<void> {
    setError(null);
    try {
      await trigger({ input: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador } } });
      // The cards are chosen by hand or not at all; the draft says which one the day belongs to.
      change({ cidade, prestadorId: idPrestador, ...(time && draftOf(time)) });
      await reload(myAutoagendamento);
      await navigate(PATHS.date);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      // The clinic may have stopped serving since the list was read.
      if (failure.status === 404 || failure.status === 422) await clinics.mutate();
    }
  }

  return (
    <Step
      title="Onde você quer fazer o exame?"
      action={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={isMutating}
          pendingLabel="Salvando"
          onPress={() => void (chosen !== null && proceed(chosen))}
          disabledReason={chosen === null ? 'Escolha uma clínica para continuar.' : undefined}
        >
          Continuar
        </Button>
      }
    >
      <CurrentCidade cidade={cidade} onSwitch={onSwitchCidade} />
      <Stack gap="x5">
        {error && error.status !== 401 ? (
          <InlineAlert tone="danger" title="Não foi possível escolher esta clínica" announce="assertive">
            {error.message}
          </InlineAlert>
        ) : null}
        {hasMany ? (
          <SearchField
            label="Buscar clínica"
            isLabelHidden={false}
            placeholder="Nome da clínica"
            value={search}
            onChange={setSearch}
          />
        ) : null}
        <ClinicList
          clinics={clinics}
          cidade={cidade}
          search={search.trim()}
          chosen={chosen}
          offered={suggestions?.clinicas ?? null}
          onChoose={(prestadorId) => change({ cidade, prestadorId })}
          onTake={(prestadorId, time) => void proceed(prestadorId, time)}
          onShowMore={() => setCount((n) => n + CLINICS_PER_PAGE)}
          onSwitchCidade={onSwitchCidade}
        />
      </Stack>
    </Step>
  );
}
