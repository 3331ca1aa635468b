import '@apto/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { criarRoteador } from './routes.tsx';
import { aplicarPreferencias } from './shared/preferencias/preferencias.ts';
import { destinoDaPrimeiraVisita } from './shared/rotas/redirecionamentos.ts';
import { restaurarSessao, seguirOutrasAbas } from './shared/sessao/index.ts';

aplicarPreferencias();
seguirOutrasAbas();

const sessao = await restaurarSessao();
const { pathname, search } = window.location;
const destino = sessao ? null : destinoDaPrimeiraVisita(pathname, search);
if (destino) window.history.replaceState(null, '', destino);

const raiz = document.getElementById('root');
if (!raiz) throw new Error("Falta o elemento '#root' na página.");
createRoot(raiz).render(
  <StrictMode>
    <App roteador={criarRoteador()} />
  </StrictMode>,
);
