import {
  ApiError,
  savePreSolicitacao,
  type PreSolicitacaoDetail,
  type PreSolicitacaoRow,
} from '@apto/api-client';
import { now, useApi, useIdempotencyKey } from '@apto/api-client/react';
import { TiposExame } from '@apto/domain/exames';
import { PRE_SOLICITACAO_NOTICE as NOTICE } from '@apto/domain/messages';
import { lastSuggestedDate } from '@apto/domain/pedido';
import { PERIODOS } from '@apto/domain/periodos';
import {
  cellChanges,
  cellFailures,
  preSolicitacaoCells,
  type CellName,
  type PreSolicitacaoCells,
  type SchedulingCell,
} from '@apto/domain/pre-solicitacao';
import {
  DatePicker,
  PhoneField,
  Select,
  Stack,
  TextField,
  TimeField,
  useRowEdit,
  type RowErrors,
  type RowFieldProps,
} from '@apto/ui';
import { isSilent, notify } from '../../../shared/notices/index.ts';

const TYPES = TiposExame.map(({ descricao: name }) => ({ value: name, label: name }));
const SHIFTS = PERIODOS.map(({ id, nome: name }) => ({ value: id, label: name }));

/** Which cell holds a field that the server refused. */
const CELL_OF: Readonly<Record<string, CellName>> = {
  telefoneFuncionario: 'phone',
  emailFuncionario: 'email',
  tipoExame: 'tipoExame',
  dataSugestaoInicial: 'agendamento',
  dataSugestaoFinal: 'agendamento',
  periodo: 'agendamento',
  horarioMarcadoPrestador: 'agendamento',
};

/** Days, shift and the time agreed with the clinic, in one cell. */
function SchedulingField({
  label,
  value,
  onChange,
  errorMessage,
  isReadOnly,
}: RowFieldProps<SchedulingCell>) {
  const moment = now();
  const change = (part: Partial<SchedulingCell>) => onChange({ ...value, ...part });
  return (
    <Stack gap="x2">
      <DatePicker
        label={label}
        isLabelHidden
        now={moment}
        min={moment.data}
        max={lastSuggestedDate(moment.data)}
        value={value.inicio}
        onChange={(start) => change({ inicio: start })}
        errorMessage={errorMessage}
        isReadOnly={isReadOnly}
      />
      <DatePicker
        label={`${label}, data final`}
        isLabelHidden
        now={moment}
        min={value.inicio ?? moment.data}
        max={lastSuggestedDate(moment.data)}
        value={value.fim}
        onChange={(end) => change({ fim: end })}
        isReadOnly={isReadOnly}
      />
      <Select
        label={`${label}, período do dia`}
        isLabelHidden
        options={SHIFTS}
        value={SHIFTS.find((shift) => shift.value === value.periodo)?.value ?? null}
        onChange={(periodo) => change({ periodo })}
        isDisabled={isReadOnly}
      />
      <TimeField
        label={`${label}, horário combinado com a clínica`}
        isLabelHidden
        placeholder="Horário"
        value={value.horario}
        onChange={(horario) => change({ horario })}
        isReadOnly={isReadOnly}
      />
    </Stack>
  );
}

interface Options {
  readonly rows: readonly PreSolicitacaoRow[];
  readonly onSaved: (saved: PreSolicitacaoDetail) => void;
  /** Somebody else was faster. */
  readonly onStale: () => void;
}

/** The cells of a row in place (doc1 §2.3, §5 'Pre-request inline edit'): Enter saves at once. */
export function useCellEdit({ rows, onSaved, onStale }: Options) {
  const api = useApi();
  const attempt = useIdempotencyKey();

  async function save(row: PreSolicitacaoRow, cells: PreSolicitacaoCells) {
    const changes = cellChanges(preSolicitacaoCells(row), cells);
    if (Object.keys(changes).length === 0) return undefined;
    // As it is now: an extra field may have been saved since the row was opened.
    const { version } = rows.find(({ id }) => id === row.id) ?? row;
    const body = { id: row.id, version, ...changes };
    try {
      onSaved(await api.invoke(savePreSolicitacao, { body }, { idempotencyKey: attempt.keyFor(body) }));
      notify(NOTICE.updated());
      return undefined;
    } catch (error) {
      if (isSilent(error)) throw error;
      notify(NOTICE.updateFailed());
      attempt.restartIfRefused(error);
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 409) onStale();
      const fields = Object.fromEntries(
        error.campos.flatMap(({ campo: field, mensagem: text }) => {
          const cell = CELL_OF[field];
          return cell ? [[cell, text]] : [];
        }),
      );
      return (
        Object.keys(fields).length > 0 ? { fields } : { message: error.message }
      ) satisfies RowErrors<PreSolicitacaoCells>;
    }
  }

  return useRowEdit<PreSolicitacaoRow, PreSolicitacaoCells>({
    getRowId: ({ id }) => String(id),
    getRowLabel: ({ nomeFuncionario: name }) => name,
    toDraft: preSolicitacaoCells,
    fields: {
      phone: (field) => <PhoneField isLabelHidden {...field} />,
      email: (field) => <TextField isLabelHidden type="email" {...field} />,
      tipoExame: ({ label, value, onChange, errorMessage, isReadOnly }) => (
        <Select
          label={label}
          isLabelHidden
          options={TYPES}
          value={value}
          onChange={(name) => onChange(name ?? '')}
          errorMessage={errorMessage}
          isDisabled={isReadOnly}
        />
      ),
      agendamento: (field) => <SchedulingField {...field} />,
    },
    validate: (cells, row) => cellFailures(preSolicitacaoCells(row), cells),
    onSave: save,
  });
}
