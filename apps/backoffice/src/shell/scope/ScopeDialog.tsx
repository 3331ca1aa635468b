import {
  Button,
  Checkbox,
  CheckboxGroup,
  Dialog,
  ErrorState,
  Loading,
  SearchField,
  Stack,
  Text,
} from '@apto/ui';
import { useDeferredValue, useState } from 'react';
import { FULL_SCOPE, isScopeRestricted, type Scope } from '../../shared/scope/choice.ts';
import { toggleCliente, toggleUnidade, clienteOfUnidades } from './selection.ts';
import { useClientePages, type GrowingOptions } from './useClientePages.ts';
import { useScopeUnidades, type ScopeOptions } from './useScopeOptions.ts';

interface Props {
  current: Scope;
  onApply: (scope: Scope) => void;
  onClose: () => void;
}

interface ListProps {
  label: string;
  empty: string;
  source: ScopeOptions & Partial<Pick<GrowingOptions, 'loadingMore' | 'onLoadMore'>>;
  chosen: readonly number[];
  onToggle: (id: number) => void;
}

function ListView({ label, empty, source, chosen, onToggle }: ListProps) {
  if (source.error && source.options.length === 0) {
    return <ErrorState description={source.error.message} onRetry={source.retry} />;
  }
  if (source.loading && source.options.length === 0) return <Loading isInline />;
  if (source.options.length === 0) return <Text tone="muted">{empty}</Text>;
  const hiddenCount = (source.total ?? 0) - source.options.length;
  return (
    <Stack gap="x3">
      <CheckboxGroup
        label={label}
        value={chosen.map(String)}
        onChange={(values) => {
          const changed = source.options.find(
            ({ id }) => values.includes(String(id)) !== chosen.includes(id),
          );
          if (changed) onToggle(changed.id);
        }}
      >
        {source.options.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)}>
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {hiddenCount > 0 ? (
        <>
          <Text size="s13" tone="muted">
            Há mais {hiddenCount.toLocaleString('pt-BR')}. Carregue mais ou use a busca para encontrá-las.
          </Text>
          {source.error ? <Text tone="danger">{source.error.message}</Text> : null}
          <Button
            isPending={source.loadingMore ?? false}
            onPress={source.error ? source.retry : source.onLoadMore}
          >
            {source.error ? 'Tentar novamente' : 'Carregar mais'}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

/** Narrows what is shown to some companies, or to some branches of one. Nothing chosen shows everything. */
export default function ScopeDialog({ current, onApply, onClose }: Props) {
  const [scope, setScope] = useState(current);
  const [search, setSearch] = useState('');
  const clientes = useClientePages(useDeferredValue(search.trim()));
  const unidadesCliente = clienteOfUnidades(scope, search ? [] : clientes.options);
  const unidades = useScopeUnidades(unidadesCliente);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Empresas e unidades"
      description="Escolha o que quer ver. Sem escolha, tudo o que você pode ver aparece."
      footer={({ close }) => (
        <>
          {isScopeRestricted(scope) ? (
            <Button variant="quiet" onPress={() => setScope(FULL_SCOPE)}>
              Ver todas
            </Button>
          ) : null}
          <Button onPress={close}>Cancelar</Button>
          <Button
            variant="primary"
            onPress={() => {
              onApply(scope);
              close();
            }}
          >
            Aplicar
          </Button>
        </>
      )}
    >
      <Stack gap="x5">
        {(clientes.total ?? 0) > 8 || search ? (
          <SearchField
            label="Buscar empresa"
            isLabelHidden
            placeholder="Buscar empresa"
            value={search}
            onChange={setSearch}
          />
        ) : null}
        <ListView
          label="Empresas"
          empty="Nenhum registro encontrado."
          source={clientes}
          chosen={scope.clientes}
          onToggle={(id) => setScope(toggleCliente(scope, id))}
        />
        {unidadesCliente === null ? (
          <Text size="s13" tone="muted">
            Para escolher unidades, escolha uma só empresa.
          </Text>
        ) : (
          <ListView
            label="Unidades"
            empty="Esta empresa não tem unidades cadastradas."
            source={unidades}
            chosen={scope.unidades}
            onToggle={(id) => setScope(toggleUnidade(scope, id))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
