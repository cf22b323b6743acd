/** `node:process`: the same object as the global one. */
import {process} from '../process';

export const {argv, env, exit, cwd, stdout, stderr, platform, versions, nextTick, hrtime} = process;
export default process;
