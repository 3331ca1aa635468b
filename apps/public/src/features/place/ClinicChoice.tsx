import { confirmPrestador, ApiError, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { InlineAlert, SearchField, Stack } from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/context.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { useDraft, type ChosenCidade } from '../../shared/pedido/draft.ts';
import { useSuggestions } from '../../shared/pedido/useSuggestions.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { BookDialog, type Taken } from './BookDialog.tsx';
import { CurrentCidade } from './CurrentCidade.tsx';
import { ClinicList } from './ClinicList.tsx';
import { CLINICS_PER_PAGE, useClinics } from './useClinics.ts';

/** From here on a list of cards is searched rather than looked through. */
const MANY = 6;

interface Props {
  cidade: ChosenCidade;
  onSwitchCidade: () => void;
}

/** The clinics of the city: a time of one is booked from here, or its days are opened. */
export function ClinicChoice({ cidade, onSwitchCidade }: Props) {
  const pedido = usePedido();
  const navigate = useNavigate();
  const reload = useReload();
  const [, change] = useDraft(pedido.agendamento.id);
  const [search, setSearch] = useState('');
  const [howMany, setCount] = useState(CLINICS_PER_PAGE);
  const [error, setError] = useState<ApiError | null>(null);
  const clinics = useClinics(pedido, cidade.id, useDeferredValue(search), howMany);
  const { data: suggestions, isLoading: isLooking, mutate } = useSuggestions(cidade.id);
  const { trigger } = useAction(confirmPrestador);
  const [opening, setOpening] = useState<number | null>(null);
  const [taken, setTaken] = useState<Taken | null>(null);
  const hasMany = search !== '' || (clinics.data?.meta.totalItems ?? 0) > MANY;

  async function open(idPrestador: number): Promise<void> {
    setError(null);
    setOpening(idPrestador);
    try {
      await trigger({ input: { body: { id: pedido.agendamento.id, cidade: cidade.id, idPrestador } } });
      // The draft says which clinic the day that is chosen next belongs to.
      change({ cidade, prestadorId: idPrestador });
      await reload(myAutoagendamento);
      await navigate(PATHS.date);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
      // The clinic may have stopped serving since the list was read.
      if (failure.status === 404 || failure.status === 422) await clinics.mutate();
    } finally {
      setOpening(null);
    }
  }

  return (
    <Step title="Onde você quer fazer o exame?">
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
          offered={suggestions?.clinicas ?? []}
          isLooking={isLooking}
          opening={opening}
          onTake={setTaken}
          onOpen={(id) => void open(id)}
          onShowMore={() => setCount((n) => n + CLINICS_PER_PAGE)}
          onSwitchCidade={onSwitchCidade}
        />
      </Stack>
      {taken ? (
        <BookDialog
          cidade={cidade}
          taken={taken}
          onClose={() => setTaken(null)}
          onStale={() => Promise.all([clinics.mutate(), mutate()])}
        />
      ) : null}
    </Step>
  );
}
