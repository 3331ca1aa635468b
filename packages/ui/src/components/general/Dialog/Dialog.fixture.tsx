import { useState, type ComponentType } from 'react';
import { Button } from '../Button/Button.tsx';

interface Opened {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** A dialog and the button that opens it. */
export function withOpener<Props extends Opened>(Dialog: ComponentType<Props>, words: string) {
  return function Render(args: Props) {
    const [isOpen, setOpen] = useState(false);
    return (
      <div style={{ padding: 16 }}>
        <Button onPress={() => setOpen(true)}>{words}</Button>
        <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </div>
    );
  };
}
