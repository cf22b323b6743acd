import React, {type ReactNode} from 'react';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import VersionDropdown from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/**
 * Shows the version switcher only when there is a version to switch to. With one version the theme would draw a
 * plain link "Next" that is marked as the current page everywhere.
 */
export default function VersionDropdownWithChoice(props: Props): ReactNode {
  const all = useVersions(props.docsPluginId);
  const listed = props.versions ? Object.keys(props.versions).length : all.length; // an array or a record
  const choices = listed + props.dropdownItemsBefore.length + props.dropdownItemsAfter.length;
  return choices > 1 ? <VersionDropdown {...props} /> : null;
}
