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
import { ESCOPO_TODO, escopoRestrito, type Escopo } from './escopo.ts';
import { alternarCliente, alternarUnidade, clienteDasUnidades } from './selecao.ts';
import { useClientesDoEscopo, useUnidadesDoEscopo, type OpcoesDeEscopo } from './useOpcoesDeEscopo.ts';

interface Props {
  atual: Escopo;
  aoAplicar: (escopo: Escopo) => void;
  aoFechar: () => void;
}

interface ListaProps {
  rotulo: string;
  vazio: string;
  fonte: OpcoesDeEscopo;
  escolhidos: readonly number[];
  aoAlternar: (id: number) => void;
}

function Lista({ rotulo, vazio, fonte, escolhidos, aoAlternar }: ListaProps) {
  if (fonte.erro && fonte.opcoes.length === 0) {
    return <ErrorState description={fonte.erro.message} onRetry={fonte.tentarDeNovo} />;
  }
  if (fonte.carregando && fonte.opcoes.length === 0) return <Loading isInline />;
  if (fonte.opcoes.length === 0) return <Text tone="muted">{vazio}</Text>;
  const ocultas = (fonte.total ?? 0) - fonte.opcoes.length;
  return (
    <Stack gap="x3">
      <CheckboxGroup
        label={rotulo}
        value={escolhidos.map(String)}
        onChange={(valores) => {
          const mudou = fonte.opcoes.find(
            ({ id }) => valores.includes(String(id)) !== escolhidos.includes(id),
          );
          if (mudou) aoAlternar(mudou.id);
        }}
      >
        {fonte.opcoes.map(({ id, name }) => (
          <Checkbox key={id} value={String(id)}>
            {name}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {ocultas > 0 ? (
        <Text size="s13" tone="muted">
          Há mais {ocultas.toLocaleString('pt-BR')}. Use a busca para encontrá-las.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Narrows what is shown to some companies, or to some branches of one. Nothing chosen shows everything. */
export default function DialogoDeEscopo({ atual, aoAplicar, aoFechar }: Props) {
  const [escopo, setEscopo] = useState(atual);
  const [busca, setBusca] = useState('');
  const clientes = useClientesDoEscopo(useDeferredValue(busca.trim()));
  const daUnidade = clienteDasUnidades(escopo, busca ? [] : clientes.opcoes);
  const unidades = useUnidadesDoEscopo(daUnidade);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) aoFechar();
      }}
      title="Empresas e unidades"
      description="Escolha o que quer ver. Sem escolha, tudo o que você pode ver aparece."
      footer={({ close }) => (
        <>
          {escopoRestrito(escopo) ? (
            <Button variant="quiet" onPress={() => setEscopo(ESCOPO_TODO)}>
              Ver todas
            </Button>
          ) : null}
          <Button onPress={close}>Cancelar</Button>
          <Button
            variant="primary"
            onPress={() => {
              aoAplicar(escopo);
              close();
            }}
          >
            Aplicar
          </Button>
        </>
      )}
    >
      <Stack gap="x5">
        {(clientes.total ?? 0) > 8 || busca ? (
          <SearchField
            label="Buscar empresa"
            placeholder="Buscar empresa"
            value={busca}
            onChange={setBusca}
          />
        ) : null}
        <Lista
          rotulo="Empresas"
          vazio="Nenhum registro encontrado."
          fonte={clientes}
          escolhidos={escopo.clientes}
          aoAlternar={(id) => setEscopo(alternarCliente(escopo, id))}
        />
        {daUnidade === null ? (
          <Text size="s13" tone="muted">
            Para escolher unidades, escolha uma só empresa.
          </Text>
        ) : (
          <Lista
            rotulo="Unidades"
            vazio="Esta empresa não tem unidades cadastradas."
            fonte={unidades}
            escolhidos={escopo.unidades}
            aoAlternar={(id) => setEscopo(alternarUnidade(escopo, id))}
          />
        )}
      </Stack>
    </Dialog>
  );
}
