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
import { Icon } from '../Icon/index.ts';
import { type NavigationGroup, NavigationLink } from '../Navigation/index.ts';
import { Bar, Foot, GroupLink, Groups, IconButton, Items, Sheet } from './MobileSheet.styles.ts';

/** Not yet in React's types: the button that commands a dialog (HTML, "commandfor"). */
const command = (target: string, name: 'show-modal' | 'close') => ({
  commandfor: target,
  command: name,
});

const elementOf = (id: string) => document.getElementById(id) as HTMLDialogElement | null;

export interface MobileSheetTriggerProps extends ComponentPropsWithRef<'button'> {
  /** The `id` of the `MobileSheet` that it opens. */
  sheet: string;
}

/**
 * Opens the sheet, below 1024 px. Three layers of the platform, best first: the browser's own
 * command opens it as a modal dialog without scripts; a browser without commands opens it as a
 * popover; there, once hydrated, the script makes it modal.
 */
export function MobileSheetTrigger({ sheet, ...rest }: MobileSheetTriggerProps) {
  const message = useMessage();
  const openModal = (event: MouseEvent) => {
    if ('command' in HTMLButtonElement.prototype) return;
    event.preventDefault();
    elementOf(sheet)?.showModal();
  };
  return (
    <IconButton
      type="button"
      data-part="trigger"
      aria-haspopup="dialog"
      aria-label={message('menu.open')}
      popoverTarget={sheet}
      {...command(sheet, 'show-modal')}
      onClick={openModal}
      {...rest}
    >
      <Icon icon={Equal} />
    </IconButton>
  );
}

export interface MobileSheetProps extends Omit<ComponentPropsWithRef<'dialog'>, 'id'> {
  /** Ties the sheet to its `MobileSheetTrigger`. */
  id: string;
  groups: readonly NavigationGroup[];
  /** Shown in the sheet's bar, where the page shows it too. */
  logo?: ReactNode;
  languageSwitch?: ReactNode;
  /** The address being read; when it changes, the sheet closes. */
  location?: string | undefined;
}

/**
 * The full-screen menu of phones and small tablets: the groups as disclosures, one open at a time.
 * A modal dialog: the rest of the page is inert, Escape closes it, the focus returns to the button,
 * and the page behind does not scroll; all of it by the browser.
 */
export function MobileSheet({
  id,
  groups,
  logo,
  languageSwitch,
  location,
  onClick,
  ...rest
}: MobileSheetProps) {
  const message = useMessage();
  const name = useId();
  const shownAt = useRef(location);

  const close = () => {
    const sheet = elementOf(id);
    if (sheet?.open) sheet.close();
    else if (sheet?.matches(':popover-open')) sheet.hidePopover();
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
        // A link to the page being read changes no location, and still means: show me the page.
        const link = (event.target as Element).closest('a');
        if (link && link.target !== '_blank' && !event.metaKey && !event.ctrlKey) close();
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
          {...command(id, 'close')}
          onClick={(event) => {
            if ('command' in HTMLButtonElement.prototype) return;
            event.preventDefault();
            close();
          }}
        >
          <Icon icon={X} />
        </IconButton>
      </Bar>
      <nav aria-label={message('navigation.label')}>
        <Groups>
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
                  <Items>
                    {group.items.map((item) => (
                      <li key={item.href}>
                        <NavigationLink item={item} />
                      </li>
                    ))}
                  </Items>
                </details>
              )}
            </li>
          ))}
        </Groups>
      </nav>
      {languageSwitch && <Foot>{languageSwitch}</Foot>}
    </Sheet>
  );
}
