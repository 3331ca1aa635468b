'use client';

import { useMedia } from '../../../internal/useMedia.ts';

/** Whether the window is as narrow as a phone: below 600 px the specification's mobile layout begins (doc3 §9). */
export const useIsPhone = (): boolean => useMedia('(max-width: 599px)');
