import { listCidades, type AgendamentoDetail, type PrestadorOption } from '@apto/api-client';
import { useCall, useApi } from '@apto/api-client/react';
import { ASSISTENTE_NOTICE, DEFAULT_ERROR_TITLE } from '@apto/domain/messages';
import { ComboBox, Grid, ProviderSelect } from '@apto/ui';
import { useMemo, useRef, useState } from 'react';
import { onDemand } from '../../lazy.tsx';
import { notify, notifyError } from '../../notices/index.ts';
import { askRelease } from '../../release/release.ts';
import { useClinicPages } from '../../release/useClinicPages.ts';

const NotServedDialog = onDemand(() => import('../../release/NotServedDialog.tsx'));

export interface ChosenCidade {
  id: number;
  cidade: string;
  estado: string;
}

interface Props {
  cliente: { readonly id: number; readonly name: string };
  tipoExame: number;
  cidade: ChosenCidade | null;
  prestadorId: number | null;
  /** The clinic that the request has already, by its name: nobody waits to read it. */
  known?: AgendamentoDetail['prestador'];
  /** What is wrong with each, at the field itself. */
  cidadeError?: string | undefined;
  prestadorError?: string | undefined;
  onCidadeChange: (cidade: ChosenCidade | null) => void;
  onPrestadorChange: (id: number | null) => void;
}

/** A clinic that was chosen and does not serve the customer, and their link. */
interface NotServed {
  readonly prestador: PrestadorOption;
  readonly associationId: number | null;
}

/** Of the request's own clinic the name is what is needed; the list brings the rest. */
const NOTHING_ELSE_KNOWN = {
  cnpj: '',
  city: { cidade: '', estado: '' },
  prioridade: 'OUTROS',
  liberado: true,
  sistema: null,
  neighborhood: null,
  tipoAtendimento: '',
  distanciaMetros: null,
} as const;
const SEARCH_LIMIT = 50;
const label = ({ cidade, estado: state }: { cidade: string; estado: string }): string =>
  `${cidade} - ${state}`;

/** City and clinic of the exam. */
export function Place(props: Props) {
  const { cliente, tipoExame, cidade, prestadorId, known = null, onCidadeChange, onPrestadorChange } = props;
  const api = useApi();
  const [search, setSearch] = useState('');
  const [notServed, setNotServed] = useState<NotServed | null>(null);
  const lastChosen = useRef<number | null>(null);
  const cidades = useCall(
    listCidades,
    { query: { page: 1, limit: SEARCH_LIMIT, comPrestador: true, ...(search ? { filter: search } : {}) } },
    { keepPreviousData: true },
  );
  const foundCidades = cidades.data?.items ?? [];
  const cityId = cidade?.id ?? null;
  const params = useMemo(
    () => (cityId === null ? null : { clientIds: String(cliente.id), cityId, examIds: '0' }),
    [cityId, cliente.id],
  );
  const { loadPage, resolve } = useClinicPages(params, tipoExame);
  const resolveOr: typeof resolve = (id, signal) =>
    known?.id === id ? Promise.resolve({ ...NOTHING_ELSE_KNOWN, ...known }) : resolve(id, signal);

  /** The server books only at clinics that serve the customer (doc2 §2.13): another one is released first. */
  const choose = async (id: number | null, option: PrestadorOption | null): Promise<void> => {
    lastChosen.current = id;
    if (!option || option.liberado) {
      onPrestadorChange(id);
      return;
    }
    try {
      const { isReleased, associationId } = await askRelease(api, {
        idPrestador: option.id,
        idCliente: cliente.id,
      });
      // Another one was chosen while this one was asked about.
      if (lastChosen.current !== option.id) return;
      if (isReleased) onPrestadorChange(option.id);
      else {
        notify(ASSISTENTE_NOTICE.prestadorDoesNotServeEmpresa(cliente.name));
        setNotServed({ prestador: option, associationId });
      }
    } catch (error) {
      notifyError(error, DEFAULT_ERROR_TITLE);
    }
  };

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
        errorMessage={props.cidadeError}
      />
      <ProviderSelect<PrestadorOption>
        // Another city has other clinics: the field starts anew.
        key={cityId ?? 'nenhuma'}
        label="Clínica"
        isRequired
        isDisabled={cityId === null}
        description={cityId === null ? 'Escolha primeiro a cidade.' : undefined}
        loadPage={loadPage}
        resolve={resolveOr}
        showsClinicInfo
        errorMessage={props.prestadorError}
        value={prestadorId}
        onChange={(id, option) => void choose(id, option)}
      />
      {notServed ? (
        <NotServedDialog
          prestador={notServed.prestador}
          cliente={cliente}
          associationId={notServed.associationId}
          onFail={() => setNotServed(null)}
          onBack={() => setNotServed(null)}
          onReleased={() => {
            setNotServed(null);
            onPrestadorChange(notServed.prestador.id);
          }}
        />
      ) : null}
    </Grid>
  );
}
