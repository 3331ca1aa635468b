import { lateCode } from '../../../../internal/latePanel.ts';

/** Dragging a header. Comes with the pointer: nobody drags one without having come to it. */
export const headerDrag = lateCode(() => import('./headerDrag.ts'));
