/** A text that shoppers or merchants can point to. */
export type Source = {
  /** As it is usually cited. */
  act: string
  article?: string
  /** The day from which it counts in this form; of acts older than online shops, their own day. */
  since: string
  link?: string
}

/** One thing that is wanted of a French shop. */
export type Rule = {
  /** A heading: what is wanted, in a few words. */
  name: string
  sources: readonly Source[]
  /** What the shop does, in one or two sentences. */
  does: string
  /** Files that do it. */
  where: readonly [string, ...string[]]
  /** Files of tests with full names of tests in them: the titles around them, then their own, joined with ` › `. */
  tests: readonly [Proof, ...Proof[]]
  /** Rows of the doctor that say when a store cannot feed it. A `*` stands for what differs from store to store. */
  doctor?: readonly string[]
  /** What remains to whoever sells. */
  merchant?: string
}

export type Proof = readonly [file: string, test: string]

export type Topic = { title: string; rules: readonly [Rule, ...Rule[]] }
