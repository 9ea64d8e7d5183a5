import { Markdown } from '@storybook/addon-docs/blocks';

import { entries } from './changes.ts';

/** The entries of Changesets for changes that are not released yet. */
export function Pending() {
  return (
    <>
      <h2>Since the last release</h2>
      {entries.length === 0 ? (
        <p>No changes that users of the packages notice.</p>
      ) : (
        entries.map((entry) => (
          // The front matter names the packages and the kind of change.
          <Markdown key={entry}>{entry.replace(/^---\n[^]*?\n---\n/, '')}</Markdown>
        ))
      )}
    </>
  );
}
