import type { FuncionarioSummary } from '@apto/api-client';
import { MAX_FUNCIONARIOS, pastedSentences } from '@apto/domain/pedido';
import { Button, InlineAlert, MultiSelect, Stack, TextLink } from '@apto/ui';
import { UserPlus } from '@apto/ui/icons';
import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useState, type KeyboardEvent } from 'react';
import { MANY_ROUTE } from '../../../shared/routing/addresses.ts';
import { scopeAtom } from '../../../shared/scope/scope.ts';
import { useSession } from '../../../shared/session/index.ts';
import { focusField, isByKey } from '../fields/focus.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailureOf } from '../fields/failures.ts';
import { addFuncionarios, funcionarioOption } from '../fields/funcionarios.ts';
import { funcionarioIdsAtom, tickedAtom } from '../pedido/pedido.ts';
import { isSameList } from '../pedido/sameList.ts';
import { useDispatch, usePedidoPart } from '../pedido/usePedido.ts';
import { UnidadeFilter } from './UnidadeFilter.tsx';
import { useFuncionarioRecords } from './useFuncionarioRecords.ts';
import { usePastedFuncionarios } from './usePastedFuncionarios.ts';

const idsOf = (people: readonly FuncionarioSummary[]): readonly number[] => people.map(({ id }) => id);
const onlyOf = (ids: readonly number[]): number | undefined => (ids.length === 1 ? ids[0] : undefined);

/** Employees are picked from the list, or pasted as a list of names or CPFs, then added to the request (doc2 §2.3). */
export function FuncionarioChoice() {
  const tipoExame = usePedidoPart('tipoExame');
  const cliente = usePedidoPart('cliente');
  const selected = usePedidoPart('selected');
  const included = useAtomValue(funcionarioIdsAtom);
  const dispatch = useDispatch();
  const failure = useFailureOf('funcionarios');
  const setTicked = useSetAtom(tickedAtom);
  const exame = tipoExame?.id ?? null;
  const { clientes: own } = useSession().profile;
  const { clientes: lookedAt } = useAtomValue(scopeAtom);
  const [unidade, setUnidade] = useState<{ readonly cliente: number; readonly id: number } | null>(null);
  // Another client has other branches.
  const unidadeId = unidade && (cliente === null || cliente.id === unidade.cliente) ? unidade.id : null;
  const { records, list, recordOf } = useFuncionarioRecords(exame, cliente?.id ?? null, unidadeId, selected);
  const chosen = selected.flatMap((id): FuncionarioSummary[] => {
    const record = recordOf(id);
    return record ? [record] : [];
  });
  const [first] = chosen;
  const alreadyIncluded = new Set(included);
  const limits = { cliente: cliente ?? first?.customer ?? null, alreadyIncluded };
  const clienteOfUnidades = limits.cliente?.id ?? onlyOf(own) ?? onlyOf(lookedAt) ?? unidade?.cliente ?? null;
  const pasted = usePastedFuncionarios({
    exame,
    cliente: limits.cliente,
    alreadyIncluded,
    selected,
    onFound: (ids) => dispatch({ type: 'FUNCIONARIOS_SELECTED', ids: [...selected, ...ids] }),
  });

  // 'Avançar' takes them along, wherever it stands.
  useEffect(() => setTicked((before) => (isSameList(idsOf(before), idsOf(chosen)) ? before : chosen)));
  useEffect(() => () => setTicked([]), [setTicked]);

  const add = () => {
    pasted.forget();
    // Ten rows are drawn in slices: the page answers meanwhile.
    startTransition(() => dispatch(...addFuncionarios(chosen)));
  };
  const press = ({ pointerType }: { readonly pointerType: string }) => {
    add();
    // The button goes dead with what it added; a finger would only be given a keyboard that it did not ask for.
    if (isByKey(pointerType)) requestAnimationFrame(() => focusField('funcionarios'));
  };
  /** Enter of the open list ticks; of the closed one it adds, and Ctrl+Enter adds from either. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented || chosen.length === 0) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  };

  return (
    <Stack gap="x4">
      <UnidadeFilter
        cliente={clienteOfUnidades}
        value={unidadeId}
        onChange={(id) =>
          setUnidade(id === null || clienteOfUnidades === null ? null : { cliente: clienteOfUnidades, id })
        }
      />
      <FormField name="funcionarios">
        <Stack gap="x3" onKeyDown={onKeyDown} onPaste={pasted.onPaste}>
          <MultiSelect
            label="Funcionários"
            isRequired
            hasAll={false}
            placeholder="Pesquise por nome ou CPF, ou cole uma lista"
            description={
              <>
                {`Até ${MAX_FUNCIONARIOS} funcionários do mesmo cliente. `}
                <TextLink href={MANY_ROUTE}>Peça para mais em lote</TextLink>
              </>
            }
            {...list}
            isLoading={list.isLoading || pasted.isLooking}
            options={records.map((f) => funcionarioOption(f, limits))}
            value={selected}
            selectedOptions={chosen.map((f) => funcionarioOption(f))}
            onChange={(ids) => {
              pasted.forget();
              dispatch({ type: 'FUNCIONARIOS_SELECTED', ids });
            }}
            errorMessage={failure}
            emptyText={
              unidadeId === null
                ? 'Nenhum funcionário encontrado'
                : 'Nenhum funcionário encontrado nesta unidade'
            }
            labelEnd={
              <Button size="small" icon={<UserPlus />} onPress={press} isDisabled={chosen.length === 0}>
                Adicionar
              </Button>
            }
          />
          {pasted.failure ? (
            <InlineAlert
              tone="danger"
              announce="assertive"
              action={
                <Button size="small" onPress={pasted.retry}>
                  Tentar novamente
                </Button>
              }
            >
              {pasted.failure}
            </InlineAlert>
          ) : null}
          {pasted.outcome ? (
            <InlineAlert
              tone={pasted.isComplete ? 'success' : 'warning'}
              title={pastedSentences(pasted.outcome)[0]}
              announce="polite"
            >
              {pastedSentences(pasted.outcome).slice(1).join(' ')}
            </InlineAlert>
          ) : null}
        </Stack>
      </FormField>
    </Stack>
  );
}
