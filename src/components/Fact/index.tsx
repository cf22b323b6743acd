import type {ReactNode} from 'react';
import type {FactValue} from '@site/data/types';
import {LongCode} from '../parts/Value';

/** One value from `data/`, looked up by `of` in the build. */
export default function Fact({data}: {readonly data: Pick<FactValue, 'value' | 'kind'>}): ReactNode {
  return data.kind === 'text' || data.kind === 'number' ? data.value : <LongCode>{data.value}</LongCode>;
}
