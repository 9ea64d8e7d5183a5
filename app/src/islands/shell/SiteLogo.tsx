import { Logo } from '@site/design-system';
import logo from '@site/content/brand/logo.svg?raw';

/** The wordmark of the site. */
export const SiteLogo = () => <Logo svg={logo} />;
