import '@apto/ui/theme';
import './reset.css';
import { AptoProvider } from '@apto/ui/apto-provider';
import { ToastRegion } from '@apto/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Agendamentos } from './Agendamentos';

const root = document.getElementById('root');
if (!root) throw new Error('O index.html não tem #root.');

createRoot(root).render(
  <StrictMode>
    <AptoProvider theme="system" density="compact" brandColor="#0b5c63">
      <Agendamentos />
      <ToastRegion />
    </AptoProvider>
  </StrictMode>,
);
