import {
  LIMITE_ROTULO_QUEM_AGENDA,
  metodoTravado,
  QUEM,
  ROTULO_QUEM,
  truncar,
  type Quem,
} from '@apto/domain';
import { Grid, Select, TextField } from '@apto/ui';
import { Campo } from '../campos/Campo.tsx';
import { useFalhas } from '../campos/falhas.ts';
import { usePedido } from '../pedido/usePedido.ts';

/** '… (Ana Souza)': who each answer stands for, cut as specified (doc2 §9). */
export const rotuloDeQuem = (quem: Quem, nomes: Partial<Record<Quem, string | undefined>>): string =>
  truncar(
    nomes[quem] ? `${ROTULO_QUEM[quem]} (${nomes[quem]})` : ROTULO_QUEM[quem],
    LIMITE_ROTULO_QUEM_AGENDA,
  );

const TRAVADO = 'Definido pelas regras do cliente.';

/** The client, who schedules and who notifies; locked where the client decided (doc2 §2.7, §4). */
export function QuemFazOQue() {
  const [pedido, despachar] = usePedido();
  const { erro } = useFalhas();
  const travado = metodoTravado(pedido);
  const nomes = { SOLICITANTE: pedido.nomeSolicitante, EMPRESA: pedido.cliente?.name };
  const opcoes = Object.values(QUEM).map((quem) => ({ value: quem, label: rotuloDeQuem(quem, nomes) }));
  return (
    <Grid columns={3}>
      <TextField label="Cliente" isReadOnly value={pedido.cliente?.name ?? ''} />
      <Campo nome="quemAgenda">
        <Select<Quem>
          label="Quem agenda"
          isRequired={travado.quemAgenda}
          options={opcoes}
          value={pedido.quemAgenda}
          isDisabled={travado.quemAgenda}
          description={travado.quemAgenda ? TRAVADO : undefined}
          onChange={(quem) => {
            if (quem) despachar({ tipo: 'QUEM_AGENDA_ESCOLHIDO', quem });
          }}
          errorMessage={erro('quemAgenda')}
        />
      </Campo>
      <Campo nome="quemAvisa">
        <Select<Quem>
          label="Quem avisa"
          isRequired={travado.quemAvisa}
          options={opcoes}
          value={pedido.quemAvisa}
          isDisabled={travado.quemAvisa}
          description={travado.quemAvisa ? TRAVADO : undefined}
          onChange={(quem) => {
            if (quem) despachar({ tipo: 'QUEM_AVISA_ESCOLHIDO', quem });
          }}
          errorMessage={erro('quemAvisa')}
        />
      </Campo>
    </Grid>
  );
}
