import React, {type ReactNode} from 'react';
import {useFault} from '../fault';

/** A page without the layout: what it throws reaches the outermost error page. */
export default function CrashBare(): ReactNode {
  useFault();
  return <h1>This page is well</h1>;
}
