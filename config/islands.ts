/** Components with a state, by the names that pages use without an import. Everything else that pages use is in src/theme/MDXComponents. */
export const islands = {
  EvidenceChart: '@site/src/tools/EvidenceChart',
  ForgeRecord: '@site/src/tools/ForgeRecord',
  GraphQLWorkbench: '@site/src/tools/GraphQLWorkbench',
  LandInTheSea: '@site/src/tools/LandInTheSea',
  OfflineSwitch: '@site/src/components/OfflineSwitch',
  PlaceConverter: '@site/src/tools/PlaceConverter',
  Playground: '@site/src/tools/Playground',
  QueryExplorer: '@site/src/tools/QueryExplorer',
  RecordAnatomy: '@site/src/tools/RecordAnatomy',
  RecordWorkbench: '@site/src/tools/RecordWorkbench',
  TryRequest: '@site/src/tools/TryRequest',
  ZoomLadder: '@site/src/tools/ZoomLadder',
};
