import type { ContributionModes } from '../../../schema/page.ts'

export const CONTRIBUTION_META = 'contribution'

/** What the page says a contributor has switched on; `null` on everybody else's pages. */
export function readContributionFlag(): ContributionModes | null {
  const flag = document.querySelector<HTMLMetaElement>(`meta[name=${CONTRIBUTION_META}]`)
  if (!flag) return null
  const modes = flag.content.split(' ')
  return { preview: modes.includes('preview'), xRay: modes.includes('x-ray') }
}
