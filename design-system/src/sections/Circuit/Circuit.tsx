import { type ComponentPropsWithRef, useId } from 'react';

import { useMessage } from '../../messages/index.ts';
import type { Accent } from '../../styles/accent.ts';
import { SegmentedChoice } from '../../components/SegmentedChoice/index.ts';
import { Diagram, Root } from './Circuit.styles.ts';
import { type Flow, traceFlow } from './flow.ts';
import { type CircuitSymbol, getPaths } from './symbols.ts';

/** One element of the circuit, with its symbol and name. */
export interface CircuitElement {
  /** The standard symbol that is drawn. */
  readonly symbol: CircuitSymbol;
  /** Name of the element, below its symbol. */
  readonly label: string;
  /** Numbers of the states, from 1, in which it interrupts: later elements are not supplied. */
  readonly open?: readonly number[] | undefined;
  /** The states in which it is at fault, or at its limit. */
  readonly alert?: readonly number[] | undefined;
  /** The states in which it is warm, or being adjusted. */
  readonly warm?: readonly number[] | undefined;
}

/** Props of `Circuit`; other attributes are those of `div`. */
export interface CircuitProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Two or three; the first is the usual one. `text` describes the state, also without the diagram. */
  states: readonly { readonly label: string; readonly text: string }[];
  /** Elements in series. */
  supply: readonly CircuitElement[];
  /** One to three rows of elements after the supply. */
  branches: readonly (readonly CircuitElement[])[];
  /** The states in which energy flows from the branches to the supply. */
  reverse?: readonly number[] | undefined;
  /** Color of the live parts of the circuit; that of the brand by default. */
  accent?: Accent | undefined;
}

const numbers = (states: readonly number[] = []) => states.join(' ') || undefined;

function Elements({
  elements,
  flow,
}: {
  readonly elements: readonly CircuitElement[];
  readonly flow: readonly Flow[];
}) {
  return elements.map(({ symbol, label, open, alert, warm }, index) => {
    const { closed, open: opened } = getPaths(symbol);
    return (
      // Elements do not change places; two may be equal.
      // oxlint-disable-next-line react/no-array-index-key
      <li
        key={index}
        data-in={numbers(flow[index]?.arrives)}
        data-out={numbers(flow[index]?.leaves)}
        data-open={opened && numbers(open)}
        data-alert={numbers(alert)}
        data-warm={numbers(warm)}
      >
        <svg viewBox="0 0 44 28" aria-hidden>
          <path d={closed} />
          {opened && open && <path d={opened} />}
        </svg>
        <span>{label}</span>
      </li>
    );
  });
}

const createLabels = (elements: readonly CircuitElement[]) =>
  elements.map(({ label }) => label).join(' – ');

/**
 * A one-line circuit diagram: elements in series, then parallel branches. Radio buttons choose a state; CSS shows
 * where current flows in it, so it works without scripts.
 */
export function Circuit({ states, supply, branches, reverse, accent, ...rest }: CircuitProps) {
  const id = useId();
  const message = useMessage();
  const all = states.map((_, index) => index + 1);
  const supplied = traceFlow(supply, all);
  const arriving = supplied.at(-1)?.leaves ?? all;
  return (
    <Root data-accent={accent ?? 'first'} {...rest}>
      <SegmentedChoice
        label={message('circuit.state')}
        defaultValue="1"
        options={states.map(({ label }, index) => ({
          value: String(index + 1),
          label,
          describedBy: `${id}-${index + 1}`,
        }))}
      />
      <Diagram
        role="img"
        aria-label={[supply, ...branches].map(createLabels).join('; ')}
        data-branches={branches.length}
      >
        <ol>
          <Elements elements={supply} flow={supplied} />
        </ol>
        <div>
          {branches.map((branch, index) => (
            // oxlint-disable-next-line react/no-array-index-key
            <ol key={index} data-in={numbers(arriving)} data-reverse={numbers(reverse)}>
              <Elements elements={branch} flow={traceFlow(branch, arriving)} />
            </ol>
          ))}
        </div>
      </Diagram>
      {states.map(({ label, text }, index) => (
        <p key={label} id={`${id}-${index + 1}`} data-text={index + 1}>
          {text}
        </p>
      ))}
    </Root>
  );
}
