import { changeRegistryRecord, createRegistryRecord, getRegistryRecord } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import {
  isShown,
  REGISTRY_NOTICE,
  registrySchema,
  withValue,
  type Field,
  type Registry,
  type RegistryValues,
} from '@apto/domain/registry';
import { FormSummary, Grid, GridItem, Section, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState, type ReactNode } from 'react';
import { Controller, useForm, useWatch, type Resolver } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { renewCompanies } from '../../shared/company/renewCompanies.ts';
import { JoinedNote } from '../../shared/conflict/JoinedNote.tsx';
import { onDemand } from '../../shared/lazy.tsx';
import { FormFailure, useUnreadable } from '../../shared/form/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { ADDRESS_NAME, AddressControl, addressOf, CITY } from './AddressControl.tsx';
import { labelOf } from './CodeControl.tsx';
import { FieldControl, needsValues } from './FieldControl.tsx';
import { FieldNote, hasNote } from './FieldNote.tsx';
import { placeFields } from './formLines.ts';
import { FIELD_PARAM } from './addresses.ts';
import type { RegistryRow } from './record.ts';
import { RecordFrame } from './RecordFrame.tsx';
import { recordVersions } from './recordVersions.ts';
import { isSeenChange, useVersionConflict } from './useVersionConflict.tsx';
import { useRecordRight } from './useRecordRight.ts';
import { useRecordSave } from './useRecordSave.ts';
import type { Trail } from '../../shared/TrailPage.tsx';

const KeyDialog = onDemand(() => import('./own/KeyDialog.tsx'));

interface Props {
  registry: Registry;
  /** Null: a new one. */
  record: RegistryRow | null;
  initial: RegistryValues;
  breadcrumbs: Trail;
  /** Parts of the record that are saved by themselves. */
  below?: ReactNode;
  /** The record as it is now; undefined: to be read again. */
  onReload: (record?: RegistryRow) => void;
}

/** A required file that is on its way is not missing. */
const waitForFile = (): void => {
  notify(REGISTRY_NOTICE.fileOnItsWay());
};

/** The fields below each heading, in the declaration's order. */
function sectionsOf(fields: readonly Field[]): { title: string | null; fields: Field[] }[] {
  const sections: { title: string | null; fields: Field[] }[] = [];
  for (const field of fields) {
    if (field.section !== undefined || sections.length === 0)
      sections.push({ title: field.section ?? null, fields: [] });
    sections.at(-1)?.fields.push(field);
  }
  return sections;
}

/** What is wrong with a field that another one hides: said above the form, with its name. */
const HiddenFaults = ({ faults }: { faults: readonly { label: string; message: string }[] }) => (
  <FormFailure
    failure={faults.length > 0 ? faults.map(({ label, message }) => `${label}: ${message}.`).join(' ') : null}
  />
);

/** Typed, judged by the declaration, sent; a refusal keeps what was typed (doc3 §2.9, §8.3). */
export function RecordForm({ registry, record, initial, breadcrumbs, below, onReload }: Props) {
  const api = useApi();
  const { canSave } = useRecordRight(registry, record?.id ?? null);
  const unreadable = useUnreadable();
  const form = useForm<RegistryValues>({
    resolver: unreadable.judged(
      zodResolver(registrySchema(registry) as never) as unknown as Resolver<RegistryValues>,
    ),
    defaultValues: initial,
  });
  const { control, setValue, getValues, formState } = form;
  const asked = useSearchParams()[0].get(FIELD_PARAM);
  const { setFocus } = form;
  // An address may lead as far as a field.
  useEffect(() => {
    if (asked !== null && registry.fields.some(({ name }) => name === asked)) setFocus(asked);
  }, [asked, registry, setFocus]);
  const [isUploading, setUploading] = useState(false);
  const [once, setOnce] = useState<{ key: string; onClose: () => void } | null>(null);
  const isWatched = registry.fields.some((field) => needsValues(field) || field.shownWhen);
  const watched = useWatch({ control, disabled: !isWatched });
  const typed = isWatched ? { ...initial, ...watched } : initial;
  const params = { registry: registry.name };
  const leaders = new Set(registry.fields.flatMap(({ shownWhen }) => (shownWhen ? [shownWhen.field] : [])));
  const shown = registry.fields.filter((field) => !field.isListOnly && isShown(field, typed));
  const sections = sectionsOf(shown).map((section) => ({ ...section, whole: addressOf(section.fields) }));
  const ofAddress = new Set(sections.flatMap(({ whole }) => whole?.address.map(({ name }) => name) ?? []));
  const faults = registry.fields.flatMap((field) => {
    const message = formState.errors[field.name]?.message;
    return typeof message === 'string' ? [{ field, label: labelOf(field, typed), message }] : [];
  });
  const isInSight = (field: Field): boolean => shown.includes(field);
  const problems = faults
    .filter(({ field }) => isInSight(field))
    .map(({ field: { name }, ...words }) => ({
      ...words,
      field: ofAddress.has(name) && name !== CITY ? `${ADDRESS_NAME}.${name}` : name,
    }));
  const versions = recordVersions(registry);
  const saving = useRecordSave({
    registry,
    form,
    fields: shown.map(({ name }) => name),
    isUnreadable: unreadable.isAny,
    record,
    change: ({ id }, body, options) =>
      api.invoke(changeRegistryRecord, { params: { ...params, id }, body }, options),
    create: async (body, options) => {
      const made = await api.invoke(createRegistryRecord, { params, body }, options);
      const { chaveApi: key } = made;
      if (key === undefined) return made;
      // Without it the company is there all the same, and the next sign-in finds it.
      void renewCompanies();
      // Told this once: the form is left when it was read.
      await new Promise<void>((resolve) => {
        setOnce({ key, onClose: resolve });
      });
      return made;
    },
    onReload,
    conflict: {
      read: ({ id }) => api.invoke(getRegistryRecord, { params: { ...params, id } }),
      isSeen: (base, theirs) => isSeenChange(versions, base, theirs),
    },
  });
  const { conflict, wasJoined } = useVersionConflict(registry, versions, form, saving);
  const { base } = saving;
  const controlOf = (field: Field, found: string | null = null) => (
    <Controller
      control={control}
      name={field.name}
      render={({ field: bound, fieldState }) => (
        <Stack gap="x3" data-field={field.name}>
          <FieldControl
            field={field}
            value={bound.value ?? null}
            onBlur={bound.onBlur}
            inputRef={bound.ref}
            errorMessage={fieldState.error?.message}
            label={found ?? base?.labels[field.name] ?? null}
            values={needsValues(field) ? typed : null}
            onBusy={setUploading}
            onProblem={(problem) => unreadable.takeIn(form, field.name, problem)}
            isFixed={field.isFixed === true && record !== null}
            isReadOnly={!canSave}
            within={
              field.type === 'combo' && field.within !== undefined
                ? (getValues(field.within) ?? null)
                : undefined
            }
            onChange={(value) => {
              const next = withValue(registry, getValues(), field.name, value);
              bound.onChange(value);
              for (const [name, other] of Object.entries(next))
                if (name !== field.name && getValues(name) !== other)
                  setValue(name, other, { shouldDirty: true });
            }}
          />
          <FieldNote
            registry={registry.name}
            field={field.name}
            value={bound.value ?? null}
            record={record}
          />
        </Stack>
      )}
    />
  );
  return (
    <RecordFrame
      registry={registry}
      row={base}
      breadcrumbs={breadcrumbs}
      conflict={conflict}
      below={below}
      saving={isUploading ? { ...saving, save: waitForFile } : saving}
    >
      {once ? (
        <KeyDialog
          value={once.key}
          onClose={() => {
            setOnce(null);
            once.onClose();
          }}
          onFail={once.onClose}
        />
      ) : null}
      {wasJoined ? <JoinedNote /> : null}
      <HiddenFaults faults={faults.filter(({ field }) => !isInSight(field))} />
      {problems.length > 1 ? <FormSummary problems={problems} /> : null}
      {sections.map(({ title, fields, whole }) => {
        const city = whole?.address.find(({ name }) => name === CITY);
        const grid = (
          <Grid columns={6}>
            {whole && city ? (
              <GridItem span="all">
                <AddressControl
                  control={control}
                  fields={whole.address}
                  cityField={(found) => controlOf(city, found)}
                  isReadOnly={!canSave}
                />
              </GridItem>
            ) : null}
            {placeFields(whole?.rest ?? fields, leaders, ({ name }) => hasNote(registry.name, name)).map(
              ({ field, ...place }) => (
                <GridItem key={field.name} {...place}>
                  {controlOf(field)}
                </GridItem>
              ),
            )}
          </Grid>
        );
        return title === null ? (
          <div key="first">{grid}</div>
        ) : (
          <Section key={title} title={title}>
            {grid}
          </Section>
        );
      })}
    </RecordFrame>
  );
}
