import { QueryClient } from '@tanstack/react-query';

/** How long an answer counts as new, in milliseconds. */
const FRESH = 60_000;

/** The data-fetching client of a visit, in the chunk of the page that asks for something while it is read. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH,
      retry: false,
      retryOnMount: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
    },
  },
});
