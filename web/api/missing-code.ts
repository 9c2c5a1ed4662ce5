/** Messages of Chromium, Firefox, Safari and Vite (for styles) if a file of the build cannot be loaded. */
const MISSING = /dynamically imported module|importing a module script|preload CSS/i

/** Whether code of the page's build could not be loaded, after a deploy or without a network. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}
