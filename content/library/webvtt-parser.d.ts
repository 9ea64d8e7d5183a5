declare module 'webvtt-parser' {
  interface Cue {
    /** In seconds. */
    readonly startTime: number;
    readonly endTime: number;
    readonly text: string;
    readonly tree: { readonly children: readonly { readonly type: string }[] };
  }
  interface Result {
    readonly cues: readonly Cue[];
    /** With lines and columns from 1. */
    readonly errors: readonly { readonly message: string; readonly line: number }[];
  }
  const webvtt: {
    readonly WebVTTParser: new () => {
      parse(text: string, mode: 'subtitles'): Result;
    };
  };
  export default webvtt;
}
