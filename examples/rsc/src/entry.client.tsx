import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const pagina = await createFromFetch<ReactNode>(fetch('/?componentes'));
hydrateRoot(document, pagina);
