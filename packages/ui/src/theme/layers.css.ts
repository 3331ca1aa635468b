import { globalLayer } from '@vanilla-extract/css';
import { LAYERS } from './layer-names.ts';

/**
 * O único lugar que declara a ordem da cascata. Todo `.css.ts` do projeto importa este arquivo primeiro, para
 * que a ordem nunca dependa de qual pedaço um empacotador emite antes. As regras do próprio produto, fora de
 * qualquer camada, vencem todas estas.
 */
export const reset = globalLayer(LAYERS.reset);
export const tokens = globalLayer(LAYERS.tokens);
export const base = globalLayer(LAYERS.base);
export const components = globalLayer(LAYERS.components);
export const utilities = globalLayer(LAYERS.utilities);
