import { getImport, listImports, type ImportDetail } from '@apto/api-client';
import { useCall, useReload } from '@apto/api-client/react';
import { importOf, isImportRunning } from '@apto/domain/imports';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { messageFrom } from '../../shared/notices/index.ts';
import { IMPORT_ROUTE, STRUCTURE_IMPORT_ROUTE } from '../../shared/routing/addresses.ts';
import { ColumnsStep } from './ColumnsStep.tsx';
import type { StepProps } from './frame.ts';
import { ResultStep } from './ResultStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { RowsStep } from './RowsStep.tsx';
import { importAddress, stageOf, stepIdOf, stepItems, titleOf, wizardOf, type Stage } from './steps.ts';
import { TrailPage } from '../../shared/TrailPage.tsx';

/** Between two looks while the server works on it, in ms. */
const LOOK = 700;

/** What the address asks for, where the state allows it. */
function stageAsked({ situacao: state, minha: isOwn }: ImportDetail, address: string): Stage {
  const stage = stageOf(state);
  if (state !== 'CONFERIDA' || !isOwn) return stage;
  if (/[/=](resumo|conclusao)\b/.test(address)) return 'REVIEW';
  return address.includes('etapa=colunas') ? 'COLUMNS' : 'ROWS';
}

/** One import: its step follows from its state, so that a reload goes on where it was. */
export function ImportWork({ id }: { id: number }) {
  const navigate = useNavigate();
  const reload = useReload();
  const { pathname, search } = useLocation();
  const { data, error, isValidating, mutate } = useCall(
    getImport,
    { params: { id } },
    { refreshInterval: (latest) => (latest && isImportRunning(latest.situacao) ? LOOK : 0) },
  );
  const state = data?.situacao;
  useEffect(() => {
    if (state !== undefined && !isImportRunning(state)) void reload(listImports);
  }, [state, reload]);
  if (!data) {
    const back = pathname.startsWith(STRUCTURE_IMPORT_ROUTE) ? STRUCTURE_IMPORT_ROUTE : IMPORT_ROUTE;
    return (
      <TrailPage
        title="Importação"
        width="form"
        breadcrumbs={[{ label: 'Importações', href: back }, { label: 'Importação' }]}
      >
        {error && (error.status === 404 || error.status === 400) ? (
          <EmptyState
            icon={<Search />}
            title="Não há importação neste endereço."
            description="Ela pode ter sido descartada, ou não é dos seus clientes."
            action={<LinkButton href={back}>Voltar às importações</LinkButton>}
          />
        ) : error && !isValidating ? (
          <ErrorState
            title="Não foi possível abrir a importação."
            description={messageFrom(error)}
            requestId={error.requestId ?? undefined}
            onRetry={() => void mutate()}
          />
        ) : (
          <output aria-label="Carregando a importação">
            <Skeleton shape="block" height={320} />
          </output>
        )}
      </TrailPage>
    );
  }
  const wizard = wizardOf(data.tipo);
  const stage = stageAsked(data, pathname + search);
  const currentId = stepIdOf(wizard, stage);
  const props: StepProps = {
    found: data,
    frame: {
      title: data.cliente ? `${titleOf(data.tipo)} de ${data.cliente.name}` : titleOf(data.tipo),
      currentId,
      steps: stepItems(wizard, currentId, stage === 'RESULT' && !isImportRunning(data.situacao)),
    },
    goTo: (next) => void navigate(importAddress(id, data.tipo, next)),
    onChanged: (found) => (found ? mutate(found, { revalidate: false }) : mutate()),
  };
  const key = `${importOf(data.tipo).kind} ${stage}`;
  if (stage === 'COLUMNS') return <ColumnsStep key={key} {...props} />;
  if (stage === 'ROWS') return <RowsStep key={key} {...props} />;
  return stage === 'REVIEW' ? <ReviewStep key={key} {...props} /> : <ResultStep key={key} {...props} />;
}
