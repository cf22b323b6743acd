import {type ReactNode, useId} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * Closed waves round the middle, each turned a little further, as engravers of banknotes draw them: a smooth curve through the
 * middles between its points.
 */
const rings = (radius: number, depth: number, waves: number, count: number): string =>
  Array.from({length: count}, (_, ring) => {
    const points = Array.from({length: 10 * waves + 2}, (_point, step) => {
      const angle = (step / 5 / waves) * Math.PI;
      const reach = radius + depth * Math.sin(waves * angle + (ring * 2 * Math.PI) / count);
      return [reach * Math.cos(angle), reach * Math.sin(angle)] as const;
    });
    const curve = points.slice(1).map(([x, y], step) => {
      const [fromX, fromY] = points[step]!;
      return [fromX, fromY, (fromX + x) / 2, (fromY + y) / 2].map((value) => value.toFixed(2)).join(' ');
    });
    return `M${curve[0]!.split(' ').slice(2).join(' ')}Q${curve.slice(1).join(' ')}`;
  }).join('');
const pattern = rings(58, 22, 12, 6) + rings(90, 4, 40, 3);

/** An engraved seal, in one piece or in two. */
export function SignatureSeal({whole}: {readonly whole: boolean}): ReactNode {
  const id = useId();
  return (
    <svg className={clsx(styles.seal, !whole && styles.broken)} viewBox="-110 -104 220 208" aria-hidden="true">
      {[-120, 120].map((edge) => (
        <g key={edge}>
          <clipPath id={`${id}${edge}`}>
            <path d={`M${edge}-110L0-110L14-66L-9-38L11-12L-12 16L10 44L-8 72L6 110L${edge} 110Z`} />
          </clipPath>
          <g clipPath={`url(#${id}${edge})`}>
            <circle r="96" />
            <path d={pattern} />
            <circle r="33" />
            <path d="M0-19L18 13H-18Z" />
            <path d="M0 3h0" strokeLinecap="round" strokeWidth="5" />
          </g>
        </g>
      ))}
    </svg>
  );
}
