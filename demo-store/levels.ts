/** Magento releases whose behaviour the stand-in can show, oldest first. */
export const LEVELS = ['2.4.6', '2.4.7', '2.4.8'] as const
export type Level = (typeof LEVELS)[number]

/** Magento Open Source (Mage-OS too), or Adobe Commerce with returns and store credit. */
export const EDITIONS = ['open-source', 'commerce'] as const
export type Edition = (typeof EDITIONS)[number]

export function isLevel(value: unknown): value is Level {
  return LEVELS.some((level) => level === value)
}

/** Whether a release has what came with another one. */
export function reaches(level: Level, since: string): boolean {
  return level.localeCompare(since, 'en', { numeric: true }) >= 0
}

export function isEdition(value: unknown): value is Edition {
  return EDITIONS.some((edition) => edition === value)
}
