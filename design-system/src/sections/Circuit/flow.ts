/** An element that can interrupt a current or a message. */
interface Interrupting {
  /** Numbers of the states in which it interrupts, from 1. */
  readonly open?: readonly number[] | undefined;
}

/** The states in which an element is supplied, and those in which it supplies the next one. */
export interface Flow {
  /** Elements of the previous column that lead here, counted from 0. */
  readonly arrives: readonly number[];
  /** Elements of the next column that this one leads to, counted from 0. */
  readonly leaves: readonly number[];
}

/** Follows a row of elements in series: elements after an interrupting one are not supplied. */
export function traceFlow(elements: readonly Interrupting[], arriving: readonly number[]): Flow[] {
  let arrives = arriving;
  return elements.map(({ open = [] }) => {
    const flow = { arrives, leaves: arrives.filter((state) => !open.includes(state)) };
    arrives = flow.leaves;
    return flow;
  });
}
