import { Grid, GridItem, PhoneField, RadioCards, RadioGroup, Stack, TextField } from '@apto/ui';
import { FormField } from '../fields/FormField.tsx';
import { useFailures } from '../fields/failures.ts';
import { usePedido } from '../pedido/usePedido.ts';

const MODES = [
  {
    value: 'manual',
    title: 'Agendamento manual',
    description: 'Você escolhe a clínica e as datas, para até 10 funcionários.',
  },
  {
    value: 'link',
    title: 'Autoagendamento',
    description: 'O funcionário recebe um link e escolhe cidade, clínica e horário.',
  },
] as const;

const YES_NO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

/** Who asks, and which of the two ways (doc2 §2.2). */
export function SolicitanteData() {
  const [pedido, dispatch] = usePedido();
  const { errorOf: error, touch } = useFailures();
  const change = (
    fields: Partial<Pick<typeof pedido, 'nomeSolicitante' | 'emailSolicitante' | 'telefoneSolicitante'>>,
  ) => dispatch({ type: 'SOLICITANTE_CHANGED', fields });
  return (
    <Stack gap="x6">
      <Grid columns={2}>
        <GridItem span="all">
          <FormField name="nomeSolicitante">
            <TextField
              label="Nome"
              isRequired
              autoComplete="name"
              value={pedido.nomeSolicitante}
              onChange={(nomeSolicitante) => change({ nomeSolicitante })}
              onBlur={() => touch('nomeSolicitante')}
              errorMessage={error('nomeSolicitante')}
            />
          </FormField>
        </GridItem>
        <FormField name="emailSolicitante">
          <TextField
            label="E-mail"
            type="email"
            isRequired
            autoComplete="email"
            description="Recebe todas as comunicações sobre este pedido."
            value={pedido.emailSolicitante}
            onChange={(emailSolicitante) => change({ emailSolicitante })}
            onBlur={() => touch('emailSolicitante')}
            errorMessage={error('emailSolicitante')}
          />
        </FormField>
        <FormField name="telefoneSolicitante">
          <PhoneField
            label="Telefone"
            variant="solicitante"
            isRequired
            value={pedido.telefoneSolicitante}
            onChange={(telefoneSolicitante) => change({ telefoneSolicitante })}
            onBlur={() => touch('telefoneSolicitante')}
            errorMessage={error('telefoneSolicitante')}
          />
        </FormField>
      </Grid>
      <RadioCards
        label="Como o exame será agendado?"
        columns={2}
        options={MODES}
        value={pedido.autoagendamento ? 'link' : 'manual'}
        onChange={(mode) => dispatch({ type: 'MODE_CHOSEN', autoagendamento: mode === 'link' })}
      />
      {pedido.autoagendamento ? (
        <FormField name="enquadramentoLaudoPCD">
          <RadioGroup
            label="O exame é para enquadramento de laudo PCD?"
            isRequired
            orientation="horizontal"
            options={YES_NO}
            value={pedido.enquadramentoLaudoPCD}
            onChange={(value) => dispatch({ type: 'ENQUADRAMENTO_ANSWERED', value })}
            errorMessage={error('enquadramentoLaudoPCD')}
          />
        </FormField>
      ) : null}
    </Stack>
  );
}
