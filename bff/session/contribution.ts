/** What a contributor has switched on. */
export type ContributionModes = Readonly<{
  /** No cache is used: each page and response comes from the store. */
  preview: boolean
  /** Contents, products and categories are outlined. */
  xRay: boolean
}>

/** Contribution mode of a request. Changes are written to the cookie when the response is sent. */
export type Contribution = {
  /** `null` for everybody else. */
  readonly modes: ContributionModes | null
  /** Opens, changes or, with `null`, ends contribution mode. */
  set(modes: ContributionModes | null): void
  readonly changed: boolean
}

/** Modes after opening the secret link: editors want to see what was just saved. */
export const FIRST_MODES: ContributionModes = Object.freeze({ preview: true, xRay: false })

export function createContribution(before: ContributionModes | null): Contribution {
  let modes = before
  return {
    get modes() {
      return modes
    },
    get changed() {
      return modes !== before
    },
    set(wanted) {
      modes = wanted && Object.freeze({ preview: wanted.preview, xRay: wanted.xRay })
    },
  }
}

/** Shared by almost all requests, which have no contribution mode. */
export const NO_CONTRIBUTION: Contribution = Object.freeze({
  modes: null,
  changed: false,
  set() {
    throw new Error('Contribution mode is opened by its link only')
  },
})
