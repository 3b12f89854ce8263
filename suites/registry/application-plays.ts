export { playStart, playUrl } from '../application/plays.ts';
