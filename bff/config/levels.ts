/** Releases of Magento whose GraphQL differs in what the bff uses. */
export const LEVELS = ['2.4.6', '2.4.7', '2.4.8', '2.4.9'] as const
export type Level = (typeof LEVELS)[number]

export const EDITIONS = ['open-source', 'commerce'] as const
export type Edition = (typeof EDITIONS)[number]

export function isAtLeast(actual: Level, wanted: string): boolean {
  return actual.localeCompare(wanted, 'en', { numeric: true }) >= 0
}
