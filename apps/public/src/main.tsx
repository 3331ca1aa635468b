import '@apto/ui/theme';
import { Provider as LojaProvider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Portao } from './Portao.tsx';
import { carregarAplicativo } from './carregar.ts';
import { loja } from './shared/loja.ts';
import { receberConvite, sessao, tirarConviteDoEndereco } from './shared/sessao/index.ts';

const convite = tirarConviteDoEndereco();
sessao.seguirOutrasAbas();
await sessao.restaurar();
if (convite) await receberConvite(convite);
if (sessao.atual()) await carregarAplicativo().catch(() => undefined);

const raiz = document.getElementById('root');
if (!raiz) throw new Error("Falta o elemento '#root' na página.");
createRoot(raiz).render(
  <StrictMode>
    <LojaProvider store={loja}>
      <Portao />
    </LojaProvider>
  </StrictMode>,
);
