import { Button, Stack, WizardLayout } from '@apto/ui';
import { FileSpreadsheet } from '@apto/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ClienteField } from '../../shared/ClienteField.tsx';
import { useLookedAtCliente } from '../../shared/scope/useLookedAtCliente.ts';
import { FileField } from './FileField.tsx';
import { importAddress, listRoute, stepItems, titleOf } from './steps.ts';
import { useModel } from './useModel.ts';

/** `/importacao/new`: whose employees, and the file. */
export function NewImport() {
  const navigate = useNavigate();
  const lookedAt = useLookedAtCliente();
  const [chosen, setCliente] = useState<number | null>(null);
  const clienteId = chosen ?? lookedAt;
  const model = useModel('FUNCIONARIOS');
  return (
    <WizardLayout
      title={titleOf('FUNCIONARIOS')}
      steps={stepItems('FUNCIONARIOS', 'arquivo', false)}
      currentId="arquivo"
      heading="De qual cliente são os funcionários, e em que planilha estão?"
      description="Nada é gravado ainda: na próxima etapa você diz o que é cada coluna."
      onBack={() => void navigate(listRoute('FUNCIONARIOS'))}
      onNext={() => undefined}
      nextDisabledReason={clienteId === null ? 'Escolha o cliente.' : 'Envie a planilha.'}
      extraActions={
        <Button icon={<FileSpreadsheet />} isPending={model.isSaving} onPress={() => void model.save()}>
          Baixar modelo
        </Button>
      }
    >
      <Stack gap="x6">
        <ClienteField value={clienteId} isLocked={false} onChange={setCliente} />
        <FileField
          // Another customer is another file.
          key={clienteId}
          kind="FUNCIONARIOS"
          clienteId={clienteId}
          onRead={(read) => void navigate(importAddress(read.id, read.tipo, 'COLUMNS'), { replace: true })}
        />
      </Stack>
    </WizardLayout>
  );
}
