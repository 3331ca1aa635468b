import { ApiError, saveRegistrationDraft, sendRegistration, type OwnRegistration } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import type { OpeningHour } from '@apto/domain/atendimento';
import {
  registrationFaults,
  registrationFields,
  type RegistrationPart,
} from '@apto/domain/clinic-registration';
import type { RegistryValues } from '@apto/domain/registry';
import { Button, InlineAlert, PublicShell, Stack } from '@apto/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FilesStep } from './FilesStep.tsx';
import { HoursStep } from './HoursStep.tsx';
import { RegistrationField } from './RegistrationField.tsx';

interface Props {
  record: OwnRegistration;
  onChange: (record: OwnRegistration | null) => void;
  /** What was refused. */
  notice: ReactNode;
  leave: ReactNode;
}

interface Step {
  readonly id: StepId;
  readonly title: string;
  readonly description: string;
}
type StepId = RegistrationPart | 'hours' | 'documents';
const STEPS: readonly [Step, ...Step[]] = [
  {
    id: 'identity',
    title: 'Quem é a clínica',
    description: 'Como ela está registrada, e como falar com ela.',
  },
  { id: 'address', title: 'Onde ela fica', description: 'O endereço em que os funcionários são atendidos.' },
  {
    id: 'hours',
    title: 'Quando ela atende',
    description: 'Ligue os períodos em que a clínica recebe pessoas.',
  },
  { id: 'payment', title: 'Como ela recebe', description: 'Por Pix ou em uma conta bancária.' },
  {
    id: 'documents',
    title: 'Documentos',
    description: 'Alvará, contrato social, ficha do CNES: o que houver.',
  },
];
const PART_OF = (step: StepId): RegistrationPart | null =>
  step === 'hours' || step === 'documents' ? null : step;
/** By Pix no account is asked for, and the other way round. */
const isAsked = (name: string, method: unknown): boolean =>
  name === 'chavePix'
    ? method === 'PIX'
    : !['nomeBanco', 'codigoAgencia', 'contaCorrente'].includes(name) || method === 'CONTA';

/** One part a screen, kept at each step; sent at the last one. */
export function RegistrationForm({ record, onChange, notice, leave }: Props) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<RegistryValues>(record.dados.values);
  const [week, setWeek] = useState<OpeningHour[]>(record.dados.openingHours);
  const [isTried, setTried] = useState(false);
  const [isDirty, setDirty] = useState(false);
  const [running, setRunning] = useState<'next' | 'back' | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const first = useRef<HTMLInputElement>(null);
  const step = STEPS[at] ?? STEPS[0];
  const part = PART_OF(step.id);
  const isLast = at === STEPS.length - 1;

  const faults = registrationFaults({ values, openingHours: week });
  const fields = part
    ? registrationFields(part).filter(({ name }) => isAsked(name, values['metodoPagamento']))
    : [];
  const wrong = fields.filter(({ name }) => faults.values[name] !== undefined);
  const hoursFault = step.id === 'hours' ? faults.openingHours : null;

  // What is typed is kept at each step; between two steps the browser asks.
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  async function run(kind: 'next' | 'back', work: () => Promise<OwnRegistration>): Promise<boolean> {
    setRunning(kind);
    setFailure(null);
    try {
      onChange(await work());
      setDirty(false);
      return true;
    } catch (error) {
      setFailure(error instanceof ApiError ? error : null);
      idempotency.restartIfRefused(error);
      if (!(error instanceof ApiError)) throw error;
      return false;
    } finally {
      setRunning(null);
    }
  }
  const body = { values, openingHours: week };
  const keep = () => api.invoke(saveRegistrationDraft, { body }, { ifMatch: record.version });

  async function next(): Promise<void> {
    if (wrong.length > 0 || hoursFault) {
      setTried(true);
      first.current?.focus();
      // What is not right yet is still kept.
      if (isDirty) await run('next', keep);
      return;
    }
    if (!isLast) {
      if (!isDirty || (await run('next', keep))) go(at + 1);
      return;
    }
    const behind = STEPS.findIndex(({ id }) => {
      const of = PART_OF(id);
      return id === 'hours'
        ? faults.openingHours !== null
        : of !== null && registrationFields(of).some(({ name }) => faults.values[name] !== undefined);
    });
    if (behind >= 0) {
      go(behind);
      setTried(true);
      return;
    }
    await run('next', () =>
      api.invoke(
        sendRegistration,
        { body },
        { ifMatch: record.version, idempotencyKey: idempotency.keyFor([record.version, body]) },
      ),
    );
  }
  function go(to: number): void {
    setAt(to);
    setTried(false);
    setFailure(null);
  }
  const isStale = failure?.status === 409;
  return (
    <PublicShell
      title={step.title}
      description={step.description}
      companyName={record.empresa}
      step={at + 1}
      steps={STEPS.length}
      onBack={
        at === 0
          ? undefined
          : () => {
              if (!isDirty) return go(at - 1);
              void run('back', keep).then((isKept) => isKept && go(at - 1));
            }
      }
      action={
        <Button
          variant="primary"
          size="large"
          isFullWidth
          isPending={running === 'next'}
          pendingLabel={isLast ? 'Enviando' : 'Guardando'}
          onPress={() => void next()}
        >
          {isLast ? 'Enviar para análise' : 'Guardar e continuar'}
        </Button>
      }
      secondaryAction={leave}
    >
      <Stack gap="x5">
        {at === 0 ? notice : null}
        {failure ? (
          <InlineAlert
            tone="danger"
            title={isStale ? 'O cadastro foi alterado em outra janela' : 'Não foi possível guardar'}
            announce="assertive"
            action={isStale ? <Button onPress={() => onChange(null)}>Recarregar</Button> : undefined}
          >
            {failure.message}
          </InlineAlert>
        ) : null}
        {isTried && hoursFault ? (
          <InlineAlert tone="danger" announce="assertive">
            {hoursFault}
          </InlineAlert>
        ) : null}
        {fields.map((field) => (
          <RegistrationField
            key={field.name}
            ref={field === wrong[0] ? first : undefined}
            field={field}
            value={values[field.name] ?? null}
            city={record.dados.cidade}
            errorMessage={isTried ? faults.values[field.name] : undefined}
            onChange={(value) => {
              setDirty(true);
              setValues({ ...values, [field.name]: value });
            }}
          />
        ))}
        {step.id === 'hours' ? (
          <HoursStep
            week={week}
            onChange={(days) => {
              setDirty(true);
              setWeek(days);
            }}
          />
        ) : null}
        {step.id === 'documents' ? <FilesStep record={record} onChange={onChange} /> : null}
      </Stack>
    </PublicShell>
  );
}
