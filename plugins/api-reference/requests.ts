import type {Request} from '../../src/lib/api/requests';
import type {Operation} from './contract';

/**
 * The request of an operation's example: its `x-example-request`, or for an operation without one its path, with the examples of
 * parameters that are required. Headers are sent whenever the contract has an example of them.
 *
 * @param uid stands for the placeholder `{uid}`
 */
export function createExampleRequest(operation: Operation, uid: string): Request {
  const {method, path, parameters, requestBody} = operation;
  const [, address = path] = (operation['x-example-request'] ?? '').split(' ');
  const [shown = '', search = ''] = address.replace('{uid}', uid).split('?');
  const wanted = path.split('/');
  const given = shown.split('/');
  const pathValues = Object.fromEntries(
    wanted.flatMap((part, index) => (part.startsWith('{') ? [[part.slice(1, -1), given[index] ?? '']] : [])),
  );
  const required = parameters.filter((one) => one.in === 'query' && one.required);
  const query = search
    ? Object.fromEntries(new URLSearchParams(search))
    : Object.fromEntries(
        required.map(({name, example, schema}) => [name, String(example ?? (schema.enum as unknown[])[0])]),
      );
  const body = Object.values(requestBody?.content ?? {})[0]?.example;
  const headers = {
    ...(body === undefined ? {} : {'content-type': 'application/json'}),
    ...Object.fromEntries(
      parameters.flatMap((one) => (one.in === 'header' && one.example ? [[one.name, String(one.example)]] : [])),
    ),
  };
  return {method, path, pathValues, query, headers, ...(body === undefined ? {} : {body})};
}
