import { InlineAlert, CenteredPage } from '@apto/ui';
import { PERMISSAO, passaNaGuardaDeRota } from '@apto/domain';
import { useAtomValue } from 'jotai';
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { cliente, clienteCom } from '../../shared/api/cliente.ts';
import { prepararLista } from '../../shared/rotas/preparo.ts';
import {
  destinoSeguro,
  iniciarSessao,
  restaurarSessao,
  ROTA_INICIAL,
  saidaAtom,
  sairDaSessao,
  useSessaoOuNada,
} from '../../shared/sessao/index.ts';
import { FormularioDeLogin, type Credenciais } from './FormularioDeLogin.tsx';
import { SemPermissao } from './SemPermissao.tsx';

export const handle = { titulo: 'Entrar' };

/** Someone with a session has nothing to do here, unless they were sent back for a missing permission. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const consulta = new URL(request.url).searchParams;
  if (consulta.get('semPermissao') === 'true') return null;
  return (await restaurarSessao()) ? redirect(destinoSeguro(consulta.get('redirect'))) : null;
}

export function Component() {
  const navegar = useNavigate();
  const [consulta] = useSearchParams();
  const sessao = useSessaoOuNada();
  const saida = useAtomValue(saidaAtom);
  const redirecionar = consulta.get('redirect');

  async function entrar(credenciais: Credenciais): Promise<void> {
    await iniciarSessao(clienteCom, credenciais);
    await navegar(destinoSeguro(redirecionar), { replace: true });
  }

  if (sessao && consulta.get('semPermissao') === 'true') {
    const podeLista = passaNaGuardaDeRota(sessao.permissoes, PERMISSAO.GESTAO_MEDICA_V3_VIEW);
    return (
      <CenteredPage title="Sem permissão">
        <SemPermissao
          nome={sessao.perfil.name}
          email={sessao.perfil.email}
          destino={podeLista ? ROTA_INICIAL : null}
          aoSair={() => void sairDaSessao(cliente)}
        />
      </CenteredPage>
    );
  }

  return (
    <CenteredPage title="Entrar" description="Agende, acompanhe e conclua exames ocupacionais.">
      {consulta.get('tokenExpirado') === 'true' ? (
        <InlineAlert tone="informacao">
          {saida === 'expirou'
            ? 'Sua sessão expirou. Entre novamente para continuar de onde parou.'
            : 'Sua sessão expirou ou ainda não começou. Entre para continuar.'}
        </InlineAlert>
      ) : null}
      <FormularioDeLogin entrar={entrar} aoPreparar={prepararLista} />
    </CenteredPage>
  );
}
