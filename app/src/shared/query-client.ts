import { QueryClient } from '@tanstack/react-query';

/** The time for which a response is treated as fresh, in milliseconds. */
const FRESH = 60_000;

/** The data-fetching client, in the chunk of the pages that request data. */
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
