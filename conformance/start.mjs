// A program to begin with: it offers one operation to the runner of the kit. Add the others, in this language or another.
import {createInterface} from 'node:readline';

const operations = {
  // LP-16: a geometry becomes its type and its coordinates, in this order.
  'location-text': ({location}) => {
    if (typeof location === 'string') return {text: location};
    const {type, coordinates} = location;
    const isGeometry = type !== undefined && coordinates !== undefined;
    return {text: JSON.stringify(isGeometry ? {type, coordinates} : location)};
  },
};

for await (const line of createInterface({input: process.stdin})) {
  const {seq, op, input} = JSON.parse(line);
  if (op === 'stop') break;
  const response =
    op === 'start'
      ? {protocol: 1, name: 'start', version: '0.1.0', language: 'JavaScript', ops: Object.keys(operations)}
      : {output: operations[op](input)};
  console.log(JSON.stringify({seq, ...response}));
}
