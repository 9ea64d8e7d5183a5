import type { CSSProperties } from 'react';

import type { ComponentDocs } from '../../design-system/src/stories/component-docs.ts';
import { type DocumentedComponent, getLanguage, getStoryUrl } from './documented.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** Diameter of a number, in pixels. */
const NUMBER = 22;

const number: CSSProperties = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: NUMBER,
  blockSize: NUMBER,
  borderRadius: '50%',
  background: 'var(--color-text-accent)',
  color: 'var(--color-surface)',
  fontSize: 12,
  fontWeight: 700,
  lineHeight: 1,
};

interface Mark {
  readonly left: number;
  readonly top: number;
  readonly box: DOMRect;
}

/**
 * Positions of the numbers: before their parts, or below small parts, so that they cover no part; a number that would
 * cover another one is moved below it.
 */
function getMarks(story: Document, selectors: readonly string[]): (Mark | undefined)[] {
  const placedNumbers: { left: number; top: number }[] = [];
  return selectors.map((selector) => {
    const part = [...story.querySelectorAll(selector)].find((element) => element.checkVisibility());
    if (!part) return undefined;
    const box = part.getBoundingClientRect();
    const isSmall = box.width < 2 * NUMBER && box.height < 2 * NUMBER;
    const left = Math.max(0, isSmall ? box.left + (box.width - NUMBER) / 2 : box.left - NUMBER - 2);
    let top = Math.max(0, isSmall ? box.bottom + 1 : box.top);
    while (
      placedNumbers.some(
        (otherMark) =>
          Math.abs(otherMark.left - left) < NUMBER && Math.abs(otherMark.top - top) < NUMBER,
      )
    )
      top += NUMBER + 2;
    placedNumbers.push({ left, top });
    return { left, top, box };
  });
}

/** A live picture of a component with its parts numbered, and their names. */
export function Anatomy({
  of,
  docs,
}: {
  readonly of: DocumentedComponent;
  readonly docs: ComponentDocs;
}) {
  const { story = 'Default', width, parts = [] } = docs;
  const language = getLanguage(of);
  return (
    <>
      <StoryFrame
        src={getStoryUrl(of, story)}
        title={`${of.folder}, ${story}`}
        width={width}
        gutter={NUMBER + 4}
      >
        {(shownStory) =>
          getMarks(
            shownStory,
            parts.map(({ selector }) => selector),
          ).map(
            (mark, index) =>
              mark && (
                <div key={parts[index]?.selector}>
                  <div
                    style={{
                      position: 'absolute',
                      left: mark.box.left,
                      top: mark.box.top,
                      inlineSize: mark.box.width,
                      blockSize: mark.box.height,
                      outline: '1px dashed var(--color-text-accent)',
                    }}
                  />
                  <span style={{ ...number, position: 'absolute', left: mark.left, top: mark.top }}>
                    {index + 1}
                  </span>
                </div>
              ),
          )
        }
      </StoryFrame>
      <ol style={{ listStyle: 'none', padding: 0 }}>
        {parts.map(({ selector, name }, index) => (
          <li key={selector} style={{ marginBlock: '0.5rem' }}>
            <span style={number}>{index + 1}</span> {name[language]}
          </li>
        ))}
      </ol>
    </>
  );
}
