import type { ContributionModes } from '../../../schema/page.ts'
import { CONTRIBUTION_META } from './contribution-flag.ts'

/** Marks a page for contributors, for the toolbox. Only the server renders it. */
export function ContributionFlag({ preview, xRay }: ContributionModes) {
  const content = [preview && 'preview', xRay && 'x-ray'].filter(Boolean).join(' ')
  return <meta name={CONTRIBUTION_META} content={content} />
}
