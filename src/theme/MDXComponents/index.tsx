/**
 * Adds our components to those that every page can use without an import. What they show is looked up in `data/` by the
 * build (plugins/facts). Articles come to the browser as the HTML that these have drawn (delivery/articles): whatever
 * keeps a state there must be an island, which is named in src/lib/islands.json too.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {asIsland} from '@site/delivery/articles/island';
import AccessibilityReport from '@site/src/components/AccessibilityReport';
import Defect from '@site/src/components/Defect';
import DefectTable from '@site/src/components/DefectTable';
import ErrorTable from '@site/src/components/ErrorTable';
import Fact from '@site/src/components/Fact';
import Figure from '@site/src/components/Figure';
import FigurePlot from '@site/src/components/FigurePlot';
import FigureTable from '@site/src/components/FigureTable';
import Generation from '@site/src/components/Generation';
import Glossary from '@site/src/components/Glossary';
import NetworkTable from '@site/src/components/NetworkTable';
import OfflineSwitch from '@site/src/components/OfflineSwitch';
import PageList from '@site/src/components/PageList';
import Plot from '@site/src/components/Plot';
import ReasonTable from '@site/src/components/ReasonTable';
import Rule from '@site/src/components/Rule';
import RuleTable from '@site/src/components/RuleTable';
import SampleLink from '@site/src/components/SampleLink';
import SchemaTable from '@site/src/components/SchemaTable';
import SdkReference from '@site/src/components/SdkReference';
import SdkType from '@site/src/components/SdkReference/Type';
import Shows from '@site/src/components/Shows';
import StatusTable from '@site/src/components/StatusTable';
import Term from '@site/src/components/Term';
import ToolTable from '@site/src/components/ToolTable';
import FixedPointDemo from '@site/src/instruments/FixedPointDemo';
import GraphQLWorkbench from '@site/src/instruments/GraphQLWorkbench';
import QueryExplorer from '@site/src/instruments/QueryExplorer';
import PlaceConverter from '@site/src/instruments/PlaceConverter';
import RecordWorkbench from '@site/src/instruments/RecordWorkbench';

export default {
  ...MDXComponents,
  AccessibilityReport,
  Defect,
  DefectTable,
  ErrorTable,
  Fact,
  Figure,
  FigurePlot,
  FigureTable,
  FixedPointDemo: asIsland(FixedPointDemo),
  Generation,
  Glossary,
  GraphQLWorkbench: asIsland(GraphQLWorkbench),
  NetworkTable,
  OfflineSwitch: asIsland(OfflineSwitch),
  PageList,
  PlaceConverter: asIsland(PlaceConverter),
  Plot,
  QueryExplorer: asIsland(QueryExplorer),
  RecordWorkbench: asIsland(RecordWorkbench),
  ReasonTable,
  Rule,
  RuleTable,
  SampleLink,
  SchemaTable,
  SdkReference,
  SdkType,
  Shows,
  StatusTable,
  TabItem,
  Tabs,
  Term,
  ToolTable: asIsland(ToolTable),
};
