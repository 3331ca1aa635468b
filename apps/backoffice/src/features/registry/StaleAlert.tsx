import { Button, InlineAlert } from '@apto/ui';

/** 409: somebody else saved the record first. */
export const StaleAlert = ({ onReload }: { onReload: () => void }) => (
  <InlineAlert
    tone="warning"
    announce="assertive"
    title="Outra pessoa alterou este registro enquanto você o editava."
    action={<Button onPress={onReload}>Recarregar</Button>}
  >
    Recarregar mostra a versão atual e descarta o que você digitou.
  </InlineAlert>
);
