import '@apto/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { Tela } from './Tela.js';

hydrateRoot(document.getElementById('raiz'), <Tela />, {
  onRecoverableError: (erro) => console.error('hidratação', erro),
});
