import type { Operation } from '../../schema/operation.ts'
import type { Level } from './levels.ts'

/** The store as the domains see it. */
export type Upstream = {
  /** Release the store is configured to be (`UPSTREAM_LEVEL`). */
  readonly level: Level
  /** Whether the store is at least this release: selects documents and fields that came with it. */
  atLeast(level: Level): boolean
  /**
   * Whether the signed-in customer may see other prices than a guest: then reads that are `perGroup` are asked in his name and kept for his
   * group only.
   */
  hasOwnPrices(): boolean
  /**
   * A public read: GET, cached and shared between shoppers by operation, variables, store and currency.
   * Rejects with `UpstreamError` when the store refuses or fails. An error below a root field that is there took a part of the answer away: that part
   * is null, and the rest is used, here and by `send`.
   */
  read<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    policy: ReadPolicy,
  ): Promise<Result>
  /** A private read or a mutation: POST, never cached, never shared. Mutations reach the store at most once. */
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: SendOptions<Result>,
  ): Promise<Result>
}

export type ReadPolicy = {
  /** Seconds the answer is fresh. */
  maxAge: number
  /** Seconds until the store's answer is given up, 5 by default; longer while the store is slow as a whole, or answers others. */
  timeout?: number
  /**
   * What a call that hangs is remembered by, for minutes and in whatever words it comes: asked again it would bind another of the store's workers. Without
   * it the very same call is left alone for half a minute.
   */
  subject?: string
  /**
   * Variables that a working store has an answer to. The store fails on what is not there as if it were broken: then it is asked for these, and where it
   * answers, the first thing does not exist.
   */
  control?: unknown
  /** True while an answer must not be trusted for long: an empty list can mean that the store's search is down. Caps maxAge at 10 s. */
  isDoubtful?: (result: never) => boolean
  /** Whether the answer may differ between customer groups: it holds prices. */
  perGroup?: boolean
  /** Cache tags of what the response shows, in addition to those that the store sends. */
  tags?: (result: never) => readonly string[]
}

export type SendOptions<Result = never> = {
  /** Seconds; 15 by default. */
  timeout?: number
  /** Operations with the same key run one after the other: the store loses parallel changes of one cart. */
  serialize?: string
  /** Leaves the customer's token out: what decides who somebody is must not fail by who they were. */
  asGuest?: boolean
  /** Token of the store's reCAPTCHA, where it asks for one. */
  captcha?: string
  /** What the call is made for: where it is null and an error says so, nothing of the answer is of use. */
  needs?: (result: Result) => unknown
}
