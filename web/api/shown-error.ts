/** Sentences of the server that are written for developers: they stay in the log and the console. */
const TECHNICAL =
  /^GraphQL error: (Internal error|The store cannot be reached|The server is busy|The search is not available|Not allowed|Sign in first)$/

/** Whether an error's text says nothing to a shopper. */
export function isTechnical(error: unknown): boolean {
  return error instanceof Error && TECHNICAL.test(error.message)
}

/** What a shopper reads of an error: its text («GraphQL error: …», «Network error: …»), or `fallback` where that says nothing to them. */
export function shownError(error: unknown, fallback: string): string {
  return error instanceof Error && !isTechnical(error) ? error.message : fallback
}
