import type {ReactNode} from 'react';
import type {FigurePlotData} from '@site/data/figure-plots';
import Plot from '../Plot';

/** A plot of measured or recorded figures, by its name in `data/figure-plots.ts`. */
export default function FigurePlot({data}: {readonly data: FigurePlotData}): ReactNode {
  return <Plot {...data} />;
}
