import { Button } from '@apto/ui';
import { Building2, ChevronDown } from '@apto/ui/icons';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { sobDemanda } from '../sobDemanda.tsx';
import { useTelaEstreita } from '../useTelaEstreita.ts';
import { escopoAtom, escopoRestrito } from './escopo.ts';
import { podarEscopo, rotuloCurto, rotuloDoEscopo } from './selecao.ts';
import { useClientesDoEscopo } from './useOpcoesDeEscopo.ts';

const DialogoDeEscopo = sobDemanda(() => import('./DialogoDeEscopo.tsx'));

/** Which companies and branches are being looked at: always in sight, one press to change. */
export function SeletorDeEscopo() {
  const [escopo, setEscopo] = useAtom(escopoAtom);
  const [aberto, setAberto] = useState(false);
  const { opcoes, total } = useClientesDoEscopo('');

  useEffect(() => {
    if (total === undefined) return;
    const podado = podarEscopo(escopo, opcoes, total);
    if (podado !== escopo) setEscopo(podado);
  }, [escopo, opcoes, setEscopo, total]);

  const estreita = useTelaEstreita();
  const fechar = () => setAberto(false);
  const rotulo = rotuloDoEscopo(escopo, opcoes);
  return (
    <>
      <Button
        variant={escopoRestrito(escopo) ? 'secondary' : 'quiet'}
        icon={<Building2 />}
        iconAfter={<ChevronDown />}
        onPress={() => setAberto(true)}
        aria-haspopup="dialog"
        aria-label={`Empresas e unidades: ${rotulo}`}
      >
        {estreita ? rotuloCurto(rotulo) : rotulo}
      </Button>
      {aberto ? (
        <DialogoDeEscopo atual={escopo} aoAplicar={setEscopo} aoFechar={fechar} aoFalhar={fechar} />
      ) : null}
    </>
  );
}
