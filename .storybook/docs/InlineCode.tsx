import { CodeOrSourceMdx } from '@storybook/addon-docs/blocks';
import { type ComponentProps, use } from 'react';

import { getDocsUrl, isComponent } from './docs-url.ts';
import { DocumentedContext } from './documented.ts';

/** Code in a text; the name of another component leads to its page. */
export function InlineCode(props: ComponentProps<typeof CodeOrSourceMdx>) {
  const documented = use(DocumentedContext);
  const { children } = props;
  const code = <CodeOrSourceMdx {...props} />;
  if (typeof children !== 'string' || !isComponent(children) || children === documented?.folder)
    return code;
  return (
    <a href={getDocsUrl(children)} target="_top">
      {code}
    </a>
  );
}
