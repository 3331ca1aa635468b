import { editLabel, type EditFacts, type EditField } from '@apto/domain/edit';
import { asksForMany } from '@apto/domain/pedido';
import { Button, Form, FormActions, FormSummary, LinkButton, Section, Stack } from '@apto/ui';
import { useEffect } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { SolicitanteFields } from '../../shared/agendamentos/edit/SolicitanteFields.tsx';
import { useEditFacts } from '../../shared/agendamentos/edit/useEditFacts.ts';
import { WhenFields } from '../../shared/agendamentos/edit/WhenFields.tsx';
import { WhereFields } from '../../shared/agendamentos/edit/WhereFields.tsx';
import { FormFailure } from '../../shared/form/index.ts';
import { MANY_ROUTE } from '../../shared/routing/addresses.ts';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import { MANY_LABEL, MoreFields, TimeOfAll, WhoFields } from './ManyFields.tsx';
import { ManyPeople } from './ManyPeople.tsx';
import { useManyReview } from './useManyReview.ts';
import { asksForTime, isTyped, type ManyValues } from './values.ts';

/** What the rules of the form are asked with. */
export interface ManyKnown {
  readonly facts: EditFacts | null;
  readonly asksQuestion: boolean;
}

interface Props {
  readonly form: UseFormReturn<ManyValues>;
  /** What the form opened with. */
  readonly initial: ManyValues;
  readonly clienteId: number;
  readonly onKnown: (known: ManyKnown) => void;
}

const labelOf = (field: string): string | undefined =>
  field in MANY_LABEL ? MANY_LABEL[field as keyof typeof MANY_LABEL] : editLabel(field as EditField);

/** What every appointment says, and for whom: the wizard's fields and rules, judged by the server before anything is kept. */
export function ManyForm({ form, initial, clienteId, onKnown }: Props) {
  const values = useWatch({ control: form.control }) as ManyValues;
  const read = useEditFacts(clienteId, values, values.quemAgenda);
  const { facts, asksQuestion } = read;
  useEffect(() => onKnown({ facts, asksQuestion }), [onKnown, facts, asksQuestion]);
  const withTime = asksForTime(facts);
  const { markSaved, question } = useUnsaved(isTyped(initial, values));
  const { failure, onSubmit } = useManyReview(form, { clienteId, withTime, onKept: markSaved });
  const { errors, isSubmitting, submitCount } = form.formState;
  const problems = Object.entries(errors).flatMap(([field, error]) =>
    error.message ? [{ field, label: labelOf(field), message: error.message }] : [],
  );
  return (
    <Form aria-label="Solicitação em lote" onSubmit={onSubmit}>
      <Stack gap="x6">
        {submitCount > 0 ? <FormSummary problems={problems} /> : null}
        <Section title="Onde e qual exame" level={2}>
          <WhereFields idCliente={clienteId} offers={asksForMany} />
        </Section>
        <Section title="Quando" level={2}>
          <WhenFields read={read} />
          {withTime ? <TimeOfAll /> : null}
        </Section>
        <Section title="Quem pediu" level={2}>
          <SolicitanteFields />
          <WhoFields method={read.method} />
        </Section>
        <Section title="Para quem" level={2}>
          <ManyPeople />
          <MoreFields asksQuestion={asksQuestion} />
        </Section>
        <FormFailure failure={failure} title="A solicitação não pôde ser conferida" />
        <FormActions>
          <LinkButton variant="quiet" href={MANY_ROUTE}>
            Cancelar
          </LinkButton>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Conferir
          </Button>
        </FormActions>
      </Stack>
      {question}
    </Form>
  );
}
