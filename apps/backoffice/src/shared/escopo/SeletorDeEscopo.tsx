import { Button } from '@apto/ui';
import { Building2, ChevronDown } from '@apto/ui/icons';
import { useAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { escopoAtom, escopoRestrito } from './escopo.ts';
import { podarEscopo, rotuloDoEscopo } from './selecao.ts';
import { useClientesDoEscopo } from './useOpcoesDeEscopo.ts';

const DialogoDeEscopo = lazy(() => import('./DialogoDeEscopo.tsx'));

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
        {rotulo}
      </Button>
      <Suspense fallback={null}>
        {aberto ? (
          <DialogoDeEscopo atual={escopo} aoAplicar={setEscopo} aoFechar={() => setAberto(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
