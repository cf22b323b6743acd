import {spawnSync} from 'node:child_process';
import {installDebian} from './debian';

/** Whether `python3` is version 3.11 or newer. */
const isRecent = (): boolean =>
  spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))']).status === 0;

/**
 * The command that starts Python with its standard library alone: no installed packages, no environment variables, and
 * no compiled files left behind. Installs Python where it is missing.
 * @throws Error when there is no Python 3.11 and none can be installed
 */
export function python(): readonly string[] {
  if (!isRecent() && (!installDebian('which runs samples/python', 'python3') || !isRecent()))
    throw new Error(
      'Python 3.11 or newer is not installed as python3. Install it: the tests run packages/conformance/python.',
    );
  return ['python3', '-S', '-E', '-B'];
}
