export { dragInOrder } from '../../../../internal/orderDrag.ts';
export { placeColumn } from './arranging.logic.ts';
