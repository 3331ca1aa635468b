import { Grid, GridItem, InlineAlert, PhoneField, RadioGroup, Stack, TextField } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { FormField } from '../fields/FormField.tsx';
import { ErrorCode } from '../fields/ErrorCode.tsx';
import { useFailures } from '../fields/failures.ts';
import type { LinkSubmission } from '../submission/useLinkSubmission.ts';
import { createdAtom } from '../pedido/pedido.ts';
import { usePedido } from '../pedido/usePedido.ts';

const CHANNELS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'Email' },
] as const;

/** Where the link goes (doc2 §2.10). */
export function FuncionarioData({ submission }: { submission: LinkSubmission }) {
  const [{ funcionarios, formaEnvio, telefoneFuncionario, emailFuncionario }, dispatch] = usePedido();
  const done = useAtomValue(createdAtom);
  const { failure } = submission;
  // While it is being sent, and once it was, nothing is missing.
  const created = submission.sending || submission.outcome ? null : done;
  const { errorOf: error, touch } = useFailures();
  return (
    <Stack gap="x5">
      {failure || created ? (
        <InlineAlert
          tone={failure ? 'danger' : 'info'}
          announce="polite"
          title={
            created
              ? `O pedido nº ${created.id} foi criado; falta enviar o link`
              : 'O pedido de autoagendamento não foi criado'
          }
        >
          {failure ? <ErrorCode error={failure} /> : 'Confira o contato e envie o link.'}
        </InlineAlert>
      ) : null}
      <Grid columns={2}>
        <GridItem span="all">
          <TextField label="Nome" isReadOnly value={funcionarios[0]?.name ?? ''} />
        </GridItem>
        <FormField name="telefoneFuncionario">
          <PhoneField
            label="Telefone"
            isRequired
            value={telefoneFuncionario}
            onChange={(phone) =>
              dispatch({ type: 'SENDING_CHANGED', fields: { telefoneFuncionario: phone } })
            }
            onBlur={() => touch('telefoneFuncionario')}
            errorMessage={error('telefoneFuncionario')}
          />
        </FormField>
        <RadioGroup
          label="Enviar o link por"
          orientation="horizontal"
          options={CHANNELS}
          value={formaEnvio}
          onChange={(channel) => dispatch({ type: 'SENDING_CHANGED', fields: { formaEnvio: channel } })}
        />
        {formaEnvio === 'EMAIL' ? (
          <GridItem span="all">
            <FormField name="emailFuncionario">
              <TextField
                label="E-mail"
                type="email"
                isRequired
                width="lg"
                value={emailFuncionario}
                onChange={(email) =>
                  dispatch({ type: 'SENDING_CHANGED', fields: { emailFuncionario: email } })
                }
                onBlur={() => touch('emailFuncionario')}
                errorMessage={error('emailFuncionario')}
              />
            </FormField>
          </GridItem>
        ) : null}
      </Grid>
    </Stack>
  );
}
