import { riscoQuestionarios } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { asksForMany, readWho, requiresAgreedHorario, WHO, WHO_LABEL, type Who } from '@apto/domain/pedido';
import type { EditField, EditForm } from '@apto/domain/edit';
import { MESSAGE } from '@apto/domain/messages';
import { PERIODO } from '@apto/domain/periodos';
import { Button, Checkbox, Grid, InlineAlert, Section, Select, Stack, TextArea, TimeField } from '@apto/ui';
import { useState, type FormEvent } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { SolicitanteFields } from '../../shared/agendamentos/edit/SolicitanteFields.tsx';
import { useEditFacts } from '../../shared/agendamentos/edit/useEditFacts.ts';
import { WhenFields } from '../../shared/agendamentos/edit/WhenFields.tsx';
import { WhereFields } from '../../shared/agendamentos/edit/WhereFields.tsx';
import { useSession, type Session } from '../../shared/session/index.ts';
import { useUnsaved } from '../../shared/useUnsaved.tsx';
import { ManyPeople } from './ManyPeople.tsx';
import { useManyReview } from './useManyReview.ts';

const WHO_OPTIONS = Object.values(WHO).map((who) => ({ value: who, label: WHO_LABEL[who] }));
const NONE = 0;
const FIELD_OF: Readonly<Record<string, EditField>> = {
  dataSugestaoInicial: 'intervalo',
  dataSugestaoFinal: 'intervalo',
};

const emptyForm = ({ profile }: Session): EditForm => ({
  cidade: null,
  prestador: null,
  tipoExame: null,
  nomeSolicitante: profile.name,
  emailSolicitante: profile.email,
  telefoneSolicitante: profile.phone,
  intervalo: null,
  periodo: PERIODO.AMBOS,
  funcionario: '',
  observacao: '',
  tipoRetorno: null,
  dataLiberacao: null,
  dataHomologacao: null,
  motivoConsulta: null,
  detalheConsulta: '',
  unidade: null,
  setor: null,
  cargo: null,
  linkTelemedicina: '',
});

const REQUIRED = ['cidade', 'prestador', 'tipoExame', 'intervalo', 'periodo'] as const;

/** What every appointment says, and for whom: the wizard's fields and rules, judged by the server before anything is kept. */
export function ManyForm({ clienteId }: { clienteId: number }) {
  const session = useSession();
  const { profile } = session;
  const form = useForm<EditForm>({ defaultValues: emptyForm(session), mode: 'onTouched' });
  const values = useWatch({ control: form.control }) as EditForm;
  const [quemAgenda, setScheduler] = useState<Who>(readWho(profile.quemAgenda) ?? WHO.USUARIO_ESCOLHE);
  const [quemAvisa, setNotifier] = useState<Who>(readWho(profile.quemAvisa) ?? WHO.SOLICITANTE);
  const [time, setTime] = useState('');
  const [question, setQuestion] = useState<number>(NONE);
  const [isAware, setAware] = useState(false);
  const [list, setList] = useState('');
  const [others, setOthers] = useState<Readonly<Record<string, string>>>({});
  const questions = useCall(riscoQuestionarios, {}, { revalidateIfStale: false });
  const read = useEditFacts(clienteId, values, quemAgenda);
  const asksForTime =
    read.facts !== null && requiresAgreedHorario(read.facts.sugestao.system, read.facts.quemAgenda);
  const { markSaved, question: unsaved } = useUnsaved(list.trim() !== '');

  const { failure, isBusy, review } = useManyReview((refusals) => {
    const known = new Set<string>(Object.keys(values));
    for (const { campo: field, mensagem: message } of refusals) {
      const name = FIELD_OF[field] ?? field;
      if (known.has(name)) form.setError(name as EditField, { type: 'custom', message });
      else setOthers((before) => ({ ...before, [name]: message }));
    }
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    form.clearErrors();
    const missing = REQUIRED.filter((name) => values[name] === null);
    for (const name of missing) form.setError(name, { type: 'custom', message: MESSAGE.REQUIRED_FIELD });
    setOthers(list.trim() === '' ? { lista: MESSAGE.REQUIRED_FIELD } : {});
    const { cidade, prestador, tipoExame, intervalo, periodo } = values;
    if (!cidade || !prestador || tipoExame === null || !intervalo || !periodo || list.trim() === '') return;
    void review(
      {
        cliente: clienteId,
        cidade: cidade.id,
        prestador: prestador.id,
        tipoExame,
        dataSugestaoInicial: intervalo.inicio,
        dataSugestaoFinal: intervalo.fim,
        periodo,
        quemAgenda,
        quemAvisa,
        nomeSolicitante: values.nomeSolicitante,
        emailSolicitante: values.emailSolicitante,
        telefoneSolicitante: values.telefoneSolicitante,
        horarioMarcadoPrestador: asksForTime && time !== '' ? time : null,
        questionarioRisco: question === NONE ? null : question,
        observacao: values.observacao,
        cienteCobranca: isAware,
        lista: list,
      },
      markSaved,
    );
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={send}>
        <Stack gap="x6">
          <Section title="Onde e qual exame" level={2}>
            <WhereFields idCliente={clienteId} offers={asksForMany} />
          </Section>
          <Section title="Quando" level={2}>
            <WhenFields read={read} />
            {asksForTime ? (
              <TimeField
                label="Horário"
                isRequired
                description="Combinado por você com a clínica, igual para todos."
                value={time}
                onChange={setTime}
                errorMessage={others['horarioMarcadoPrestador']}
              />
            ) : null}
          </Section>
          <Section title="Quem pediu" level={2}>
            <SolicitanteFields />
            <Grid columns={2}>
              <Select<Who>
                label="Quem agenda"
                options={WHO_OPTIONS}
                value={quemAgenda}
                onChange={(who) => setScheduler(who ?? WHO.USUARIO_ESCOLHE)}
                errorMessage={others['quemAgenda']}
              />
              <Select<Who>
                label="Quem avisa"
                options={WHO_OPTIONS}
                value={quemAvisa}
                onChange={(who) => setNotifier(who ?? WHO.SOLICITANTE)}
                errorMessage={others['quemAvisa']}
              />
            </Grid>
          </Section>
          <Section title="Para quem" level={2}>
            <ManyPeople list={list} onChange={setList} failure={others['lista']} />
            <Select<number>
              label="Questionário de risco"
              description="Vale para todos os que têm risco."
              options={[
                { value: NONE, label: 'Nenhuma destas situações' },
                ...(questions.data ?? []).map(({ id, pergunta: text }) => ({ value: id, label: text })),
              ]}
              value={question}
              onChange={(id) => setQuestion(id ?? NONE)}
              isLoading={questions.isLoading}
              loadError={questions.error?.message}
              onRetry={() => void questions.mutate()}
            />
            <TextArea
              label="Observações"
              isOptional
              rows={2}
              maxLength={2000}
              value={values.observacao}
              onChange={(text) => form.setValue('observacao', text)}
            />
            <Checkbox isSelected={isAware} onChange={setAware}>
              Estou ciente de que os exames serão cobrados.
            </Checkbox>
          </Section>
          {failure ? (
            <InlineAlert tone="danger" announce="assertive" title="A solicitação não pôde ser conferida">
              {failure}
            </InlineAlert>
          ) : null}
          <Button type="submit" variant="primary" isPending={isBusy}>
            Conferir
          </Button>
        </Stack>
      </form>
      {unsaved}
    </FormProvider>
  );
}
