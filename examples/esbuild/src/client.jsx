import '@apto/ui/theme';
import { hydrateRoot } from 'react-dom/client';
import { NewExame } from './NewExame.js';

hydrateRoot(document.getElementById('root'), <NewExame />, {
  onRecoverableError: (error) => console.error('hidratação', error),
});
