/**
 * - `ok`: works as the shop needs it
 * - `note`: cannot be seen from here, or worth knowing
 * - `absent`: optional, and not there: a module, another edition or release, a service
 * - `off`: something is off or slower than it could be, the shop works
 * - `law`: the shop works, and does not say or do what the law wants
 * - `fault`: the shop would not work, or would promise what the store cannot do
 */
export type Verdict = 'ok' | 'note' | 'absent' | 'off' | 'law' | 'fault'

/** Result of one check. */
export type Row = {
  /** `topic/name`, the same in every run. */
  id: string
  verdict: Verdict
  /** What was found. */
  says: string
  /** What to set, in the store or in the shop, so that it works. */
  remedy?: string
  /** What is optional: the extension, module or feature. Several rows may be about one. */
  part?: string
}

export type Mark = (name: string, verdict: Verdict, says: string, remedy?: string) => Row

/** Returns a function that makes rows of one topic. A row that is fine has no remedy. */
export function rowsOf(topic: string): Mark {
  return (name, verdict, says, remedy) => ({
    id: `${topic}/${name}`,
    verdict,
    says,
    ...(remedy !== undefined && verdict !== 'ok' && { remedy }),
  })
}
