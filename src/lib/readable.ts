/** A length in the unit that keeps it readable: `11.1 m`, `0.06 mm`, `7,460 km`. Three significant digits. Input in metres. */
export function formatLength(metres: number): string {
  const size = Math.abs(metres);
  if (size === 0) return '0 m';
  const units: [number, string][] = [
    [1000, 'km'],
    [1, 'm'],
    [0.01, 'cm'],
    [0.001, 'mm'],
    [1e-6, 'µm'],
    [1e-9, 'nm'],
    [1e-12, 'pm'],
  ];
  // A value that three digits round up to the next unit belongs to that unit.
  const [unit, name] = units.find(([least]) => Number((size / least).toPrecision(3)) >= 1) ?? units.at(-1)!;
  const number = (metres / unit).toLocaleString('en', {maximumSignificantDigits: 3});
  return `${number.replace('-', '−')} ${name}`;
}

/** An area in square metres, and from 100,000 m² on in square kilometres, with so many significant digits. */
export function formatArea(squareMetres: number, digits: number): string {
  const [unit, name] = squareMetres < 1e5 ? [1, 'm²'] : [1e6, 'km²'];
  return `${Number((squareMetres / unit).toPrecision(digits)).toLocaleString('en')} ${name}`;
}
