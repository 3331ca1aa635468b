import { ApiError, saveRegistrationDraft, sendRegistration, type OwnRegistration } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import type { OpeningHour } from '@apto/domain/atendimento';
import { registrationFaults, registrationFields } from '@apto/domain/clinic-registration';
import type { RegistryValues } from '@apto/domain/registry';
import { Button, InlineAlert, PublicShell, Stack, useFirstFault } from '@apto/ui';
import { useCallback, useState, type ReactNode } from 'react';
import { useBeforeUnload } from 'react-router-dom';
import { AddressStep } from './AddressStep.tsx';
import { FilesStep } from './FilesStep.tsx';
import { HoursStep } from './HoursStep.tsx';
import { RegistrationField } from './RegistrationField.tsx';
import { hasOneOf, isAsked, partOf, STEPS } from './steps.ts';

interface Props {
  record: OwnRegistration;
  onChange: (record: OwnRegistration | null) => void;
  /** What was refused. */
  notice: ReactNode;
  leave: ReactNode;
}

/** Where the server says a value is wrong. */
const IN_VALUES = 'values.';
/** One part a screen, kept at each step; sent at the last one. */
export function RegistrationForm({ record, onChange, notice, leave }: Props) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const [at, setAt] = useState(0);
  const [values, setValues] = useState<RegistryValues>(record.dados.values);
  const [week, setWeek] = useState<OpeningHour[]>(record.dados.openingHours);
  const [isTried, setTried] = useState(false);
  // What was typed while the last was being kept is not kept yet.
  const [kept, setKept] = useState({ values, week });
  const isDirty = kept.values !== values || kept.week !== week;
  const [running, setRunning] = useState<'next' | 'back' | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [refused, setRefused] = useState<Readonly<Partial<Record<string, string>>>>({});
  const { within, show } = useFirstFault();
  const step = STEPS[at] ?? STEPS[0];
  const part = partOf(step.id);
  const isLast = at === STEPS.length - 1;

  const faults = registrationFaults({ values, openingHours: week });
  const fields = part
    ? registrationFields(part).filter(({ name }) => isAsked(name, values['metodoPagamento']))
    : [];
  const wordOf = (name: string) => (isTried ? faults.values[name] : undefined) ?? refused[name];
  const isWrong = fields.some(({ name }) => faults.values[name] !== undefined);
  const hoursFault = step.id === 'hours' ? faults.openingHours : null;

  // What is typed is kept at each step; between two steps the browser asks.
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );

  async function run(kind: 'next' | 'back', work: () => Promise<OwnRegistration>): Promise<boolean> {
    setRunning(kind);
    setFailure(null);
    setRefused({});
    try {
      onChange(await work());
      setKept({ values, week });
      return true;
    } catch (error) {
      idempotency.restartIfRefused(error);
      if (!(error instanceof ApiError)) throw error;
      refuse(error);
      return false;
    } finally {
      setRunning(null);
    }
  }
  /** The server's words go to the fields that they name, on the step that has the first of them; else above all. */
  function refuse(error: ApiError): void {
    const named = error.campos
      .filter(({ campo: field }) => field.startsWith(IN_VALUES))
      .map(({ campo: field, mensagem: word }) => [field.slice(IN_VALUES.length), word] as const);
    const behind = STEPS.findIndex(({ id }) => hasOneOf(id, new Set(named.map(([name]) => name))));
    if (behind < 0) setFailure(error);
    else {
      go(behind);
      setRefused(Object.fromEntries(named));
    }
    show();
  }
  function change(changed: RegistryValues): void {
    setValues((before) => ({ ...before, ...changed }));
    setRefused((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(changed).map((name) => [name, undefined])),
    }));
  }
  const body = { values, openingHours: week };
  const keep = () => api.invoke(saveRegistrationDraft, { body }, { ifMatch: record.version });

  async function next(): Promise<void> {
    if (isWrong || hoursFault) {
      setTried(true);
      show();
      // What is not right yet is still kept.
      if (isDirty) await run('next', keep);
      return;
    }
    if (!isLast) {
      if (!isDirty || (await run('next', keep))) go(at + 1);
      return;
    }
    const wrong = new Set(Object.keys(faults.values).filter((name) => faults.values[name] !== undefined));
    const behind = STEPS.findIndex(({ id }) =>
      id === 'hours' ? faults.openingHours !== null : hasOneOf(id, wrong),
    );
    if (behind >= 0) {
      go(behind);
      setTried(true);
      show();
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
      <div ref={within}>
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
          {step.id === 'address' ? (
            <AddressStep
              fields={fields}
              values={values}
              city={record.dados.cidade}
              wordOf={wordOf}
              onChange={change}
            />
          ) : (
            fields.map((field) => (
              <RegistrationField
                key={field.name}
                field={field}
                value={values[field.name] ?? null}
                city={record.dados.cidade}
                errorMessage={wordOf(field.name)}
                onChange={(value) => change({ [field.name]: value })}
              />
            ))
          )}
          {step.id === 'hours' ? <HoursStep week={week} onChange={setWeek} /> : null}
          {step.id === 'documents' ? <FilesStep record={record} onChange={onChange} /> : null}
        </Stack>
      </div>
    </PublicShell>
  );
}
