import {
  getMany,
  listAgendamentos,
  listMany,
  manyItems,
  panelCounters,
  repeatMany,
  startMany,
  stopMany,
  type ManyItem,
  type ManyProgress,
} from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { orNotGiven } from '@apto/domain/messages';
import { MANY_RESULT_LABEL, type ManyResult } from '@apto/domain/pedido';
import { periodoName } from '@apto/domain/periodos';
import {
  Button,
  EmptyState,
  ErrorState,
  Inline,
  InlineAlert,
  LinkButton,
  PersonCell,
  ProgressBar,
  SegmentedControl,
  Skeleton,
  Stack,
  Tag,
  Text,
  TextLink,
  type DataTableColumn,
} from '@apto/ui';
import { Ban } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { intervaloSugerido } from '../../shared/agendamentos/details/present.ts';
import { PagedTable, usePaging } from '../../shared/PagedTable.tsx';
import { isSilent, messageFrom } from '../../shared/notices/index.ts';
import { HOME_ROUTE, MANY_ROUTE } from '../../shared/routing/addresses.ts';
import { useSession } from '../../shared/session/index.ts';
import { readDraft } from './draft.ts';
import { agendamentosText, LOOK, manyRoute, NEW_MANY_ROUTE, STATE, summaryOf } from './states.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';
import { useFocusBack } from '../../shared/useFocusBack.ts';

const TITLE = 'Solicitação em lote';
const NEW_TITLE = 'Nova solicitação em lote';
const CHECKING = 'Consultando no SOC os exames de cada um';
const TONES = {
  PENDENTE: 'neutral',
  FEITO: 'success',
  RECUSADO: 'warning',
  FALHOU: 'danger',
} as const satisfies Record<ManyResult, string>;

const resultOf = ({ situacao: result }: ManyItem) => ({
  tone: TONES[result],
  label: MANY_RESULT_LABEL[result],
});

/** While it is reviewed: nobody is said to go along before SOC was asked. */
const reviewOf = ({ situacao: result, socConferido: isChecked, motivo: reason }: ManyItem) =>
  result !== 'PENDENTE'
    ? ({ tone: TONES[result], label: 'Fica de fora' } as const)
    : isChecked
      ? reason === null
        ? ({ tone: 'success', label: 'Pode seguir' } as const)
        : ({ tone: 'info', label: 'Pode seguir, com aviso' } as const)
      : ({ tone: 'neutral', label: 'Consultando o SOC' } as const);

const columnsFor = (isReview: boolean): readonly DataTableColumn<ManyItem>[] => [
  { id: 'linha', header: 'Nº', isNumeric: true, width: 64, cell: ({ linha: line }) => line },
  {
    id: 'funcionario',
    header: 'Funcionário',
    isRowHeader: true,
    width: 240,
    cell: ({ nome: name, cpf }) => (
      <PersonCell name={orNotGiven(name)} isCompact detail={cpf === null ? undefined : `CPF ${cpf}`} />
    ),
  },
  {
    id: 'resultado',
    header: isReview ? 'Conferência' : 'Resultado',
    width: 190,
    cell: (item) => {
      const { tone, label } = isReview ? reviewOf(item) : resultOf(item);
      return <Tag tone={tone}>{label}</Tag>;
    },
  },
  {
    id: 'motivo',
    header: isReview ? 'Motivo' : 'Detalhe',
    isGrow: true,
    width: 300,
    cell: ({ motivo: reason, nome: name, idAgendamento }) =>
      idAgendamento !== null && name !== null ? (
        <Inline gap="x3">
          <TextLink href={`${HOME_ROUTE}?${new URLSearchParams({ filter: name }).toString()}`}>
            Ver na lista
          </TextLink>
          {reason ? <Text size="s13">{reason}</Text> : null}
        </Inline>
      ) : reason === null ? (
        '—'
      ) : (
        // Whoever decides by it reads all of it, on a narrow screen in two lines.
        <Text size="s13">{reason}</Text>
      ),
  },
];

/** What all of them share, in a line: the exam, the clinic, the days and the shift. */
const shared = ({ tipoExame: type, prestador, cliente, ...wish }: ManyProgress): string =>
  [
    `${type} em ${prestador}, ${cliente}`,
    `${intervaloSugerido(wish.dataSugestaoInicial, wish.dataSugestaoFinal)}, ${periodoName(wish.periodo)}`,
  ].join(' · ');

/** What is shown changes by itself: SOC is being asked, or appointments are created. */
const isGoingOn = ({ situacao: state, aConferir: unchecked }: ManyProgress): boolean =>
  state === 'EM_CURSO' || unchecked > 0;

type Filter = 'TODOS' | 'FEITOS' | 'NAO_FEITOS' | 'COM_AVISO';

/** Each of its people, with what became of them. */
function People({ progress }: { progress: ManyProgress }) {
  const { id, situacao: state, total, feitos: done, naoFeitos: left, comAviso: warned } = progress;
  const isReview = state === 'REVISAO';
  const isRunning = isGoingOn(progress);
  const [chosen, setOnly] = useState<Filter>('TODOS');
  // What warned is gone once it was begun, and its filter with it.
  const only = chosen === 'COM_AVISO' && !(isReview && warned > 0) ? 'TODOS' : chosen;
  const { page, limit, toFirst, paging } = usePaging();
  const list = useCall(
    manyItems,
    { params: { id }, query: { page, limit, ...(only === 'TODOS' ? {} : { situacao: only }) } },
    { keepPreviousData: true, refreshInterval: isRunning ? LOOK : 0 },
  );
  const { mutate } = list;
  // The last of them ended after the last look.
  useEffect(() => void mutate(), [state, isRunning, mutate]);
  return (
    <Stack gap="x5">
      <Inline>
        <SegmentedControl
          label="Resultado"
          value={only}
          onChange={(next) => {
            setOnly(next);
            toFirst();
          }}
          options={[
            { value: 'TODOS', label: 'Todos', count: total },
            ...(isReview ? [] : [{ value: 'FEITOS' as const, label: 'Criados', count: done }]),
            ...(isReview && warned > 0
              ? [{ value: 'COM_AVISO' as const, label: 'Com aviso', count: warned }]
              : []),
            { value: 'NAO_FEITOS', label: isReview ? 'Ficam de fora' : 'Não criados', count: left },
          ]}
        />
      </Inline>
      <PagedTable
        label="Funcionários da solicitação"
        columns={columnsFor(isReview)}
        getRowId={({ linha: line }) => String(line)}
        getRowLabel={({ nome: name }) => orNotGiven(name)}
        empty={<EmptyState title="Nenhum funcionário com este resultado." />}
        list={list}
        isQuiet={isRunning}
        {...paging}
      />
    </Stack>
  );
}

/** Back to what was typed, as long as this tab knows it; else to an empty form. */
function Correct({ isOnly }: { isOnly: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const draft = readDraft(state, useSession());
  const variant = isOnly ? 'primary' : 'secondary';
  return draft ? (
    <Button variant={variant} onPress={() => void navigate(NEW_MANY_ROUTE, { state: { many: draft } })}>
      Corrigir
    </Button>
  ) : (
    <LinkButton variant={variant} href={NEW_MANY_ROUTE}>
      {NEW_TITLE}
    </LinkButton>
  );
}

/** What was reviewed, how far it is, and how it ended (issue 10 'Bulk request'). */
export function ManyWork({ id }: { id: number }) {
  const api = useApi();
  const reload = useReload();
  const navigate = useNavigate();
  const attempt = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const found = useCall(
    getMany,
    { params: { id } },
    { refreshInterval: (latest) => (latest && isGoingOn(latest) ? LOOK : 0) },
  );
  const { data: progress, error, mutate } = found;
  const state = progress?.situacao;
  useFocusBack(isBusy, state);
  const isOver = state === 'CONCLUIDO' || state === 'INTERROMPIDO';
  useEffect(() => {
    if (isOver) void reload(listAgendamentos, panelCounters, listMany);
  }, [isOver, reload]);

  async function ask(
    call: typeof startMany,
    take: (answer: ManyProgress) => unknown = (answer) => mutate(answer, { revalidate: false }),
  ): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const params = { id };
      await take(await api.invoke(call, { params }, { idempotencyKey: attempt.keyFor([call.id, params]) }));
    } catch (problem) {
      attempt.restartIfRefused(problem);
      if (!isSilent(problem)) setFailure(messageFrom(problem));
      void mutate();
    } finally {
      setBusy(false);
    }
  }

  const pending = progress?.pendentes ?? 0;
  const unchecked = progress?.aConferir ?? 0;
  const actions = (
    <>
      {state === 'REVISAO' ? <Correct isOnly={pending === 0} /> : null}
      {state === 'REVISAO' && pending > 0 ? (
        <Button
          variant="primary"
          isPending={isBusy}
          disabledReason={unchecked > 0 ? CHECKING : undefined}
          onPress={() => void ask(startMany)}
        >
          {`Criar ${agendamentosText(pending)}`}
        </Button>
      ) : null}
      {state === 'EM_CURSO' ? (
        <Button icon={<Ban />} isPending={isBusy} onPress={() => void ask(stopMany)}>
          Parar
        </Button>
      ) : null}
      {isOver ? <LinkButton href={NEW_MANY_ROUTE}>{NEW_TITLE}</LinkButton> : null}
      {isOver && (progress?.naoFeitos ?? 0) > 0 ? (
        <Button
          variant="primary"
          isPending={isBusy}
          onPress={() => void ask(repeatMany, ({ id: next }) => navigate(manyRoute(next)))}
        >
          Conferir de novo quem ficou
        </Button>
      ) : null}
    </>
  );
  return (
    <TrailPage
      title={TITLE}
      titleEnd={
        progress ? (
          <Tag tone={STATE[progress.situacao].tone}>{STATE[progress.situacao].label}</Tag>
        ) : undefined
      }
      purpose={progress ? shared(progress) : undefined}
      breadcrumbs={[
        { label: 'Agendamentos', href: HOME_ROUTE },
        { label: 'Solicitações em lote', href: MANY_ROUTE },
        { label: TITLE },
      ]}
      actions={actions}
    >
      {error && !progress ? (
        <ErrorState
          title="Problemas ao carregar informações!"
          description={error.message}
          requestId={error.requestId ?? undefined}
          onRetry={() => void mutate()}
        />
      ) : progress ? (
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {isGoingOn(progress) ? (
            <ProgressBar
              label={state === 'EM_CURSO' ? 'Criando agendamentos' : CHECKING}
              value={progress.total - (state === 'EM_CURSO' ? pending : unchecked)}
              max={progress.total}
              isAnnounced
            />
          ) : (
            <InlineAlert
              tone={progress.naoFeitos > 0 ? 'warning' : state === 'REVISAO' ? 'info' : 'success'}
              announce="polite"
            >
              {summaryOf(progress)}
            </InlineAlert>
          )}
          {state === 'REVISAO' && unchecked === 0 && progress.paraAtendente > 0 ? (
            <InlineAlert tone="info">
              {`Esta clínica reserva horários: ${agendamentosText(progress.paraAtendente)} ${progress.paraAtendente === 1 ? 'vai' : 'vão'} para um atendente, que escolhe o horário de cada um.`}
            </InlineAlert>
          ) : null}
          <People progress={progress} />
        </Stack>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </TrailPage>
  );
}
