import { previousStep, type StepId } from '@apto/domain/assistente';
import { autoagendamentoOutcome } from '@apto/domain/autoagendamento';
import { Button, ConfirmDialog, Stack, WizardLayout } from '@apto/ui';
import { atom, useAtomValue, useStore } from 'jotai';
import { selectAtom } from 'jotai/utils';
import { startTransition, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { StepFailures } from './fields/StepFailures.tsx';
import { refusedStepsAtom } from './fields/failures.ts';
import { DraftActions } from './dialogs/DraftActions.tsx';
import { ElsewhereDialog, GoingDraftAlert } from './dialogs/DraftNotices.tsx';
import { LinkOutcome } from './dialogs/LinkOutcome.tsx';
import { PedidoDialogs } from './dialogs/PedidoDialogs.tsx';
import { useRereadUploads } from './attachments/useRereadUploads.ts';
import { PreFailure } from './submission/PreFailure.tsx';
import { useFinish } from './submission/useFinish.ts';
import { useCreation } from './submission/useCreation.ts';
import { usePreSolicitacao } from './submission/usePreSolicitacao.ts';
import { useLinkSubmission } from './submission/useLinkSubmission.ts';
import { Autoagendamento } from './steps/Autoagendamento.tsx';
import { Finish } from './steps/Finish.tsx';
import { AgendamentoData } from './steps/AgendamentoData.tsx';
import { Attachments } from './steps/Attachments.tsx';
import { Pcd } from './steps/Pcd.tsx';
import { FuncionarioData } from './steps/FuncionarioData.tsx';
import { SolicitanteData } from './steps/SolicitanteData.tsx';
import { DefineClinic } from './steps/DefineClinic.tsx';
import { Procedimentos } from './steps/Procedimentos.tsx';
import { Schedule } from './steps/Schedule.tsx';
import { STEP_TEXTS } from './steps/texts.ts';
import { contextAtom, createdAtom, pedidoAtom, socAnswersAtom } from './pedido/pedido.ts';
import { isSameList } from './pedido/sameList.ts';
import { usePedidoNotices } from './pedido/usePedidoNotices.ts';
import { useClinic } from './pedido/useClinic.ts';
import { useUrlStep } from './pedido/useUrlStep.ts';
import { useFacts } from './pedido/useFacts.ts';
import { useDispatch, usePedidoPart } from './pedido/usePedido.ts';
import { useRereadRegistration } from './pedido/useRereadRegistration.ts';
import { mergeReads, useClienteRules } from './pedido/useClienteRules.ts';
import { useSocSync } from './pedido/useSocSync.ts';
import { reasonToWait } from './summary/progress.ts';
import { menuItems } from './summary/menu.ts';
import { Summary } from './summary/Summary.tsx';
import { useAdvance } from './useAdvance.ts';
import { useGoBack } from './useGoBack.ts';

const HAND_OVER = 'Direcionar para um atendente';

// They read the request by themselves: the frame drawn anew does not draw them.
const DRAFT_ACTIONS = <DraftActions />;
const SUMMARY = <Summary />;

/** The stepper's steps: the same list for as long as it says the same. */
const stepsAtom = selectAtom(
  atom((get) => menuItems(get(pedidoAtom), get(contextAtom), get(refusedStepsAtom))),
  (items) => items,
  isSameList,
);

/** What the main button does (doc2 §2.1); a hand-over that failed is tried again by its own name. */
const advanceLabelAtom = atom((get): string => {
  const { step, direcionarParaAtendente, funcionarios } = get(pedidoAtom);
  if (step === 'concluir') return direcionarParaAtendente ? HAND_OVER : 'Criar agendamento';
  if (step !== 'dados-funcionario') return 'Avançar';
  return autoagendamentoOutcome(funcionarios).issuesLink ? 'Enviar Link' : 'Solicitar Confirmação de Risco';
});

/** 'Criar agendamento' (doc2 §2.1): the steps, what is known so far, and the way back and on. */
export function Assistente() {
  const navigate = useNavigate();
  const { key: visit } = useLocation();
  const store = useStore();
  const dispatch = useDispatch();
  const step = usePedidoPart('step');
  const toAttendant = usePedidoPart('direcionarParaAtendente');
  const steps = useAtomValue(stepsAtom);
  const created = useAtomValue(createdAtom);
  const [isHandingOver, setHandingOver] = useState(false);
  usePedidoNotices();
  const open = useUrlStep();
  const registration = useRereadRegistration();
  const rules = mergeReads(useClienteRules(), registration, useRereadUploads());
  const facts = useFacts();
  const clinic = useClinic(!rules.loading && !rules.error);
  const queryAgain = useSocSync();
  const creation = useCreation();
  const preSolicitacao = usePreSolicitacao();
  const link = useLinkSubmission();
  const finish = useFinish();

  const submission = step === 'concluir' ? creation : step === 'dados-funcionario' ? link : null;
  const progress = {
    step,
    prestador: usePedidoPart('prestador'),
    tipoExame: usePedidoPart('tipoExame'),
    funcionarios: useAtomValue(socAnswersAtom),
  };
  const advance = useAdvance(submission ? () => void submission.send() : null);
  const { question = '', help } = STEP_TEXTS[step] ?? {};
  // A request that was made is not to be changed here any more: only its link is left to send.
  const isSending = submission?.sending === true || preSolicitacao.sending;
  const canGoBack = !created && !isSending;
  const goBack = useGoBack(registration, () =>
    previousStep(store.get(pedidoAtom))
      ? startTransition(() => dispatch({ type: 'WENT_BACK' }))
      : void navigate(HOME_ROUTE),
  );

  return (
    <WizardLayout
      isDialog
      // The router's own name for the address that the browser loaded.
      takesFocus={visit !== 'default'}
      title="Criar agendamento"
      titleEnd={DRAFT_ACTIONS}
      steps={steps}
      currentId={step}
      {...(created ? {} : { onStepPress: (id) => open(id as StepId) })}
      heading={question}
      description={help}
      // The last step is the summary itself.
      summary={step === 'concluir' ? undefined : SUMMARY}
      {...(canGoBack ? { onBack: goBack } : {})}
      onNext={advance}
      nextLabel={useAtomValue(advanceLabelAtom)}
      // Each panel of the schedule step books; there is nothing to go on to before.
      isNextSecondary={step === 'agendar'}
      isNextPending={submission?.sending ?? false}
      nextDisabledReason={
        preSolicitacao.sending
          ? 'Criando as pré-solicitações...'
          : reasonToWait(progress, { rules, facts, clinic })
      }
      extraActions={
        step === 'concluir' || step === 'agendar' ? (
          <>
            {toAttendant || step === 'agendar' ? null : (
              <Button size="large" onPress={() => setHandingOver(true)} isDisabled={isSending}>
                {HAND_OVER}
              </Button>
            )}
            <Button
              size="large"
              onPress={() => void preSolicitacao.send()}
              isPending={preSolicitacao.sending}
              isDisabled={creation.sending}
            >
              Criar pré-solicitação
            </Button>
          </>
        ) : null
      }
    >
      <Stack gap="x5">
        <GoingDraftAlert />
        {step === 'concluir' ? null : <StepFailures />}
        {preSolicitacao.failure && (step === 'agendar' || step === 'concluir') ? (
          <PreFailure failure={preSolicitacao.failure} />
        ) : null}
        {step === 'dados-solicitante' ? <SolicitanteData /> : null}
        {step === 'dados-agendamento' ? <AgendamentoData /> : null}
        {step === 'pcd' ? <Pcd /> : null}
        {step === 'anexos' ? <Attachments /> : null}
        {step === 'procedimentos' ? <Procedimentos onRetry={queryAgain} /> : null}
        {step === 'definir-clinica' ? <DefineClinic rules={rules} facts={facts} clinic={clinic} /> : null}
        {step === 'agendar' ? <Schedule /> : null}
        {step === 'concluir' ? <Finish failure={creation.failure} onOpen={open} /> : null}
        {step === 'autoagendamento' ? <Autoagendamento onRetry={queryAgain} facts={facts} /> : null}
        {step === 'dados-funcionario' ? <FuncionarioData submission={link} /> : null}
      </Stack>
      <PedidoDialogs />
      <ElsewhereDialog />
      <LinkOutcome outcome={link.outcome} onFinish={() => void finish()} />
      <ConfirmDialog
        isOpen={isHandingOver}
        onOpenChange={setHandingOver}
        title="Direcionar para um atendente?"
        confirmLabel={HAND_OVER}
        onConfirm={() => {
          dispatch({ type: 'ATTENDANT_CHOSEN', forward: true });
          advance();
        }}
      >
        Os agendamentos serão criados e um atendente cuidará do que falta com a clínica.
      </ConfirmDialog>
    </WizardLayout>
  );
}
