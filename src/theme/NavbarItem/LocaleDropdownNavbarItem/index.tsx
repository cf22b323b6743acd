import React, {type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import LocaleDropdown from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

/** Shows the language switcher only when there is a language to switch to; a second locale needs no code. */
export default function LocaleDropdownWithChoice(props: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const choices = i18n.locales.length + props.dropdownItemsBefore.length + props.dropdownItemsAfter.length;
  return choices > 1 ? <LocaleDropdown {...props} /> : null;
}
