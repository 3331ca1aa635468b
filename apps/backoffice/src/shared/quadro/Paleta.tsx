import { IconButton, useCommandPaletteShortcut } from '@apto/ui';
import { Search } from '@apto/ui/icons';
import { useCallback, useState } from 'react';
import { sobDemanda } from '../sobDemanda.tsx';

const PaletaDeComandos = sobDemanda(() => import('./PaletaDeComandos.tsx'));

/** Screens, actions and whose appointment it is, a few letters away: the button and Ctrl+K. */
export function Paleta() {
  const [aberta, setAberta] = useState(false);
  const [pedida, setPedida] = useState(false);
  const abrir = useCallback(() => {
    setPedida(true);
    setAberta(true);
  }, []);
  useCommandPaletteShortcut(abrir);
  return (
    <>
      <IconButton icon={<Search />} label="Ir para… (Ctrl+K)" onPress={abrir} />
      {pedida ? (
        <PaletaDeComandos aberta={aberta} aoMudar={setAberta} aoFalhar={() => setPedida(false)} />
      ) : null}
    </>
  );
}
