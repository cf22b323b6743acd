/**
 * Adds our components to those that every page can use without an import. What they show is looked up in `data/` by the
 * build (plugins/facts). A tool is imported by the pages that have it, so that no other page loads it.
 */
import MDXComponents from '@theme-original/MDXComponents';
import Tabs from '@theme/Tabs';
import KnownIssue from '@site/src/components/KnownIssue';
import KnownIssueTable from '@site/src/components/KnownIssueTable';
import ErrorTable from '@site/src/components/ErrorTable';
import Fact from '@site/src/components/Fact';
import Figure from '@site/src/components/Figure';
import FigureTable from '@site/src/components/FigureTable';
import ProtocolVersion from '@site/src/components/ProtocolVersion';
import Glossary from '@site/src/components/Glossary';
import KitResultTable from '@site/src/components/KitResultTable';
import TabItem from '@site/src/components/parts/NamedTabItem';
import NetworkTable from '@site/src/components/NetworkTable';
import PageList from '@site/src/components/PageList';
import ReasonTable from '@site/src/components/ReasonTable';
import {
  CodeType,
  ReferenceColumns,
  ReferenceEntry,
  ReferenceExample,
  ReferenceIndex,
  ReferenceItem,
  RequestLine,
} from '@site/src/components/Reference';
import {CodeFence} from '@site/src/components/parts/Fence';
import Requirement from '@site/src/components/Requirement';
import RequirementTable from '@site/src/components/RequirementTable';
import SampleLink from '@site/src/components/SampleLink';
import SchemaTable from '@site/src/components/SchemaTable';
import Proves from '@site/src/components/Proves';
import StatusTable from '@site/src/components/StatusTable';
import Term from '@site/src/components/Term';

export default {
  ...MDXComponents,
  pre: CodeFence,
  CodeType,
  KnownIssue,
  KnownIssueTable,
  ErrorTable,
  Fact,
  Figure,
  FigureTable,
  ProtocolVersion,
  Glossary,
  KitResultTable,
  NetworkTable,
  PageList,
  ReasonTable,
  ReferenceColumns,
  ReferenceEntry,
  ReferenceExample,
  ReferenceIndex,
  ReferenceItem,
  RequestLine,
  Requirement,
  RequirementTable,
  SampleLink,
  SchemaTable,
  Proves,
  StatusTable,
  TabItem,
  Tabs,
  Term,
};
