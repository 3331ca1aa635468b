import {
  getMany,
  listAgendamentos,
  listMany,
  panelCounters,
  repeatMany,
  startMany,
  stopMany,
  type ManyProgress,
} from '@apto/api-client';
import { useApi, useCall, useIdempotencyKey, useReload } from '@apto/api-client/react';
import { periodoName } from '@apto/domain/periodos';
import { Button, ErrorState, InlineAlert, LinkButton, ProgressBar, Skeleton, Stack, Tag } from '@apto/ui';
import { Ban } from '@apto/ui/icons';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { intervaloSugerido } from '../../shared/agendamentos/details/present.ts';
import { isSilent, messageFrom } from '../../shared/notices/index.ts';
import { HOME_ROUTE, MANY_ROUTE } from '../../shared/routing/addresses.ts';
import { useSession } from '../../shared/session/index.ts';
import { readDraft } from './draft.ts';
import { agendamentosText, isGoingOn, LOOK, manyRoute, NEW_MANY_ROUTE, STATE, summaryOf } from './states.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';
import { useFocusBack } from '../../shared/useFocusBack.ts';
import { ManyItems } from './ManyItems.tsx';

const TITLE = 'Solicitação em lote';
const NEW_TITLE = 'Nova solicitação em lote';
const CHECKING = 'Consultando no SOC os exames de cada um';
/** What all of them share, in a line: the exam, the clinic, the days and the shift. */
const shared = ({ tipoExame: type, prestador, cliente, ...wish }: ManyProgress): string =>
  [
    `${type} em ${prestador}, ${cliente}`,
    `${intervaloSugerido(wish.dataSugestaoInicial, wish.dataSugestaoFinal)}, ${periodoName(wish.periodo)}`,
  ].join(' · ');

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
          <ManyItems progress={progress} />
        </Stack>
      ) : (
        <Skeleton shape="block" height={320} />
      )}
    </TrailPage>
  );
}
