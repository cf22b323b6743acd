// A program to begin with: it offers one operation to the runner of the kit. Add the others, in this language or another.
const operations = {
  // LP-16: a geometry becomes its type and its coordinates, in this order.
  'location-text': ({location}) => {
    if (typeof location === 'string') return {text: location};
    const {type, coordinates} = location;
    const isGeometry = type !== undefined && coordinates !== undefined;
    return {text: JSON.stringify(isGeometry ? {type, coordinates} : location)};
  },
};

let rest = '';
// One JSON object a line. U+000A alone ends a line; node:readline has other ends as well.
process.stdin.setEncoding('utf8').on('data', (text) => {
  const lines = (rest + text).split('\n');
  rest = lines.pop();
  lines.forEach(respond);
});

function respond(line) {
  const {seq, op, input} = JSON.parse(line);
  if (op === 'stop') return process.stdin.destroy();
  const response =
    op === 'start'
      ? {protocol: 1, name: 'start', version: '0.1.0', language: 'JavaScript', ops: Object.keys(operations)}
      : {output: operations[op](input)};
  console.log(JSON.stringify({seq, ...response}));
}
