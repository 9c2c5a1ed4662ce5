import type { ContributionModes } from '../../contribution/contribution.ts'
import type { RequestContext } from '../../graphql/context.ts'

const NOT_OPEN = 'Le mode contribution n’est pas ouvert : ouvrez à nouveau le lien qui vous a été remis.'

type ModeAnswer = { success: boolean; errorMessage: string | null; enabled: boolean }

/** Switches one mode of a contributor; for everybody else it stays off. */
export function setMode(mode: keyof ContributionModes, enabled: boolean, { contribution }: RequestContext): ModeAnswer {
  const { modes } = contribution
  if (!modes) return { success: false, errorMessage: NOT_OPEN, enabled: false }
  contribution.set({ ...modes, [mode]: enabled })
  return { success: true, errorMessage: null, enabled }
}

/** Ends contribution mode; that it was over already is no failure. */
export function leave({ contribution }: RequestContext): Omit<ModeAnswer, 'enabled'> {
  if (contribution.modes) contribution.set(null)
  return { success: true, errorMessage: null }
}
