/** The visible half of the notices, loaded with the first one. */
export { ToastHistory, ToastRegion } from '@apto/ui';
