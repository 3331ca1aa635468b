import { Dialog } from '@apto/ui';
import { PdfContent } from './PdfContent.tsx';

interface Props {
  readonly title: string;
  readonly fileName: string;
  readonly load: (signal: AbortSignal) => Promise<Blob>;
  readonly onClose: () => void;
}

/** One PDF above the page. */
export default function PdfDialog({ title, fileName, load, onClose }: Props) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} width={900}>
      <PdfContent label={title} fileName={fileName} load={load} />
    </Dialog>
  );
}
