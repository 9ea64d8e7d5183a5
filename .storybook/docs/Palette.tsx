import primitive from '../../tokens/src/primitive.json';
import { Copied } from './tokens.tsx';

type Ramp = Readonly<Record<string, unknown>>;

const hasValue = (step: unknown): step is { readonly $value: string } =>
  typeof step === 'object' && step !== null && '$value' in step;

const ramps = Object.entries(primitive.palette as Readonly<Record<string, Ramp | string>>).flatMap(
  ([name, ramp]) => {
    if (typeof ramp === 'string') return [];
    const steps = hasValue(ramp)
      ? [{ step: '', value: ramp.$value }]
      : Object.entries(ramp).flatMap(([step, part]) =>
          hasValue(part) ? [{ step, value: part.$value }] : [],
        );
    return [{ name, steps }];
  },
);

/** The colors behind the tokens, by hue from dark to light; a click copies one. */
export const Palette = () =>
  ramps.map(({ name, steps }) => (
    <div
      key={name}
      style={{
        display: 'grid',
        gridTemplateColumns: '7rem repeat(auto-fill, minmax(5rem, 1fr))',
        gap: '0.5rem',
        alignItems: 'start',
        marginBlock: '0.75rem',
      }}
    >
      <strong>{name}</strong>
      {steps.map(({ step, value }) => (
        <div key={step}>
          <div
            style={{
              blockSize: '2.5rem',
              border: '1px solid var(--color-line)',
              borderRadius: '4px',
              background: value,
            }}
          />
          <Copied text={value} />
          <br />
          <small>{step}</small>
        </div>
      ))}
    </div>
  ));
