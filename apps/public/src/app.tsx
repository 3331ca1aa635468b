import { RouterProvider } from 'react-router-dom';
import { criarRoteador } from './routes.tsx';
import { loja } from './shared/loja.ts';
import { CAMINHO } from './shared/rotas/caminhos.ts';
import { sessaoAtom } from './shared/sessao/index.ts';

const roteador = criarRoteador();

// A session that begins or ends takes the address with it; the one that was there when this arrived is in it already.
loja.sub(sessaoAtom, () => {
  void roteador.navigate(loja.get(sessaoAtom) ? CAMINHO.dados : CAMINHO.login, { replace: true });
});

/** Everything behind the login. */
export default function Aplicativo() {
  return <RouterProvider router={roteador} />;
}
