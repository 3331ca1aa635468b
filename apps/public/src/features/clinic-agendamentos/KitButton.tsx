import { clinicKitFile, type ClinicAgendamento } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { kitFileName } from '@apto/domain/kit';
import { isStatusIn } from '@apto/domain/status';
import { KIT_STATUSES } from '@apto/domain/templates';
import { Button, Dialog, InlineAlert, PdfViewer, Stack } from '@apto/ui';
import { useState } from 'react';

/** The kit to print, once the appointment is scheduled: seen in the page, printed and saved from there. */
export function KitButton({ item }: { item: ClinicAgendamento }) {
  const api = useApi();
  const [pdf, setPdf] = useState<Blob | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!isStatusIn(item.status.id, KIT_STATUSES)) return null;

  async function open(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      setPdf((await api.download(clinicKitFile, { params: { id: item.id } })).blob);
      setOpen(true);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '');
    } finally {
      setPending(false);
    }
  }

  const label = `Kit de ${item.funcionario.name}`;
  return (
    <Stack gap="x3">
      {failure === null ? null : (
        <InlineAlert tone="danger" title="Não foi possível abrir o kit.">
          {failure}
        </InlineAlert>
      )}
      <div>
        <Button isPending={isPending} onPress={() => void open()}>
          Ver e imprimir o kit
        </Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={label} width={900}>
        <PdfViewer label={label} source={pdf} fileName={kitFileName(item.id)} />
      </Dialog>
    </Stack>
  );
}
