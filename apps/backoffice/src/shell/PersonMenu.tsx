import { IconButton, Menu } from '@apto/ui';
import { IdCard, Info, LogOut, Settings, ShieldCheck, User } from '@apto/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../shared/api/client.ts';
import { BOLETINS_ROUTE, PROFILE_ROUTE } from '../shared/routing/addresses.ts';
import { leaveSession, useSession } from '../shared/session/index.ts';
import { onDemand } from '../shared/lazy.tsx';

const PasswordDialog = onDemand(() => import('../shared/account/PasswordDialog.tsx'));
const AppearanceDialog = onDemand(() => import('./AppearanceDialog.tsx'));

/** The signed-in person: own page, password, looks, way out. */
export function PersonMenu() {
  const navigate = useNavigate();
  const { profile } = useSession();
  const [openDialog, setOpenDialog] = useState<'password' | 'appearance' | null>(null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <Menu
        label={`Conta de ${profile.name}`}
        trigger={<IconButton label={`Conta de ${profile.name}`} hasTooltip={false} icon={<User />} />}
        items={[
          {
            id: 'quem',
            title: `${profile.name} (${profile.email})`,
            items: [
              {
                id: 'profile',
                label: 'Meu perfil',
                icon: <IdCard size={16} />,
                onAction: () => void navigate(PROFILE_ROUTE),
              },
              {
                id: 'boletins',
                label: 'Boletins',
                icon: <Info size={16} />,
                onAction: () => void navigate(BOLETINS_ROUTE),
              },
              {
                id: 'password',
                label: 'Trocar senha',
                icon: <ShieldCheck size={16} />,
                onAction: () => setOpenDialog('password'),
              },
              {
                id: 'appearance',
                label: 'Aparência',
                icon: <Settings size={16} />,
                onAction: () => setOpenDialog('appearance'),
              },
              {
                id: 'signOut',
                label: 'Sair',
                icon: <LogOut size={16} />,
                onAction: () => void leaveSession(api),
              },
            ],
          },
        ]}
      />
      {openDialog === 'password' ? <PasswordDialog onClose={close} onFail={close} /> : null}
      {openDialog === 'appearance' ? <AppearanceDialog onClose={close} onFail={close} /> : null}
    </>
  );
}
