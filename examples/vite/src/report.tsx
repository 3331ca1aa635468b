import '@apto/ui/theme';
import './reset.css';
import { AptoProvider } from '@apto/ui/apto-provider';
import { Button } from '@apto/ui/button';
import { Heading } from '@apto/ui/heading';
import { Stack } from '@apto/ui/stack';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (!root) throw new Error('O report.html não tem #root.');

// Outra página do mesmo build: o CSS em comum fica num arquivo à parte, que cada uma carrega na sua ordem.
createRoot(root).render(
  <StrictMode>
    <AptoProvider theme="light">
      <main>
        <Stack gap="x4">
          <Heading level={1}>Relatório</Heading>
          <div>
            <Button variant="primary">Gerar planilha</Button>
          </div>
        </Stack>
      </main>
    </AptoProvider>
  </StrictMode>,
);
