import React, {type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

export default function StorageWhileRendering(): ReactNode {
  return <p>{createStorageSlot('specimen').get()}</p>;
}
