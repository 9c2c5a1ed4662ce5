import DataLoader from 'dataloader'
import { errorsOf, joinOperations, joinVariables, partOf, type Weight, weightOf } from './join-operations.ts'
import { type AnyOperation, canonicalVariables } from './request.ts'
import type { StoreReply } from './store-client.ts'
import { HangingCallError, isDefinite, UpstreamError } from './upstream-error.ts'

/** `variables`: as `canonicalVariables` writes them. `timeout`: seconds. `mayEmbedBlocks`: see `ReadPolicy`. */
export type SentRead = { operation: AnyOperation; variables: string; timeout: number; mayEmbedBlocks?: boolean }

/** `send` sends this read, or the joined read that contains it. */
type JoinableRead = SentRead & { send(read: SentRead): Promise<StoreReply> }

/** Resolves to undefined for a read that has to be sent alone. */
export type JoinedReads = (read: JoinableRead) => Promise<StoreReply | undefined>

/** A store refuses documents of more than 300 fields before 2.4.8, and of more than 10 aliases since 2.4.9 and 2.4.7-p7; it may count some of its own. */
const MAX_FIELDS = 280
const MAX_ALIASES = 10

/**
 * Sends the reads of one turn of the event loop in one document, within the store's limits. Most of the time of a small call is the start of the
 * store's process. A read has to be sent alone if it was the only one, or if the store may have failed on its part. Rejects if the store cannot be
 * reached.
 */
export function createJoinedReads(): JoinedReads {
  const loader = new DataLoader<JoinableRead, StoreReply | undefined>(
    async (reads) => {
      const replies = new Map<JoinableRead, StoreReply | Error | undefined>()
      await Promise.all(
        documentsOf(reads).map(async (together) => {
          const parts = await sendTogether(together).catch((error: unknown) => asError(error))
          together.forEach((read, i) => replies.set(read, parts instanceof Error ? parts : parts?.[i]))
        }),
      )
      return reads.map((read) => replies.get(read))
    },
    { cache: false, batchScheduleFn: (run) => setImmediate(run) },
  )
  return (read) => loader.load(read)
}

async function sendTogether(reads: readonly JoinableRead[]): Promise<(StoreReply | undefined)[] | undefined> {
  const [first] = reads
  if (!first || reads.length === 1) return undefined
  const operation = joinOperations(reads.map((read) => read.operation))
  const variables = canonicalVariables(joinVariables(reads.map((read) => read.variables)))
  const timeout = Math.max(...reads.map((read) => read.timeout))
  const mayEmbedBlocks = reads.some((read) => read.mayEmbedBlocks)
  const reply = await first.send({ operation, variables, timeout, mayEmbedBlocks }).catch((error: unknown) => {
    if (isUnreachable(error)) throw error
    return undefined
  })
  // Errors without a path belong to all.
  if (!reply?.data || !reply.errors.every((error) => error.path && isDefinite(error))) return undefined
  const { data, errors, ...rest } = reply
  const bytes = Math.ceil(reply.bytes / reads.length)
  return reads.map(({ operation: { name } }, i) => {
    const part = { ...rest, bytes, data: partOf(data, i), errors: errorsOf(errors, i, name) }
    return errors.length === 0 || part.errors.length > 0 || isWhole(part.data) ? part : undefined
  })
}

/** Whether the data is complete. A store reports only its first error, so a missing root field or list entry may be the result of another error. */
function isWhole(data: Readonly<Record<string, unknown>>): boolean {
  return Object.values(data).every((root) => root !== null && !lacksEntry(root))
}

function lacksEntry(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (Array.isArray(value)) return value.some((entry) => entry === null || lacksEntry(entry))
  return Object.values(value).some(lacksEntry)
}

/** Groups reads into documents as large as a store accepts, in a fixed order, so that caches in front of the store recognise them. */
function documentsOf(reads: readonly JoinableRead[]): JoinableRead[][] {
  const documents: { reads: JoinableRead[]; weight: Weight }[] = []
  for (const read of reads.toSorted(byName)) {
    const weight = weightOf(read.operation)
    const free = documents.find(
      (one) => one.weight.fields + weight.fields <= MAX_FIELDS && one.weight.aliases + weight.aliases <= MAX_ALIASES,
    )
    if (!free) {
      documents.push({ reads: [read], weight: { ...weight } })
      continue
    }
    free.reads.push(read)
    free.weight.fields += weight.fields
    free.weight.aliases += weight.aliases
  }
  return documents.map((one) => one.reads)
}

function byName(a: JoinableRead, b: JoinableRead): number {
  return a.operation.name === b.operation.name
    ? Number(a.variables > b.variables) - Number(a.variables < b.variables)
    : Number(a.operation.name > b.operation.name) - Number(a.operation.name < b.operation.name)
}

/** Whether a call of its own would fail as well. */
function isUnreachable(error: unknown): boolean {
  if (error instanceof HangingCallError) return false
  return !(error instanceof UpstreamError) || error.cause !== undefined
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
