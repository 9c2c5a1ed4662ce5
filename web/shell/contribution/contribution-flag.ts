import type { ContributionModes } from '../../../schema/page.ts'

declare global {
  interface Window {
    /** What a contributor has switched on; absent from everybody else's pages. */
    contributionMode?: ContributionModes | undefined
  }
}

export function readContributionFlag(): ContributionModes | null {
  return window.contributionMode ?? null
}
