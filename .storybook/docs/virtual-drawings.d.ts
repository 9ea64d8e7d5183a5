declare module 'virtual:drawings/*' {
  const sheet: import('./drawings.tsx').DrawnSheet;
  export default sheet;
}
