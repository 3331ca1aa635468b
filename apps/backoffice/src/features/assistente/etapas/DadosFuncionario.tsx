import { Grid, GridItem, InlineAlert, PhoneField, RadioGroup, Stack, TextField } from '@apto/ui';
import { useAtomValue } from 'jotai';
import { Campo } from '../campos/Campo.tsx';
import { CodigoDoErro } from '../campos/CodigoDoErro.tsx';
import { useFalhas } from '../campos/falhas.ts';
import type { EnvioDoLink } from '../envio/useEnvioDoLink.ts';
import { criadoAtom } from '../pedido/pedido.ts';
import { usePedido } from '../pedido/usePedido.ts';

const CANAIS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** Where the link goes (doc2 §2.10). */
export function DadosFuncionario({ envio }: { envio: EnvioDoLink }) {
  const [{ funcionarios, formaEnvio, telefoneFuncionario, emailFuncionario }, despachar] = usePedido();
  const feito = useAtomValue(criadoAtom);
  const { falha } = envio;
  // While it is being sent, and once it was, nothing is missing.
  const criado = envio.enviando || envio.desfecho ? null : feito;
  const { erro, tocar } = useFalhas();
  return (
    <Stack gap="x5">
      {falha || criado ? (
        <InlineAlert
          tone={falha ? 'perigo' : 'informacao'}
          announce="polite"
          title={
            criado
              ? `O pedido nº ${criado.id} foi criado; falta enviar o link`
              : 'O pedido de autoagendamento não foi criado'
          }
        >
          {falha ? <CodigoDoErro erro={falha} /> : 'Confira o contato e envie o link.'}
        </InlineAlert>
      ) : null}
      <Grid columns={2}>
        <GridItem span="all">
          <TextField label="Nome" isReadOnly value={funcionarios[0]?.name ?? ''} />
        </GridItem>
        <Campo nome="telefoneFuncionario">
          <PhoneField
            label="Telefone"
            isRequired
            value={telefoneFuncionario}
            onChange={(telefone) =>
              despachar({ tipo: 'ENVIO_ALTERADO', campos: { telefoneFuncionario: telefone } })
            }
            onBlur={() => tocar('telefoneFuncionario')}
            errorMessage={erro('telefoneFuncionario')}
          />
        </Campo>
        <RadioGroup
          label="Enviar o link por"
          orientation="horizontal"
          options={CANAIS}
          value={formaEnvio}
          onChange={(canal) => despachar({ tipo: 'ENVIO_ALTERADO', campos: { formaEnvio: canal } })}
        />
        {formaEnvio === 'EMAIL' ? (
          <GridItem span="all">
            <Campo nome="emailFuncionario">
              <TextField
                label="E-mail"
                type="email"
                isRequired
                width="lg"
                value={emailFuncionario}
                onChange={(email) =>
                  despachar({ tipo: 'ENVIO_ALTERADO', campos: { emailFuncionario: email } })
                }
                onBlur={() => tocar('emailFuncionario')}
                errorMessage={erro('emailFuncionario')}
              />
            </Campo>
          </GridItem>
        ) : null}
      </Grid>
    </Stack>
  );
}
