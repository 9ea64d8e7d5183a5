const transcripts = import.meta.glob<string>(
  '../../design-system/src/components/*/*.transcript.txt',
  { query: '?raw', import: 'default', eager: true },
);

/**
 * Returns the phrases that a screen reader speaks for a component in a language; empty for components without controls.
 */
export function getTranscript(folder: string, language: 'ko' | 'en'): string[] {
  const [, text = ''] =
    Object.entries(transcripts).find(([file]) => file.endsWith(`/${folder}.transcript.txt`)) ?? [];
  const [, transcript = ''] = text.split(`[${language}]\n`);
  return (transcript.split('\n\n')[0] ?? '').split('\n').filter((phrase) => phrase !== '');
}
