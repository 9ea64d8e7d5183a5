import { LANGUAGE_PARAMETER, type Language } from '@site/contract/language';
import { API } from '@site/contract/paths';
import type { SuggestAnswer } from '@site/contract/search';

/** Requests suggestions for incomplete words. Rejects if the backend cannot be reached or refuses. */
export async function fetchSuggestions(
  q: string,
  language: Language,
  { signal }: { readonly signal: AbortSignal },
): Promise<SuggestAnswer> {
  const parameters = new URLSearchParams({ q, [LANGUAGE_PARAMETER]: language });
  const response = await fetch(`${API.suggestions}?${parameters.toString()}`, { signal });
  if (!response.ok) throw new Error(`${API.suggestions} answered ${response.status}.`);
  return (await response.json()) as SuggestAnswer;
}
