import type { FuncionarioFields } from '@apto/domain/assistente';
import { minDismissalDate } from '@apto/domain/pedido';
import { Button, DatePicker, IconButton, PhoneField, Stack, Text, TextField } from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { atom, useSetAtom } from 'jotai';
import { focusField, isByKey } from '../fields/focus.ts';
import { FormField } from '../fields/FormField.tsx';
import { useFailureOf, useTouch } from '../fields/failures.ts';
import { pedidoAtom } from '../pedido/pedido.ts';
import { useAssistenteContext } from '../pedido/usePedido.ts';
import type { FuncionarioRow } from './funcionarioRows.ts';
import { useNewPositions } from './useNewPositions.ts';

// A cell reads what is not of its own employee by itself: a key typed into one draws no other row anew.

interface CellProps {
  readonly row: FuncionarioRow;
}

/** One field of an employee: where it is in the request, what is wrong with it, and the way to change it. */
function useRowField(
  { index, f: { id, name } }: FuncionarioRow,
  field: keyof FuncionarioFields,
  label: string,
) {
  const path = `funcionarios.${index}.${field}`;
  const touch = useTouch();
  const dispatch = useSetAtom(pedidoAtom);
  return {
    path,
    change: (fields: FuncionarioFields) => dispatch({ type: 'FUNCIONARIO_CHANGED', id, fields }),
    common: {
      label: `${label} de ${name}`,
      isLabelHidden: true,
      onBlur: () => touch(path),
      errorMessage: useFailureOf(path),
    },
  };
}

export function EmailCell({ row }: CellProps) {
  const { path, change, common } = useRowField(row, 'email', 'E-mail');
  return (
    <FormField name={path}>
      <TextField
        {...common}
        type="email"
        value={row.f.email ?? ''}
        onChange={(value) => change({ email: value || null })}
      />
    </FormField>
  );
}

export function PhoneCell({ row }: CellProps) {
  const { path, change, common } = useRowField(row, 'phone', 'Telefone');
  return (
    <FormField name={path}>
      <PhoneField {...common} isRequired value={row.f.phone} onChange={(value) => change({ phone: value })} />
    </FormField>
  );
}

export function DismissalCell({ row }: CellProps) {
  const { path, change, common } = useRowField(row, 'dataHomologacao', 'Data de demissão');
  const { now } = useAssistenteContext();
  return (
    <FormField name={path}>
      <DatePicker
        {...common}
        isRequired
        now={now}
        min={minDismissalDate(now)}
        value={row.f.dataHomologacao}
        onChange={(dataHomologacao) => change({ dataHomologacao })}
      />
    </FormField>
  );
}

/** Where a function change leads, and the way to say it. */
export function PositionCell({
  row: {
    f: { id, name: person },
  },
  onChange,
}: CellProps & { readonly onChange: (funcionarioId: number) => void }) {
  const { positionOf, mayChange } = useNewPositions();
  const name = positionOf(id);
  const act = name === null ? 'Registrar' : 'Alterar';
  return (
    <Stack gap="x2" align="start">
      {name === null ? <Text tone="muted">Não registrada</Text> : <Text>{name}</Text>}
      {mayChange ? (
        <Button size="small" aria-label={`${act} a nova função de ${person}`} onPress={() => onChange(id)}>
          {act}
        </Button>
      ) : name === null ? (
        <Text size="s13" tone="muted">
          Escreva-a em Observações, no passo da clínica.
        </Text>
      ) : null}
    </Stack>
  );
}

/** Takes an employee out; answers how many are left. */
const removeAtom = atom(null, (get, set, id: number): number => {
  set(pedidoAtom, { type: 'FUNCIONARIO_REMOVED', id });
  return get(pedidoAtom).funcionarios.length;
});

export function RemoveCell({ row: { f } }: CellProps) {
  const remove = useSetAtom(removeAtom);
  return (
    <IconButton
      icon={<Trash2 />}
      label={`Remover ${f.name}`}
      onPress={({ pointerType }) => {
        const left = remove(f.id);
        // The table goes with its last row, and leads on no more: to where others are found.
        if (left === 0 && isByKey(pointerType)) requestAnimationFrame(() => focusField('funcionarios'));
      }}
    />
  );
}
