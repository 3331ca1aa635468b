import { mayInRegistry, REGISTRY_TEXT, stateText, type Registry } from '@apto/domain/registry';
import { Button, Form, FormActions, InlineAlert, Stack, Tag } from '@apto/ui';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { FormFailure } from '../../shared/form/index.ts';
import { usePermissions } from '../../shared/session/index.ts';
import { useNarrowScreen } from '../../shared/useNarrowScreen.ts';
import { besideOf } from './addresses.ts';
import { BesideLinks } from './BesideLinks.tsx';
import { ElsewhereAlert } from './ElsewhereAlert.tsx';
import { useListWay } from './listWay.ts';
import { RecordDialogs } from './RecordDialogs.tsx';
import { nameOf, type Opened, type RegistryRow } from './record.ts';
import { RowMenu } from './RowMenu.tsx';
import { StaleAlert } from './StaleAlert.tsx';
import { useRecordRight } from './useRecordRight.ts';
import type { RecordSave } from './useRecordSave.ts';
import { TrailPage, type Trail } from '../../shared/TrailPage.tsx';

interface Props {
  readonly registry: Registry;
  /** The record as its dialogs name it; null: a new one. */
  readonly row: RegistryRow | null;
  readonly breadcrumbs: Trail;
  readonly saving: Omit<RecordSave, 'base' | 'theirs' | 'settle'>;
  readonly submitLabel?: string;
  /** False: this one cannot be switched on and off, whatever the person may. */
  readonly canSwitch?: boolean;
  /** Why this one is only read, whatever the person may do with others. */
  readonly obstacle?: string | null;
  /** Both versions, where somebody else saved first: while they are in sight, sending the form joins them. */
  readonly conflict?: { readonly panel: ReactNode; readonly onSettle: () => void } | null;
  /** Beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** Parts of the record that are saved by themselves: they stand outside of its form. */
  readonly below?: ReactNode;
}

/** A record of the registry's own form in the shape that the dialogs know. */
export const rowOf = (
  { naming }: Registry,
  record: { id: number; ativo: boolean; version: number },
  name: string,
): RegistryRow => ({
  id: record.id,
  ativo: record.ativo,
  version: record.version,
  values: { [naming]: name },
  labels: {},
});

/** The page around a record's fields: title and state, what one may do, and what is asked before (doc3 §2.9, §4.4). */
export function RecordFrame({
  registry,
  row,
  breadcrumbs,
  saving,
  submitLabel = 'Salvar',
  canSwitch = true,
  obstacle = null,
  conflict = null,
  actions,
  children,
  below,
}: Props) {
  const navigate = useNavigate();
  const list = useListWay(registry.name);
  const permissions = usePermissions();
  const [opened, setOpened] = useState<Opened | null>(null);
  const { save, isSaving, failure, isStale, discard, leave, readAgain, question } = saving;
  const { canSave: maySave, isElsewhere } = useRecordRight(registry, row?.id ?? null);
  const canSave = maySave && obstacle === null;
  const hasActivation = row !== null && registry.hasActivation !== false;
  const isNarrow = useNarrowScreen();
  const beside = row ? besideOf(registry, row.id, permissions) : [];
  const switching = row?.ativo ? 'inativar' : 'ativar';
  const canBeSwitched =
    hasActivation &&
    canSwitch &&
    obstacle === null &&
    !isElsewhere &&
    mayInRegistry(permissions, registry, switching);

  return (
    <TrailPage
      title={breadcrumbs.at(-1)?.label ?? registry.title}
      breadcrumbs={breadcrumbs}
      hasOwnBack
      width="form"
      titleEnd={
        hasActivation ? <Tag tone={row.ativo ? 'success' : 'neutral'}>{stateText(registry, row)}</Tag> : null
      }
      actions={
        row ? (
          <>
            {actions ?? (isNarrow ? null : <BesideLinks links={beside} />)}
            <RowMenu
              registry={registry}
              row={row}
              onOpen={setOpened}
              isOnScreen
              // A phone has one line below the form, for what is done each time.
              isSwitched={isNarrow && canBeSwitched}
              canRemove={obstacle === null}
              // On a phone they are behind the one icon (doc3 §9), not a line of it alone below many.
              beside={isNarrow && !actions ? beside : undefined}
            />
          </>
        ) : (
          actions
        )
      }
    >
      <Form
        aria-label={registry.title}
        onSubmit={(event) => {
          event.preventDefault();
          // Enter sends a form without a button too.
          if (conflict) conflict.onSettle();
          else if (canSave) save(false);
        }}
      >
        <Stack gap="x6">
          {isElsewhere && row ? (
            <ElsewhereAlert company={{ id: row.id, name: nameOf(registry, row) }} />
          ) : canSave ? null : (
            <InlineAlert tone="info">{obstacle ?? REGISTRY_TEXT.readOnly}</InlineAlert>
          )}
          {conflict ? conflict.panel : isStale ? <StaleAlert onReload={readAgain} /> : null}
          <FormFailure failure={conflict ? null : failure} />
          {/* Out of sight and still there: what was typed and chosen is in the fields. */}
          <div hidden={conflict !== null}>
            <Stack gap="x6">{children}</Stack>
          </div>
          <FormActions
            isSticky
            start={
              canBeSwitched && !isNarrow ? (
                <Button onPress={() => setOpened({ kind: switching, row })}>
                  {row.ativo ? 'Inativar' : 'Ativar'}
                </Button>
              ) : null
            }
          >
            <Button onPress={() => void navigate(list)}>Voltar</Button>
            {canSave ? (
              <>
                {conflict ? null : (
                  <Button isPending={isSaving} onPress={() => save(true)}>
                    Salvar e voltar
                  </Button>
                )}
                <Button type="submit" variant="primary" isPending={isSaving}>
                  {conflict ? 'Continuar' : submitLabel}
                </Button>
              </>
            ) : null}
          </FormActions>
        </Stack>
      </Form>
      {below}
      {opened ? (
        <RecordDialogs
          registry={registry}
          opened={opened}
          onClose={() => setOpened(null)}
          onDone={opened.kind === 'excluir' ? leave : discard}
        />
      ) : null}
      {question}
    </TrailPage>
  );
}
