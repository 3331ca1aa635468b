import { useState } from 'react';
import { usePedido } from '../../shared/pedido/contexto.ts';
import { useRascunho } from '../../shared/pedido/rascunho.ts';
import { EscolhaDaCidade } from './EscolhaDaCidade.tsx';
import { EscolhaDaClinica } from './EscolhaDaClinica.tsx';

/** Step 2: the city, which is usually known, and then the clinic. One question at a time. */
export function Local() {
  const pedido = usePedido();
  const [rascunho, mudar] = useRascunho(pedido.agendamento.id);
  const cidade = rascunho.cidade ?? pedido.cidade;
  const [trocando, setTrocando] = useState(false);
  if (!cidade || trocando) {
    return (
      <EscolhaDaCidade
        atual={cidade}
        aoEscolher={(nova) => {
          mudar({ cidade: nova });
          setTrocando(false);
        }}
        aoDesistir={cidade ? () => setTrocando(false) : undefined}
      />
    );
  }
  return <EscolhaDaClinica key={cidade.id} cidade={cidade} aoTrocarCidade={() => setTrocando(true)} />;
}
