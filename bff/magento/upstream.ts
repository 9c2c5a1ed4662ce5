import type { Operation } from '../../schema/operation.ts'
import type { Level } from '../config/levels.ts'

/** The store as the domains see it. */
export type Upstream = {
  /**
   * Whether the store has a member of its schema, by its schema coordinate: `Query.guestOrder`, `ShippingAddressInput.customer_address_uid`.
   * Documents need no such check, because they are sent without what the store lacks. Throws for a coordinate that is not in `schema/magento`.
   */
  has(coordinate: string): boolean
  /** Whether the store behaves like this release or a later one, where that is more than what its schema has. */
  atLeast(level: Level): boolean
  /**
   * Whether the signed-in customer may see other prices than a guest: then reads with `perGroup` are sent with the token and cached for the group.
   */
  hasOwnPrices(): boolean
  /**
   * A public read: GET, cached and shared between shoppers by operation, variables, store view and currency. Rejects with `UpstreamError` if the
   * store refuses or fails. If an error removed only a part below a root field, that part is null and the rest is used. The same holds for `send`.
   */
  read<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    policy: ReadPolicy,
  ): Promise<Result>
  /**
   * Reads single public things that are the same for every customer group. Each is cached by itself, and uncached ones are requested in one call.
   * Things that the store does not have are left out.
   */
  readEach<Result, Variables, Thing>(
    operation: Operation<Result, Variables>,
    keys: readonly string[],
    policy: EachPolicy<Result, Variables, Thing>,
  ): Promise<Map<string, Thing>>
  /** A private read or a mutation: POST, never cached or shared. Mutations reach the store at most once. */
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    options?: SendOptions<Result>,
  ): Promise<Result>
  /** Runs several calls that change one cart as one unit: after earlier ones, and without others of the same `serialize` in between. */
  inTurn<T>(cartId: string, task: () => Promise<T>): Promise<T>
}

export type ReadPolicy = {
  /** Seconds for which the response is fresh. */
  maxAge: number
  /** Seconds until the call is given up, from its turn on; `UPSTREAM_TIMEOUT` by default. */
  timeout?: number
  /**
   * Name of what is read. If such a read hangs, it is not repeated for minutes, whatever its variables, because a retry would occupy another of the
   * store's workers. Without it, only the same call is blocked, for half a minute.
   */
  subject?: string
  /**
   * Variables for which a working store has a response. Some reads of missing things fail like a broken store. Then these variables are read: if
   * that works, the first thing does not exist.
   */
  control?: unknown
  /**
   * True for a response that says that the thing does not exist. Caps maxAge at 10 s. A list without products counts as a failure, which caps it at 3
   * s.
   */
  isAbsent?: (result: never) => boolean
  /** Whether the response contains prices, which may differ between customer groups. */
  perGroup?: boolean
  /** Cache tags of what the response shows, in addition to those that the store sends. */
  tags?: (result: never) => readonly string[]
  /**
   * True where the response may contain blocks, which the store's own page cache does not know of: after each purge it is requested by a new address.
   * `tags` names `ANY_BLOCK` then.
   */
  mayEmbedBlocks?: boolean
  /** Sent instead of the variables, with the same meaning, because the store caches by what it receives. */
  sentAs?: unknown
  /**
   * For a read that costs a store little: it is sent in one document with the others of its turn. Kinds of store tags (`cms_p`) that it keeps from
   * the joint response, which has the tags of all reads; `tags` has to name all other tags.
   */
  joined?: readonly string[]
}

export type EachPolicy<Result, Variables, Thing> = Pick<ReadPolicy, 'maxAge' | 'timeout'> & {
  variablesOf(keys: readonly string[]): Variables
  /** The things of a response by their keys. */
  thingsOf(result: Result): Iterable<readonly [key: string, thing: Thing]>
  tagsOf(thing: Thing): readonly string[]
}

export type SendOptions<Result = never> = {
  /** Seconds from its turn on; 15 by default. */
  timeout?: number
  /** Operations with the same key run one at a time: the store loses concurrent changes of one cart. */
  serialize?: string
  /** Sent without the customer's token: signing in must not fail because of an old token. */
  asGuest?: boolean
  /** reCAPTCHA token, if the store requires one. */
  captcha?: string
  /** Id of a PHP session, for modules that keep data in it for a later call. Without it the store begins a new one for each call. */
  phpSession?: string
  /** Returns the part that the call needs: if it is null because of an error, the response is useless. */
  needs?: (result: Result) => unknown
}
