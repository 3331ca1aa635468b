import { prestadoresOrdenados, type OpcaoDePrestador } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { prestadorDoPedido, procedimentosARealizar } from '@apto/domain';
import { ClinicPanel, ProviderSelect, type LoadPage } from '@apto/ui';
import { useSetAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { agora } from '../../../shared/relogio.ts';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { fatosAtom } from '../pedido/pedido.ts';
import type { ClinicaDoPedido } from '../pedido/useClinica.ts';
import { usePedido } from '../pedido/usePedido.ts';

/** Where the clinics of this request are asked for: its client, city and exams (doc2 §7). */
function useEnderecoDaLista() {
  const [{ cliente, cidade, funcionarios, tipoExame }] = usePedido();
  const exames = [
    ...new Set(funcionarios.flatMap((f) => procedimentosARealizar(f).map(({ id }) => id))),
  ].sort((a, b) => a - b);
  const examIds = exames.join(',') || '0';
  return useMemo(
    () => ({
      params: { clientIds: String(cliente?.id ?? 0), cityId: cidade?.id ?? 0, examIds },
      tipoExame: tipoExame?.id,
    }),
    [cidade?.id, cliente?.id, examIds, tipoExame?.id],
  );
}

/** The clinic of the request, in its two groups, with what is known of it (doc2 §2.7). */
export function EscolhaDaClinica({ clinica }: { clinica: ClinicaDoPedido }) {
  const api = useCliente();
  const [{ prestador }, despachar] = usePedido();
  const { erro } = useFalhas();
  const setFatos = useSetAtom(fatosAtom);
  const { params, tipoExame } = useEnderecoDaLista();

  const loadPage = useCallback<LoadPage<OpcaoDePrestador>>(
    async ({ page, limit, search, signal }) => {
      const { items, meta } = await api.chamar(
        prestadoresOrdenados,
        { params, query: { page, limit, filter: search || undefined, tipoExame } },
        { signal },
      );
      // Every clinic on offer counts, also while a search finds no suggested one; the first page begins the list anew.
      const recomeca = page === 1 && search === '';
      setFatos((antes) => ({ ...antes, prestadores: recomeca ? items : [...antes.prestadores, ...items] }));
      return { items, total: meta.totalItems };
    },
    [api, params, setFatos, tipoExame],
  );
  const resolve = useCallback(
    async (id: number, signal: AbortSignal): Promise<OpcaoDePrestador | null> => {
      const { items } = await api.chamar(
        prestadoresOrdenados,
        { params, query: { ids: String(id), tipoExame } },
        { signal },
      );
      return items[0] ?? null;
    },
    [api, params, tipoExame],
  );

  return (
    <Campo nome="prestador">
      <ProviderSelect<OpcaoDePrestador>
        label="Clínica"
        isRequired
        loadPage={loadPage}
        resolve={resolve}
        // The request itself asks before one outside of the suggested ones is taken.
        confirmsOthers={false}
        value={prestador?.id ?? null}
        onChange={(_id, opcao) =>
          despachar({ tipo: 'PRESTADOR_ESCOLHIDO', prestador: opcao ? prestadorDoPedido(opcao) : null })
        }
        errorMessage={erro('prestador')}
        // Always there, so that nothing moves when the record arrives.
        labelEnd={<ClinicPanel clinic={clinica.registro} today={agora().data} placement="bottom end" />}
      />
    </Campo>
  );
}
