import { asoSource } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { PERMISSION } from '@apto/domain/permissions';
import { NO_PERMISSION_REASON } from '@apto/domain/status';
import { Button, IconButton } from '@apto/ui';
import { Download } from '@apto/ui/icons';
import { useState } from 'react';
import { onDemand } from '../lazy.tsx';
import { usePermission } from '../session/index.ts';

// Few look at an ASO: nobody waits for the dialog's code to see the button.
const AsoDialog = onDemand(() => import('./AsoDialog.tsx'));

interface Props {
  funcionario: { readonly id: number; readonly name: string };
  /** In a table, where the column says the rest. */
  isIcon?: boolean;
}

/** 'Baixar ASO' (doc2 §2.6): the employee's ASO files, as SOC has them. Off without a SOC, and says so. */
export function AsoButton({ funcionario, isIcon = false }: Props) {
  const [isOpen, setOpen] = useState(false);
  const mayRead = usePermission(PERMISSION.AGENDAMENTOS_ANEXOS);
  const { data: source } = useCall(asoSource, mayRead ? {} : null, { revalidateIfStale: false });
  const common = {
    icon: <Download />,
    'data-tour': 'aso',
    onPress: () => setOpen(true),
    disabledReason: mayRead ? (source?.motivo ?? undefined) : NO_PERMISSION_REASON,
  } as const;
  const label = `Baixar ASO de ${funcionario.name}`;
  return (
    <>
      {isIcon ? (
        <IconButton {...common} size="small" label={label} />
      ) : (
        <Button {...common} aria-label={label}>
          Baixar ASO
        </Button>
      )}
      {isOpen ? (
        <AsoDialog funcionario={funcionario} onClose={() => setOpen(false)} onFail={() => setOpen(false)} />
      ) : null}
    </>
  );
}
