import { correctImportRow, importRows, type ImportRow } from '@apto/api-client';
import { useApi, useCall } from '@apto/api-client/react';
import { EXAMPLE_ROW, IMPORT_EFFECT_LABEL, importOf, leavesExampleOut } from '@apto/domain/imports';
import {
  Button,
  EmptyState,
  Inline,
  ProgressBar,
  SegmentedControl,
  Stack,
  Text,
  TextField,
  useRowEdit,
  WizardLayout,
  type DataTableColumn,
  type RowFieldProps,
} from '@apto/ui';
import { ChevronDown } from '@apto/ui/icons';
import { useMemo, useState } from 'react';
import { PagedTable, usePaging } from '../../shared/PagedTable.tsx';
import { messageFrom } from '../../shared/notices/index.ts';
import { useCardsScreen, useWideScreen } from '../../shared/useNarrowScreen.ts';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import { lineColumn, sheetColumns } from './columns.ts';
import type { StepProps } from './frame.ts';
import { RefusedAlert } from './RefusedAlert.tsx';

type Filter = 'ALL' | 'COM_ERRO' | 'COM_AVISO';
type Draft = Record<string, string>;

const errorsOf = ({ problemas: problems }: ImportRow, column: string): string =>
  problems
    .filter((problem) => problem.coluna === column)
    .map(({ mensagem: message }) => message)
    .join('; ');

/** A cell, with what is wrong in it below. */
function Cell({ row, column }: { row: ImportRow; column: string }) {
  const text = row.celulas[column] ?? '';
  const problems = row.problemas.filter((problem) => problem.coluna === column);
  if (problems.length === 0) return text;
  return (
    <Stack gap="x1">
      <span>{text}</span>
      {problems.map(({ mensagem: message, tipo: kind }) => (
        <Text key={message} size="s13" tone={kind === 'ERRO' ? 'danger' : 'warning'}>
          {message}
        </Text>
      ))}
    </Stack>
  );
}

const isWrong = ({ problemas: problems }: ImportRow): boolean =>
  problems.some(({ tipo: kind }) => kind === 'ERRO');

/** The model's example, which stays where there is no other row. */
const isExample = ({ problemas: problems }: ImportRow): boolean =>
  problems.some(({ mensagem: message }) => message === EXAMPLE_ROW);

/** The errors of a row by column. */
const wrongCells = (row: ImportRow): Draft =>
  Object.fromEntries(
    row.problemas
      .filter(({ tipo: kind }) => kind === 'ERRO')
      .map(({ coluna: column }) => [column, errorsOf(row, column)]),
  );

/** The wrong row after a line, or else the first one. */
const wrongAfter = (rows: readonly ImportRow[], line: number): ImportRow | undefined =>
  rows.find((row) => isWrong(row) && row.linha > line) ?? rows.find(isWrong);

/** What a row will do, and in which columns something is wrong: these may be far out of sight. */
const effectColumn = ({ tipo: kind }: StepProps['found']): DataTableColumn<ImportRow> => {
  const { columns } = importOf(kind);
  const told = (row: ImportRow): { text: string; where: string } => {
    const of = isWrong(row) ? 'ERRO' : 'AVISO';
    const ids = row.problemas.filter(({ tipo: each }) => each === of).map(({ coluna: column }) => column);
    const labels = columns.filter(({ id }) => ids.includes(id)).map(({ label }) => label);
    return {
      text: isWrong(row) || row.previsao === null ? '' : IMPORT_EFFECT_LABEL[row.previsao],
      where: labels.length === 0 ? '' : `${of === 'ERRO' ? 'Erro' : 'Aviso'} em: ${labels.join(', ')}`,
    };
  };
  return {
    id: 'previsao',
    header: 'O que fará',
    isFixed: true,
    width: 152,
    cell: (row) => {
      const { text, where } = told(row);
      return where === '' ? (
        text
      ) : (
        <Stack gap="x1">
          {text === '' ? null : <span>{text}</span>}
          <Text size="s13" tone={isWrong(row) ? 'danger' : 'warning'}>
            {where}
          </Text>
        </Stack>
      );
    },
    exportValue: (row) => Object.values(told(row)).filter(Boolean).join('. '),
  };
};

/** Columns of the sheet that stand side by side, on a laptop and on a wide screen: with more of them the table scrolls. */
const SIDE_BY_SIDE = { laptop: 2, wide: 3 } as const;

/** The columns in which one of the rows says something, or should. */
const filledIn = (rows: readonly ImportRow[]): ReadonlySet<string> =>
  new Set(
    rows.flatMap(({ celulas: cells, problemas: problems }) => [
      ...Object.keys(cells).filter((id) => cells[id] !== ''),
      ...problems.map(({ coluna: column }) => column),
    ]),
  );

function createColumns(
  found: StepProps['found'],
  filled: ReadonlySet<string> | null,
  isCards: boolean,
): DataTableColumn<ImportRow>[] {
  return [
    { ...lineColumn(found, isCards), isFixed: true },
    // What will be done with a row is what one looks for: it stands before what the row says.
    effectColumn(found),
    ...sheetColumns(found, ({ id }, at) => ({
      width: 200,
      isHiddenByDefault: filled !== null && !filled.has(id),
      // Whose row it is stays in sight while the others pass.
      isFixed: at === 0,
      cell: (row) => <Cell row={row} column={id} />,
      exportValue: (row) => row.celulas[id] ?? '',
    })),
  ];
}

/** Every row and cell, wrong ones first, corrected in place. */
export function RowsStep({ found, frame, goTo, onChanged }: StepProps) {
  const api = useApi();
  const { id, contagem: counts, situacao: state } = found;
  const isChecking = state === 'VALIDANDO';
  const [filter, setFilter] = useState<Filter | null>(null);
  const { page, limit, toFirst, paging } = usePaging();
  // Wrong rows are what one comes for; whoever chose otherwise has it so.
  const only: Filter = filter ?? (counts.comErro > 0 ? 'COM_ERRO' : 'ALL');
  const list = useCall(
    importRows,
    isChecking
      ? null
      : { params: { id }, query: { page, limit, ...(only === 'ALL' ? {} : { filtro: only }) } },
    { keepPreviousData: true },
  );
  const { mutate } = list;
  const items = list.data?.items;
  const filled = useMemo(() => (items && items.length > 0 ? filledIn(items) : null), [items]);
  const [isWhole, setWhole] = useState(false);
  const isCards = useCardsScreen();
  const fitting = SIDE_BY_SIDE[useWideScreen() ? 'wide' : 'laptop'];
  const columns = useMemo(
    () => createColumns(found, isWhole ? null : filled, isCards),
    [found, filled, isWhole, isCards],
  );
  const taken = found.colunas.filter((column) => column !== null);
  const filledCount = filled === null ? taken.length : taken.filter((column) => filled.has(column)).length;
  const ids = importOf(found.tipo).columns.filter((column) => found.colunas.includes(column.id));
  /** A row that was saved and is still wrong: what the next save differs from. */
  const [kept, setKept] = useState<ImportRow | null>(null);
  const edit = useRowEdit<ImportRow, Draft>({
    getRowId: (each) => String(each.linha),
    getRowLabel: (each) => `linha ${each.linha}`,
    toDraft: ({ celulas }) => ({ ...celulas }),
    known: wrongCells,
    fields: Object.fromEntries(
      ids.map((column) => [
        column.id,
        ({ label, value, onChange, errorMessage, isReadOnly }: RowFieldProps<string>) => (
          <TextField
            label={label}
            isLabelHidden
            value={value}
            onChange={onChange}
            errorMessage={errorMessage}
            isReadOnly={isReadOnly}
          />
        ),
      ]),
    ),
    onSave: async (row, draft) => {
      const before = kept?.linha === row.linha ? kept : row;
      const changes = Object.fromEntries(
        Object.entries(draft).filter(([column, text]) => before.celulas[column] !== text),
      );
      try {
        const saved = await api.invoke(correctImportRow, {
          params: { id, linha: row.linha },
          body: { celulas: changes },
        });
        setKept(saved);
        // What was being looked at stays, also when nothing wrong is left.
        setFilter(only);
        await onChanged();
        if (isWrong(saved)) return { fields: wrongCells(saved) };
        const rest = await mutate();
        setKept(null);
        // One correction after another, without a hand on the mouse.
        const next = only === 'COM_ERRO' ? wrongAfter(rest?.items ?? [], row.linha) : undefined;
        return next && { next };
      } catch (failure) {
        return { message: messageFrom(failure) };
      }
    },
    // What was kept although it is still wrong shows as it is now.
    onCancel: () => {
      setKept(null);
      void mutate();
    },
  });
  const { question } = useUnsaved(edit.isDirty);
  const choose = (next: Filter) => {
    setFilter(next);
    toFirst();
  };
  /** Opens the wrong row after the one being edited, at its first wrong cell; those of other pages come first. */
  const goToNextError = () => {
    const row = wrongAfter(list.data?.items ?? [], Number(edit.editingId ?? 0));
    if (row) edit.start(row);
    else choose('COM_ERRO');
  };
  return (
    <WizardLayout
      {...frame}
      heading={isChecking ? 'Conferindo as linhas' : 'Confira e corrija as linhas'}
      description={
        isChecking
          ? 'Você pode sair desta página: a conferência continua, e a importação fica na lista.'
          : 'Edite aqui mesmo o que está errado. Nada foi gravado ainda.'
      }
      {...(isChecking ? {} : { onBack: () => goTo('COLUMNS') })}
      onNext={() => goTo('REVIEW')}
      nextDisabledReason={
        isChecking
          ? 'Aguarde o fim da conferência.'
          : edit.isDirty
            ? 'Salve ou cancele a linha em edição.'
            : counts.total === counts.comErro
              ? 'Todas as linhas têm erro.'
              : undefined
      }
    >
      {isChecking ? (
        <ProgressBar label="Conferindo as linhas" value={counts.conferidas} max={counts.total} isAnnounced />
      ) : (
        <Stack gap="x4">
          <RefusedAlert found={found} />
          <Inline gap="x3">
            <SegmentedControl<Filter>
              label="Linhas"
              value={only}
              onChange={choose}
              options={[
                { value: 'ALL', label: 'Todas', count: counts.total },
                { value: 'COM_ERRO', label: 'Só com erro', count: counts.comErro },
                { value: 'COM_AVISO', label: 'Com aviso', count: counts.comAviso },
              ]}
            />
            {counts.comErro > 0 ? (
              <Button icon={<ChevronDown />} onPress={goToNextError}>
                Próximo erro
              </Button>
            ) : null}
            {filledCount < taken.length ? (
              <Button onPress={() => setWhole(!isWhole)}>
                {isWhole ? 'Ocultar colunas vazias' : 'Mostrar colunas vazias'}
              </Button>
            ) : null}
          </Inline>
          <PagedTable
            label="Linhas da planilha"
            columns={columns}
            getRowId={(each) => String(each.linha)}
            getRowLabel={(each) => `linha ${each.linha}`}
            edit={edit}
            empty={
              <EmptyState
                title={
                  only === 'COM_ERRO'
                    ? 'Nenhuma linha com erro.'
                    : only === 'COM_AVISO'
                      ? 'Nenhuma linha com aviso.'
                      : 'Nenhuma linha.'
                }
                description={only === 'COM_ERRO' ? 'Avance para o resumo.' : undefined}
              />
            }
            list={list}
            failure="Problemas ao carregar informações!"
            pagesLabel="Páginas das linhas"
            {...paging}
          />
          <Text tone="muted" size="s13">
            {[
              ...(!isCards && (isWhole ? taken.length : filledCount) > fitting
                ? ['A tabela rola para o lado.']
                : []),
              'Célula vazia deixa como está o que o cadastro já tem.',
              ...(leavesExampleOut(importOf(found.tipo)) && !items?.some(isExample)
                ? ['A linha de exemplo do modelo fica de fora.']
                : []),
            ].join(' ')}
          </Text>
        </Stack>
      )}
      {question}
    </WizardLayout>
  );
}
