import type { Operation } from '../../schema/operation.ts'
import type { Level } from '../config/levels.ts'

/** The store as the domains see it. */
export type Upstream = {
  /**
   * Whether the store has a member of its schema, by its schema coordinate: `Query.guestOrder`, `ShippingAddressInput.customer_address_uid`.
   * Documents need no such question, because they are sent without what the store lacks. Throws for what is not in `schema/magento`.
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
   * Public reads of single things that are the same for every customer group. Each is cached by itself, and those that no cache has are requested in
   * one call. What the store does not have is left out.
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
  /** Several calls that change one cart run as one: after those that came before, and none with the same `serialize` comes between. */
  inTurn<T>(cartId: string, task: () => Promise<T>): Promise<T>
}

export type ReadPolicy = {
  /** Seconds for which the response is fresh. */
  maxAge: number
  /** Seconds until the call is given up, from its turn on; `UPSTREAM_TIMEOUT` by default. */
  timeout?: number
  /**
   * Names a read that hung, so that it is not repeated for minutes, whatever its variables: a retry would occupy another of the store's workers.
   * Without it, only the same call is blocked, for half a minute.
   */
  subject?: string
  /**
   * Variables for which a working store has a response. Some reads of missing things fail like a broken store. Then these variables are read: if
   * that works, the first thing does not exist.
   */
  control?: unknown
  /** True for a response that says that there is no such thing. Caps maxAge at 10 s. A list without products counts as a failure: at 3 s. */
  isAbsent?: (result: never) => boolean
  /** Whether the response contains prices, which may differ between customer groups. */
  perGroup?: boolean
  /** Cache tags of what the response shows, in addition to those that the store sends. */
  tags?: (result: never) => readonly string[]
  /**
   * True where the response may be content with blocks inside, which the store's own page cache does not know of: it is requested by an address of its own
   * after each purge. `tags` names `ANY_BLOCK` then.
   */
  mayEmbedBlocks?: boolean
  /** What is sent in the place of the variables, and means the same: the store caches by what it gets. */
  sentAs?: unknown
  /**
   * For a read that costs a store little: it goes in one document with the others of its turn. Kinds of tags of the store (`cms_p`) that it takes
   * over from that response; `tags` has to name all others, because the response has those of all reads.
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
  /** Operations with the same key run one after the other: the store loses concurrent changes of one cart. */
  serialize?: string
  /** Sent without the customer's token: signing in must not fail because of an old token. */
  asGuest?: boolean
  /** reCAPTCHA token, if the store requires one. */
  captcha?: string
  /** Id of a PHP session, for modules that keep in it what a later call needs. Without it the store begins a new one for each call. */
  phpSession?: string
  /** The part that the call is made for: if it is null because of an error, the response is useless. */
  needs?: (result: Result) => unknown
}
