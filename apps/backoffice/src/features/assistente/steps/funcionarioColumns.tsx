import type { FuncionarioFields } from '@apto/domain/assistente';
import { maskCpf } from '@apto/domain/documents';
import { minDismissalDate, type PedidoFuncionario } from '@apto/domain/pedido';
import type { Now } from '@apto/domain/time';
import {
  Button,
  DatePicker,
  IconButton,
  Inline,
  PhoneField,
  Stack,
  Tag,
  Text,
  TextField,
  type DataTableColumn,
} from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { isByKey } from '../fields/focus.ts';
import { FormField } from '../fields/FormField.tsx';
import type { useFailures } from '../fields/failures.ts';

export interface FuncionarioRow {
  readonly index: number;
  readonly f: PedidoFuncionario;
}

interface Bindings extends ReturnType<typeof useFailures> {
  readonly now: Now;
  /** Of a function change: where each employee goes, and the way to say it; null of any other type. */
  readonly newPosition: {
    readonly positionOf: (id: number) => string | null;
    readonly mayChange: boolean;
    readonly change: (id: number) => void;
  } | null;
  /** The exam type asks for the dismissal date. */
  readonly withDismissal: boolean;
  readonly change: (id: number, fields: FuncionarioFields) => void;
  /** @param byKey the focus goes with the button, and has to be put somewhere */
  readonly remove: (id: number, byKey: boolean) => void;
}

type Column = DataTableColumn<FuncionarioRow>;
/** A name breaks into lines; what stands in a field does not. */
const FIRST_TO_GROW = { isGrow: true, weight: 3 } as const;

type RowField = 'email' | 'phone' | 'dataHomologacao';

const path = ({ index }: FuncionarioRow, field: RowField): string => `funcionarios.${index}.${field}`;

/**
 * Name, contacts, dismissal date and the way out, for each employee of the request (doc2 §2.3). The widths are the
 * 662 px that a window of 1024 leaves: nothing is cut, and nothing lies under the column of the way out.
 */
export function funcionarioColumns(bindings: Bindings): Column[] {
  const { now, withDismissal, newPosition, change, remove } = bindings;
  const common = (row: FuncionarioRow, field: RowField, label: string) => ({
    label: `${label} de ${row.f.name}`,
    isLabelHidden: true,
    onBlur: () => bindings.touch(path(row, field)),
    errorMessage: bindings.errorOf(path(row, field)),
  });
  const emailField = (row: FuncionarioRow) => (
    <FormField name={path(row, 'email')}>
      <TextField
        {...common(row, 'email', 'E-mail')}
        type="email"
        value={row.f.email ?? ''}
        onChange={(value) => change(row.f.id, { email: value || null })}
      />
    </FormField>
  );
  const phoneField = (row: FuncionarioRow) => (
    <FormField name={path(row, 'phone')}>
      <PhoneField
        {...common(row, 'phone', 'Telefone')}
        isRequired
        value={row.f.phone}
        onChange={(value) => change(row.f.id, { phone: value })}
      />
    </FormField>
  );
  const email: Column = {
    id: 'email',
    header: 'E-mail (opcional)',
    width: 280,
    ...FIRST_TO_GROW,
    cell: emailField,
  };
  const phone: Column = { id: 'telefone', header: 'Telefone (WhatsApp)', width: 176, cell: phoneField };
  // Beside the date there is no room for both: one above the other, neither of them is cut.
  const contacts: Column = {
    id: 'contatos',
    header: 'E-mail (opcional) e telefone',
    width: 288,
    ...FIRST_TO_GROW,
    cell: (row) => (
      <Stack gap="x2">
        {emailField(row)}
        {phoneField(row)}
      </Stack>
    ),
  };
  const dismissal: Column = {
    id: 'demissao',
    header: 'Data de demissão',
    width: 166,
    cell: (row) => (
      <FormField name={path(row, 'dataHomologacao')}>
        <DatePicker
          {...common(row, 'dataHomologacao', 'Data de demissão')}
          isRequired
          now={now}
          min={minDismissalDate(now)}
          value={row.f.dataHomologacao}
          onChange={(dataHomologacao) => change(row.f.id, { dataHomologacao })}
        />
      </FormField>
    ),
  };
  const position: Column = {
    id: 'funcao',
    header: 'Nova função',
    width: 200,
    cell: ({ f }) => {
      const name = newPosition?.positionOf(f.id) ?? null;
      return (
        <Stack gap="x2" align="start">
          {name === null ? <Text tone="muted">Não registrada</Text> : <Text>{name}</Text>}
          {newPosition?.mayChange ? (
            <Button
              size="small"
              aria-label={`${name === null ? 'Registrar' : 'Alterar'} a nova função de ${f.name}`}
              onPress={() => newPosition.change(f.id)}
            >
              {name === null ? 'Registrar' : 'Alterar'}
            </Button>
          ) : name === null ? (
            <Text size="s13" tone="muted">
              Escreva-a em Observações, no passo da clínica.
            </Text>
          ) : null}
        </Stack>
      );
    },
  };
  const own = withDismissal ? dismissal : newPosition ? position : null;
  return [
    {
      id: 'nome',
      header: 'Funcionário',
      isRowHeader: true,
      isGrow: true,
      width: 150,
      // Beside fields the row is high anyway: the whole name, in as many lines as it takes.
      cell: ({ f }) => (
        <Stack gap="x1" align="start">
          <Text weight="medium">{f.name}</Text>
          <Inline gap="x3">
            <Text size="s12" tone="muted">
              CPF {maskCpf(f.cpf)}
            </Text>
            {f.pcd ? <Tag tone="highlight">PCD</Tag> : null}
          </Inline>
        </Stack>
      ),
    },
    ...(own ? [contacts, own] : [email, phone]),
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      width: 56,
      cell: ({ f }) => (
        <IconButton
          icon={<Trash2 />}
          label={`Remover ${f.name}`}
          onPress={({ pointerType }) => remove(f.id, isByKey(pointerType))}
        />
      ),
    },
  ];
}
