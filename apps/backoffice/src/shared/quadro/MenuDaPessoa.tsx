import { IconButton, Menu } from '@apto/ui';
import { LogOut, Settings, ShieldCheck, User } from '@apto/ui/icons';
import { useState } from 'react';
import { cliente } from '../api/cliente.ts';
import { sairDaSessao, useSessao } from '../sessao/index.ts';
import { sobDemanda } from '../sobDemanda.tsx';

const DialogoDeSenha = sobDemanda(() => import('./DialogoDeSenha.tsx'));
const DialogoDeAparencia = sobDemanda(() => import('./DialogoDeAparencia.tsx'));

/** The signed-in person: password, looks, way out. */
export function MenuDaPessoa() {
  const { perfil } = useSessao();
  const [aberto, setAberto] = useState<'senha' | 'aparencia' | null>(null);
  const fechar = () => setAberto(null);
  return (
    <>
      <Menu
        label={`Conta de ${perfil.name}`}
        trigger={<IconButton label={`Conta de ${perfil.name}`} hasTooltip={false} icon={<User />} />}
        items={[
          {
            id: 'quem',
            title: `${perfil.name} (${perfil.email})`,
            items: [
              {
                id: 'senha',
                label: 'Trocar senha',
                icon: <ShieldCheck size={16} />,
                onAction: () => setAberto('senha'),
              },
              {
                id: 'aparencia',
                label: 'Aparência',
                icon: <Settings size={16} />,
                onAction: () => setAberto('aparencia'),
              },
              {
                id: 'sair',
                label: 'Sair',
                icon: <LogOut size={16} />,
                onAction: () => void sairDaSessao(cliente),
              },
            ],
          },
        ]}
      />
      {aberto === 'senha' ? <DialogoDeSenha aoFechar={fechar} aoFalhar={fechar} /> : null}
      {aberto === 'aparencia' ? <DialogoDeAparencia aoFechar={fechar} aoFalhar={fechar} /> : null}
    </>
  );
}
