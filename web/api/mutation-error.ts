import { shownError } from './shown-error.ts'

type Outcome = { error: Error | null; data?: { success: boolean; errorMessage: string | null } }

/** What to tell the shopper of a change that failed: «GraphQL error: …» or «Network error: …» where that says something to them, else the store's refusal, else `fallback`; null where it did not fail. */
export function mutationError({ error, data }: Outcome, fallback: string): string | null {
  if (error) return shownError(error, fallback)
  return !data || data.success ? null : (data.errorMessage ?? fallback)
}
