import { AttachmentPreview, Dialog } from '@apto/ui';

interface Props {
  /** The file's name. */
  readonly title: string;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  readonly onClose: () => void;
}

/** One picture above the page. */
export default function ImageDialog({ title, load, onClose }: Props) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} width={800}>
      <AttachmentPreview attachment={{ id: 0, nomeArquivo: title }} loadFile={(_, signal) => load(signal)} />
    </Dialog>
  );
}
