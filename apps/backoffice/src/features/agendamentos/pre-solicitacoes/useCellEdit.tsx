import {
  ApiError,
  savePreSolicitacao,
  type PreSolicitacaoDetail,
  type PreSolicitacaoRow,
} from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { TiposExame } from '@apto/domain/exames';
import { PRE_SOLICITACAO_MESSAGE as TEXT, PRE_SOLICITACAO_NOTICE as NOTICE } from '@apto/domain/messages';
import {
  cellChanges,
  cellFailures,
  preSolicitacaoCells,
  type CellName,
  type PreSolicitacaoCells,
} from '@apto/domain/pre-solicitacao';
import { PhoneField, Select, TextField, useRowEdit, type RowErrors } from '@apto/ui';
import { useRef } from 'react';
import { isSilent, notify } from '../../../shared/notices/index.ts';
import { SchedulingField } from './SchedulingField.tsx';

const TYPES = TiposExame.map(({ descricao: name }) => ({ value: name, label: name }));

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

interface Options {
  readonly rows: readonly PreSolicitacaoRow[];
  readonly onSaved: (saved: PreSolicitacaoDetail) => void;
  /** Somebody else was faster. */
  readonly onStale: () => void;
}

/**
 * The cells of a row in place (doc1 §2.3, §5 'Pre-request inline edit'): each is saved as soon as one leaves it, chooses
 * in it or presses Enter.
 */
export function useCellEdit({ rows, onSaved, onStale }: Options) {
  const api = useApi();
  const attempt = useIdempotencyKey();
  /** Before the page shows it, the next cell may be on its way. */
  const saved = useRef(new Map<number, PreSolicitacaoRow>());

  /** As it is now: another cell, or an extra field, may have been saved since the row was opened. */
  const newest = (row: PreSolicitacaoRow): PreSolicitacaoRow =>
    [rows.find(({ id }) => id === row.id), saved.current.get(row.id)].reduce<PreSolicitacaoRow>(
      (last, each) => (each && each.version > last.version ? each : last),
      row,
    );

  async function save(
    opened: PreSolicitacaoRow,
    cells: PreSolicitacaoCells,
    changed: readonly (keyof PreSolicitacaoCells)[],
  ) {
    const row = newest(opened);
    const before = preSolicitacaoCells(row);
    const after = Object.fromEntries(changed.map((cell) => [cell, cells[cell]]));
    const changes = cellChanges(before, { ...before, ...after });
    if (Object.keys(changes).length === 0) return undefined;
    const body = { id: row.id, version: row.version, ...changes };
    try {
      const answer = await api.invoke(savePreSolicitacao, { body }, { idempotencyKey: attempt.keyFor(body) });
      saved.current.set(answer.id, answer);
      onSaved(answer);
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

  const edit = useRowEdit<PreSolicitacaoRow, PreSolicitacaoCells>({
    savesCells: true,
    choices: ['tipoExame'],
    getRowId: ({ id }) => String(id),
    getRowLabel: ({ nomeFuncionario: name }) => name,
    toDraft: preSolicitacaoCells,
    fields: {
      // One that is missing says so here as it does in the table, and stands in nobody's way (doc1 §5).
      phone: (field) => (
        <PhoneField
          isLabelHidden
          {...field}
          errorMessage={field.errorMessage ?? (field.value === '' ? TEXT.PHONE_REQUIRED : undefined)}
        />
      ),
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
  return { edit, newest };
}
