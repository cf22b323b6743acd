/** Components with a state, by the names that pages use without an import. Everything else that pages use is in src/theme/MDXComponents. */
export const islands = {
  FixedPointDemo: '@site/src/instruments/FixedPointDemo',
  GraphQLWorkbench: '@site/src/instruments/GraphQLWorkbench',
  OfflineSwitch: '@site/src/components/OfflineSwitch',
  PlaceConverter: '@site/src/instruments/PlaceConverter',
  Playground: '@site/src/instruments/Playground',
  QueryExplorer: '@site/src/instruments/QueryExplorer',
  RecordWorkbench: '@site/src/instruments/RecordWorkbench',
  TryRequest: '@site/src/instruments/TryRequest',
  ToolTable: '@site/src/components/ToolTable',
};
