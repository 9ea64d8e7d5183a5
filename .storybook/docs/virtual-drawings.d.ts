declare module 'virtual:drawings/*' {
  const sheet: import('./drawings.tsx').DrawnSheet;
  export default sheet;
}

declare module 'virtual:small-drawings/*' {
  const markup: string;
  export default markup;
}
