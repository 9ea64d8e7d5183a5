export { KeyValues, type KeyValueItem, type KeyValuesProps } from './KeyValues.tsx';
