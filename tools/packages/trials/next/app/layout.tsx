import '@site/tokens/tokens.css';
import '@site/design-system/global.css';
import type { ReactNode } from 'react';

import { Styles } from './Styles';

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Styles>{children}</Styles>
      </body>
    </html>
  );
}
