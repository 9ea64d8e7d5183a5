import {
  BriefcaseBusiness,
  CalendarCheck,
  ChevronDown,
  Equal,
  type IconNode,
  MessageSquareText,
  Search,
  X,
} from 'lucide';
import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';

import { useMessage } from '../../messages/index.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { hasModifier } from '../../plain-click.ts';
import { Icon } from '../Icon/index.ts';
import { type NavigationGroup, NavigationLink } from '../Navigation/index.ts';
import {
  Actions,
  Bar,
  Foot,
  GroupLink,
  Groups,
  IconButton,
  Items,
  SearchForm,
  Sheet,
} from './MobileSheet.styles.ts';

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

const ACTION_ICONS = {
  message: MessageSquareText,
  calendar: CalendarCheck,
  briefcase: BriefcaseBusiness,
} as const satisfies Readonly<Record<string, IconNode>>;

/** A frequent action of visitors: a link with an icon. */
export interface MobileSheetAction {
  /** Text of the link, two words at most. */
  label: string;
  /** URL of the page for the action. */
  href: string;
  /** Picture above the text of the link. */
  icon: keyof typeof ACTION_ICONS;
}

/** Props of `MobileSheet`; other attributes are those of `dialog`. */
export interface MobileSheetProps extends Omit<ComponentPropsWithRef<'dialog'>, 'id'> {
  /** Referenced by the `MobileSheetTrigger`. */
  id: string;
  /** Groups of the main menu, as for `Navigation`. */
  groups: readonly NavigationGroup[];
  /** After hydration, a search field at the top: the URL of the results page, which gets the query as `q`, and its label. */
  search?: { readonly action: string; readonly label: string } | undefined;
  /** After hydration, up to three links at the foot, in reach of the thumb. */
  actions?: readonly MobileSheetAction[] | undefined;
  /** Shown in the sheet's header bar. */
  logo?: ReactNode;
  /** `LanguageSwitch` at the foot of the sheet; none by default. */
  languageSwitch?: ReactNode;
  /** The current URL; the sheet closes when it changes. */
  location?: string | undefined;
}

/** The groups of the menu as disclosures, one open at a time. */
function MenuGroups({ groups }: Pick<MobileSheetProps, 'groups'>) {
  const message = useMessage();
  const name = useId();
  const hydrated = useHydrated();
  return (
    <nav aria-label={message('navigation.label')}>
      <Groups $hydrated={hydrated}>
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
                <Items $hydrated={hydrated}>
                  {group.items.map((item) => (
                    <li key={item.href} data-accent={hydrated ? item.accent : undefined}>
                      <NavigationLink item={item} />
                      {hydrated && item.text && <span data-part="text">{item.text}</span>}
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
  const hydrated = useHydrated();

  const close = () => {
    const sheet = getElement(id);
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
      {hydrated && search && (
        <SearchForm action={search.action} role="search">
          <Icon icon={Search} />
          <input
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.label}
            enterKeyHint="search"
            autoComplete="off"
          />
        </SearchForm>
      )}
      <MenuGroups groups={groups} />
      {hydrated && actions && actions.length > 0 && (
        <Actions>
          {actions.map(({ label, href, icon }) => (
            <li key={href}>
              <a href={href}>
                <Icon icon={ACTION_ICONS[icon]} />
                {label}
              </a>
            </li>
          ))}
        </Actions>
      )}
      {languageSwitch && <Foot>{languageSwitch}</Foot>}
    </Sheet>
  );
}
