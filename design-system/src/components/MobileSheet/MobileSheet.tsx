import { ChevronDown, Equal, X } from 'lucide';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { useMessage } from '../../messages/index.ts';
import { hasModifier } from '../../plain-click.ts';
import { Icon } from '../Icon/index.ts';
import { type NavigationGroup, NavigationLink } from '../Navigation/index.ts';
import { Bar, Foot, GroupLink, Groups, IconButton, Items, Sheet } from './MobileSheet.styles.ts';
import type { SheetStyles } from './types.ts';

/** Attributes of the HTML Invoker Commands API, which React's types do not have yet. */
const createCommand = (target: string, name: 'show-modal' | 'close') => ({
  commandfor: target,
  command: name,
});

const getElement = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

/** Props of `MobileSheetTrigger`; other attributes are those of `button`. */
export interface MobileSheetTriggerProps extends ComponentPropsWithRef<'button'> {
  /** The `id` of the `MobileSheet` that it opens. */
  sheet: string;
}

/**
 * Opens the sheet, below 1024 px. With invoker commands the browser opens a modal dialog without scripts;
 * without them it opens a popover, which the script makes modal after hydration.
 */
export function MobileSheetTrigger({ sheet, onClick, ...rest }: MobileSheetTriggerProps) {
  const message = useMessage();
  const openModal = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if ('command' in HTMLButtonElement.prototype) return;
    event.preventDefault();
    getElement(sheet)?.showModal();
  };
  return (
    <IconButton
      type="button"
      data-part="trigger"
      aria-haspopup="dialog"
      aria-label={message('menu.open')}
      popoverTarget={sheet}
      {...createCommand(sheet, 'show-modal')}
      onClick={openModal}
      {...rest}
    >
      <Icon icon={Equal} />
    </IconButton>
  );
}

/** Props of `MobileSheet`; other attributes are those of `dialog`. */
export interface MobileSheetProps extends Omit<ComponentPropsWithRef<'dialog'>, 'id'> {
  /** Referenced by the `MobileSheetTrigger`. */
  id: string;
  /** Groups of the main menu, as for `Navigation`. */
  groups: readonly NavigationGroup[];
  /** `sheetStyles`, loaded with the drawings of the areas. */
  sheetStyles?: SheetStyles | undefined;
  /** `SheetSearch`; it may be loaded when the sheet is opened. */
  search?: ReactNode;
  /** `SheetActions`; it may be loaded when the sheet is opened. */
  actions?: ReactNode;
  /** Shown in the sheet's header bar. */
  logo?: ReactNode;
  /** `LanguageSwitch` at the foot of the sheet; none by default. */
  languageSwitch?: ReactNode;
  /** The current URL; the sheet closes when it changes. */
  location?: string | undefined;
}

/** The groups of the menu as disclosures, one open at a time. */
function MenuGroups({ groups, sheetStyles }: Pick<MobileSheetProps, 'groups' | 'sheetStyles'>) {
  const message = useMessage();
  const name = useId();
  return (
    <nav aria-label={message('navigation.label')}>
      <Groups $styles={sheetStyles}>
        {groups.map((group) => (
          <li key={group.id} data-current={group.current || undefined}>
            {group.items.length === 0 ? (
              <GroupLink href={group.href} aria-current={group.current ? 'page' : undefined}>
                {group.label}
              </GroupLink>
            ) : (
              <details name={name} open={group.current}>
                <summary>
                  {group.label}
                  <Icon icon={ChevronDown} />
                </summary>
                <Items $styles={sheetStyles}>
                  {group.items.map((item) => (
                    <li key={item.href} data-accent={sheetStyles && item.accent}>
                      <NavigationLink item={item} />
                      {sheetStyles && item.text && <span data-part="text">{item.text}</span>}
                      {item.picture}
                    </li>
                  ))}
                </Items>
              </details>
            )}
          </li>
        ))}
      </Groups>
    </nav>
  );
}

/**
 * The full-screen menu below 1024 px: navigation groups as disclosures, one open at a time. A native modal
 * dialog: the page behind is inert and does not scroll, Escape closes it, the focus returns to the button.
 */
export function MobileSheet({
  id,
  groups,
  sheetStyles,
  search,
  actions,
  logo,
  languageSwitch,
  location,
  onClick,
  ...rest
}: MobileSheetProps) {
  const message = useMessage();
  const shownAt = useRef(location);

  const close = () => {
    const sheet = getElement(id);
    sheet?.close();
    sheet?.hidePopover();
  };

  useEffect(() => {
    if (shownAt.current !== location) close();
    shownAt.current = location;
  });

  return (
    <Sheet
      id={id}
      popover="auto"
      aria-label={message('menu.label')}
      onClick={(event) => {
        onClick?.(event);
        // A link to the current page does not change the location: close here.
        const link = (event.target as Element).closest('a');
        if (link && link.target !== '_blank' && !hasModifier(event)) close();
      }}
      {...rest}
    >
      <Bar>
        {logo}
        <IconButton
          type="button"
          aria-label={message('menu.close')}
          popoverTarget={id}
          popoverTargetAction="hide"
          {...createCommand(id, 'close')}
          onClick={(event) => {
            if ('command' in HTMLButtonElement.prototype) return;
            event.preventDefault();
            close();
          }}
        >
          <Icon icon={X} />
        </IconButton>
      </Bar>
      {search}
      <MenuGroups groups={groups} sheetStyles={sheetStyles} />
      {actions}
      {languageSwitch && <Foot>{languageSwitch}</Foot>}
    </Sheet>
  );
}
