// `node --import` of this: a server that tests started ends when they do, however they ended.
import { stopWithParent } from './processes.mjs';

stopWithParent();
