import type { CmsPageSeed } from '../types.ts'

/** A page as written; ids follow from the list in `pages.ts`. */
export type PageSource = Omit<CmsPageSeed, 'id' | 'active'> & { active?: boolean }
