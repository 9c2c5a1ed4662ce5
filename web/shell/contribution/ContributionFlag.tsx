import type { ContributionModes } from '../../../schema/page.ts'
import { CONTRIBUTION_META } from './contribution-flag.ts'

/** The page-level flag of contribution mode (spec §6), for the toolbox; the server alone renders it. */
export function ContributionFlag({ preview, xRay }: ContributionModes) {
  const content = [preview && 'preview', xRay && 'x-ray'].filter(Boolean).join(' ')
  return <meta name={CONTRIBUTION_META} content={content} />
}
