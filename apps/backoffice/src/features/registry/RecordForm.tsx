import {
  ApiError,
  changeRegistryRecord,
  createRegistryRecord,
  listRegistry,
  registryOptions,
} from '@apto/api-client';
import { useApi, useIdempotencyKey, useReload } from '@apto/api-client/react';
import {
  mayInRegistry,
  registrySchema,
  REGISTRY_NOTICE,
  withValue,
  type Field,
  type Registry,
  type RegistryValues,
} from '@apto/domain/registry';
import {
  Button,
  Form,
  FormActions,
  Grid,
  GridItem,
  Page,
  Section,
  Stack,
  Tag,
  type PageProps,
} from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { messageFrom, notify } from '../../shared/notices/index.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { listAddress, recordAddress } from './addresses.ts';
import { FieldControl } from './FieldControl.tsx';
import { RecordDialogs } from './RecordDialogs.tsx';
import type { Opened, RegistryRow } from './record.ts';
import { StaleAlert } from './StaleAlert.tsx';
import { useUnsaved } from './useUnsaved.tsx';

interface Props {
  registry: Registry;
  /** Null: a new one. */
  record: RegistryRow | null;
  initial: RegistryValues;
  breadcrumbs: NonNullable<PageProps['breadcrumbs']>;
  /** The record as it is now; undefined: to be read again. */
  onReload: (record?: RegistryRow) => void;
}

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

/** Typed, judged by the declaration, sent; a refusal keeps what was typed (doc3 §2.9, §8.3). */
export function RecordForm({ registry, record, initial, breadcrumbs, onReload }: Props) {
  const api = useApi();
  const navigate = useNavigate();
  const reload = useReload();
  const idempotency = useIdempotencyKey();
  const permissions = usePermissions();
  const canSave = mayInRegistry(permissions, registry, record ? 'editar' : 'criar');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isStale, setStale] = useState(false);
  const { control, handleSubmit, setError, setValue, getValues, formState } = useForm<RegistryValues>({
    resolver: zodResolver(registrySchema(registry) as never) as unknown as Resolver<RegistryValues>,
    defaultValues: initial,
  });
  const { isDirty, isSubmitting } = formState;
  const { markSaved, question } = useUnsaved(isDirty);

  const save = (goesBack: boolean) =>
    handleSubmit(async (values) => {
      setStale(false);
      try {
        const params = { registry: registry.name };
        const answer = record
          ? await api.invoke(
              changeRegistryRecord,
              { params: { ...params, id: record.id }, body: values },
              { ifMatch: record.version },
            )
          : await api.invoke(
              createRegistryRecord,
              { params, body: values },
              { idempotencyKey: idempotency.keyFor(values) },
            );
        notify(REGISTRY_NOTICE.saved());
        markSaved();
        void reload(listRegistry, registryOptions);
        if (goesBack) await navigate(listAddress(registry.name));
        else if (record) onReload(answer);
        else await navigate(recordAddress(registry.name, answer.id), { replace: true });
      } catch (error) {
        idempotency.restartIfRefused(error);
        const refusal = error instanceof ApiError ? error : null;
        const names = new Set(registry.fields.map(({ name }) => name));
        let isFirst = true;
        for (const { campo: name, mensagem: message } of refusal?.campos ?? []) {
          if (!names.has(name)) continue;
          setError(name, { message }, { shouldFocus: isFirst });
          isFirst = false;
        }
        if (refusal?.codigo === 'VERSAO_DESATUALIZADA') setStale(true);
        notify(REGISTRY_NOTICE.saveFailed(messageFrom(error)));
      }
    })();

  const switching = record?.ativo ? 'inativar' : 'ativar';
  const canSwitch =
    record !== null && registry.hasActivation !== false && mayInRegistry(permissions, registry, switching);

  return (
    <Page
      title={breadcrumbs.at(-1)?.label ?? registry.title}
      breadcrumbs={breadcrumbs}
      width="form"
      titleEnd={
        record && registry.hasActivation !== false ? (
          <Tag tone={record.ativo ? 'success' : 'neutral'}>{record.ativo ? 'Ativo' : 'Inativo'}</Tag>
        ) : null
      }
    >
      <Form
        aria-label={registry.title}
        onSubmit={(event) => {
          event.preventDefault();
          void save(false);
        }}
      >
        <Stack gap="x6">
          {isStale ? <StaleAlert onReload={() => onReload()} /> : null}
          {sectionsOf(registry.fields).map(({ title, fields }) => {
            const grid = (
              <Grid columns={2}>
                {fields.map((field) => (
                  <GridItem key={field.name} span={field.type === 'longText' ? 'all' : 1}>
                    <Controller
                      control={control}
                      name={field.name}
                      render={({ field: bound, fieldState }) => (
                        <FieldControl
                          field={field}
                          value={bound.value ?? null}
                          onBlur={bound.onBlur}
                          inputRef={bound.ref}
                          errorMessage={fieldState.error?.message}
                          label={record?.labels[field.name] ?? null}
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
                      )}
                    />
                  </GridItem>
                ))}
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
          <FormActions
            isSticky
            start={
              canSwitch && record ? (
                <Button onPress={() => setOpened({ kind: switching, row: record })}>
                  {record.ativo ? 'Inativar' : 'Ativar'}
                </Button>
              ) : null
            }
          >
            <Button onPress={() => void navigate(listAddress(registry.name))}>Voltar</Button>
            {canSave ? (
              <>
                <Button isPending={isSubmitting} onPress={() => void save(true)}>
                  Salvar e voltar
                </Button>
                <Button type="submit" variant="primary" isPending={isSubmitting}>
                  Salvar
                </Button>
              </>
            ) : null}
          </FormActions>
        </Stack>
      </Form>
      {opened ? (
        <RecordDialogs
          registry={registry}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={() => {
            markSaved();
            onReload();
          }}
        />
      ) : null}
      {question}
    </Page>
  );
}
