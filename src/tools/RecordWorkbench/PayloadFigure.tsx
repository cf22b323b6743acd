import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {PayloadWord} from '@astral-docs/location-record/record/payload';
import figure from '@site/src/components/Figure/styles.module.css';
import {TOKEN_COLOUR_CLASSES, PayloadWordList} from './PayloadMap';
import styles from './styles.module.css';

/** From the middle of one row to that of another, in rows; further left the later it begins. */
function arc(from: number, to: number, index: number): string {
  const left = 24 - 10 * index;
  return `M40 ${from + 0.5}C${left} ${from + 0.5} ${left} ${to + 0.5} 39 ${to + 0.5}m-6-.1l6 .1-6 .1`;
}

/** The words of a payload, with an arc from each head to the tail that it points to. */
export default function PayloadFigure({data}: {readonly data: readonly PayloadWord[]}): ReactNode {
  const heads = data.flatMap(({word, role}, row) =>
    role === 'offset' ? [{row, tail: Number(BigInt(word)) / 32}] : [],
  );
  return (
    <figure className={clsx(figure.figure, figure.drawing)}>
      <div className={styles.arcs}>
        <svg viewBox={`0 0 40 ${data.length}`} preserveAspectRatio="none" className="a-code" aria-hidden="true">
          {heads.map(({row, tail}, index) => (
            <path key={row} className={TOKEN_COLOUR_CLASSES[index]} d={arc(row, tail, index)} />
          ))}
        </svg>
        <PayloadWordList words={data} label="Words of the payload" />
      </div>
      <figcaption className={figure.caption}>
        A head of {heads.length} words, and the tails that they point to: {32 * data.length} bytes
      </figcaption>
    </figure>
  );
}
