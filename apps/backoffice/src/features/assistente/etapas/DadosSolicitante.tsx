import { Grid, GridItem, PhoneField, RadioCards, RadioGroup, Stack, TextField } from '@apto/ui';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { usePedido } from '../pedido/usePedido.ts';

const MODOS = [
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

const SIM_NAO = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const;

/** Who asks, and which of the two ways (doc2 §2.2). */
export function DadosSolicitante() {
  const [pedido, despachar] = usePedido();
  const { erro, tocar } = useFalhas();
  const alterar = (
    campos: Partial<Pick<typeof pedido, 'nomeSolicitante' | 'emailSolicitante' | 'telefoneSolicitante'>>,
  ) => despachar({ tipo: 'SOLICITANTE_ALTERADO', campos });
  return (
    <Stack gap="x6">
      <Grid columns={2}>
        <GridItem span="all">
          <Campo nome="nomeSolicitante">
            <TextField
              label="Nome"
              isRequired
              autoComplete="name"
              value={pedido.nomeSolicitante}
              onChange={(nomeSolicitante) => alterar({ nomeSolicitante })}
              onBlur={() => tocar('nomeSolicitante')}
              errorMessage={erro('nomeSolicitante')}
            />
          </Campo>
        </GridItem>
        <Campo nome="emailSolicitante">
          <TextField
            label="E-mail"
            type="email"
            isRequired
            autoComplete="email"
            description="Recebe todas as comunicações sobre este pedido."
            value={pedido.emailSolicitante}
            onChange={(emailSolicitante) => alterar({ emailSolicitante })}
            onBlur={() => tocar('emailSolicitante')}
            errorMessage={erro('emailSolicitante')}
          />
        </Campo>
        <Campo nome="telefoneSolicitante">
          <PhoneField
            label="Telefone"
            variant="solicitante"
            isRequired
            value={pedido.telefoneSolicitante}
            onChange={(telefoneSolicitante) => alterar({ telefoneSolicitante })}
            onBlur={() => tocar('telefoneSolicitante')}
            errorMessage={erro('telefoneSolicitante')}
          />
        </Campo>
      </Grid>
      <RadioCards
        label="Como o exame será agendado?"
        columns={2}
        options={MODOS}
        value={pedido.autoagendamento ? 'link' : 'manual'}
        onChange={(modo) => despachar({ tipo: 'MODO_ESCOLHIDO', autoagendamento: modo === 'link' })}
      />
      {pedido.autoagendamento ? (
        <Campo nome="enquadramentoLaudoPCD">
          <RadioGroup
            label="O exame é para enquadramento de laudo PCD?"
            isRequired
            orientation="horizontal"
            options={SIM_NAO}
            value={pedido.enquadramentoLaudoPCD}
            onChange={(valor) => despachar({ tipo: 'ENQUADRAMENTO_RESPONDIDO', valor })}
            errorMessage={erro('enquadramentoLaudoPCD')}
          />
        </Campo>
      ) : null}
    </Stack>
  );
}
