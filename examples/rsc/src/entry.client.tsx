import { createFromFetch } from '@vitejs/plugin-rsc/browser';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';

const page = await createFromFetch<ReactNode>(fetch('/?components'));
hydrateRoot(document, page);
