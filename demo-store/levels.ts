/** Magento releases whose behaviour the stand-in can show, oldest first. */
export const levels = ['2.4.6', '2.4.7', '2.4.8'] as const
export type Level = (typeof levels)[number]

export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value)

/** Whether a release has what came with another one. */
export const reaches = (level: Level, since: string): boolean =>
  level.localeCompare(since, 'en', { numeric: true }) >= 0

/** Magento Open Source (Mage-OS too), or Adobe Commerce with returns and store credit. */
export const editions = ['open-source', 'commerce'] as const
export type Edition = (typeof editions)[number]

export const isEdition = (value: unknown): value is Edition => editions.some((edition) => edition === value)
