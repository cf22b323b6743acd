import type {PayloadWord} from '@astral-docs/location-record/record/payload';
import type {DomainChoice} from '@site/src/lib/recordWorkbench/form';
import type {Contracts} from '@site/src/lib/recordWorkbench/inspectPackage';

/** A decoded example from the test vectors, and what the workbench starts from; the build hands it over (plugins/facts). */
export interface WorkbenchData {
  example: {
    words: readonly PayloadWord[];
    schema: string;
    uid: string;
    digest: string;
    signer: string;
    chain: number;
    /** Unix seconds. */
    time: number;
    salt: string;
  };
  domains: readonly DomainChoice[];
  contracts: Contracts;
  /** Examples to check; their texts are published as /records/workbench.json. */
  samples: readonly {id: string; name: string}[];
}
