import type { AgendamentoDetail } from '@apto/api-client';
import { now } from '@apto/api-client/react';
import {
  EDIT_FIELDS,
  editAttachment,
  editLabel,
  isEdited,
  validateEdit,
  type EditFacts,
  type EditField,
  type EditForm,
  type Side,
} from '@apto/domain/edit';
import { FormSummary, InlineAlert, Section, Stack } from '@apto/ui';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch, type Resolver } from 'react-hook-form';
import { JoinedNote } from '../../conflict/JoinedNote.tsx';
import { useUnreadable } from '../../form/index.ts';
import { AttachmentField } from './AttachmentField.tsx';
import { ConflictPanel } from './ConflictPanel.tsx';
import { FuncionarioFields, SolicitanteFields } from './SolicitanteFields.tsx';
import { TypeFields } from './TypeFields.tsx';
import { useEdit } from './useEdit.ts';
import { useEditAttachment } from './useEditAttachment.ts';
import { useEditFacts } from './useEditFacts.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';

/** What the dialog around the form has to know of it. */
export interface EditState {
  /** Something would be lost. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  /** What stands there is refused although nobody changed it: 'Salvar' says why (doc1 §8). */
  readonly isInvalid: boolean;
  /** A file is on its way; saving waits for it. */
  readonly isUploading: boolean;
  /** Two versions are in sight; sending the form settles them. */
  readonly isSettling: boolean;
}

interface Props {
  detail: AgendamentoDetail;
  /** What the dialog's button sends. */
  formId: string;
  onState: (state: EditState) => void;
  onClose: () => void;
  onSave: () => void;
}

interface Known {
  base: EditForm;
  facts: EditFacts | null;
}

/** The domain's rules on what stands in the form (doc1 §5). */
const failuresOf = (values: EditForm, known: Known | undefined) =>
  validateEdit(known?.base ?? values, values, known?.facts ?? null, now());

/** The same, as the form asks for them. */
const resolver: Resolver<EditForm, Known> = (values, known) => {
  const failures = failuresOf(values, known);
  const errors = Object.fromEntries(
    Object.entries(failures).map(([field, message]) => [field, { type: 'custom', message }]),
  );
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
};

/** The form of 'Atualizar dados', or both versions where somebody else saved first. */
export function EditFormBody({ detail, formId, onState, onClose, onSave }: Props) {
  const [choices, setChoices] = useState<Partial<Record<EditField, Side>>>({});
  const [wasMerged, setWasMerged] = useState(false);
  const edit = useEdit(detail, {
    onSaved: () => {
      onSave();
      onClose();
    },
    onRefused: (refusals) => {
      for (const { field, message } of refusals) form.setError(field, { type: 'custom', message });
    },
  });
  const known: Known = { base: edit.base, facts: null };
  const unreadable = useUnreadable();
  const form = useForm<EditForm, Known>({
    defaultValues: edit.base,
    resolver: unreadable.judged(resolver),
    context: known,
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control }) as EditForm;
  const read = useEditFacts(detail.idCliente, values, detail.quemAgenda);
  // What is known depends on what the form says, and the form asks by it: the object is this render's own.
  known.facts = read.facts;

  const upload = useEditAttachment(useMemo(() => editAttachment(values.tipoExame), [values.tipoExame]));
  const { isUploading } = upload.queue;
  const isDirty = isEdited(edit.base, values) || isUploading || upload.pending !== null || unreadable.isAny;
  // What was changed the form judges itself; of what nobody touched, only the facts say that it does not hold.
  const isInvalid = !isDirty && Object.keys(failuresOf(values, known)).length > 0;
  const { isSubmitting, errors, submitCount } = form.formState;
  // In the fields' order, whichever was touched first.
  const problems = EDIT_FIELDS.flatMap((field) => {
    const message = errors[field]?.message;
    return message ? [{ field, label: editLabel(field), message }] : [];
  });
  const submit = form.handleSubmit((filled) => edit.save(filled, upload.pending), edit.invalid);
  const settle = () => {
    form.reset(edit.settle(choices));
    setChoices({});
    setWasMerged(true);
  };
  const isSettling = edit.conflict !== null;
  useEffect(() => {
    onState({ isDirty: isDirty || isSettling, isInvalid, isBusy: isSubmitting, isUploading, isSettling });
  }, [isDirty, isInvalid, isSettling, isSubmitting, isUploading, onState]);

  if (edit.conflict) {
    return (
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <ConflictPanel conflict={edit.conflict} choices={choices} onChoose={setChoices} />
      </form>
    );
  }
  return (
    <FormProvider {...form}>
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="x6">
          {wasMerged ? <JoinedNote /> : null}
          {edit.failure ? (
            <InlineAlert tone="danger" announce="assertive" title="Falha ao atualizar registro">
              {edit.failure}
            </InlineAlert>
          ) : null}
          {submitCount > 0 ? <FormSummary problems={problems} level={3} /> : null}
          <Section title="Onde e qual exame" level={3}>
            <WhereFields idCliente={detail.idCliente} />
            <TypeFields
              idCliente={detail.idCliente}
              onProblem={(field, problem) => unreadable.takeIn(form, field, problem)}
              attachment={<AttachmentField idAgendamento={detail.id} upload={upload} />}
            />
          </Section>
          <Section title="Quem pediu" level={3}>
            <SolicitanteFields />
          </Section>
          <Section title="Quando" level={3}>
            <WhenFields read={read} />
          </Section>
          <Section title="Quem será examinado" level={3}>
            <FuncionarioFields />
          </Section>
        </Stack>
      </form>
    </FormProvider>
  );
}
