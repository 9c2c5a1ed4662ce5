import { OperationTypeNode } from 'graphql'
import type { Encoding } from '../cache/encoding.ts'
import { formOf } from '../cache/kept-answer.ts'
import { worstVerdict } from '../cache/verdict.ts'
import type { Asked } from './asked.ts'
import type { AnswerOne, Caller, GraphqlAnswer } from './answer.ts'
import { BadRequest, BatchTooLarge } from './errors.ts'
import type { JoinKept } from './joined-answers.ts'
import { JSON_TYPE } from './media-type.ts'

/** Operations of one batch. */
const MAX_BATCH = 10
const HEADERS = { 'content-type': `${JSON_TYPE}; charset=utf-8`, 'cache-control': 'private, no-store' }

export type BatchParts = {
  /** Throws what is wrong with an entry. */
  read(entry: unknown): Asked
  /** Rejects for a mutation too many. */
  limit(asked: Asked): Promise<void>
  answerOne: AnswerOne
  refuse(error: unknown): GraphqlAnswer
  /** A caller of the same session that has loaded nothing yet. */
  newCaller(): Caller
  joinKept: JoinKept
  /** In which the client wants the list, where it is kept. */
  encoding: Encoding
}

/**
 * Answers a list of operations, in its order. An entry fails alone. Queries run side by side; a mutation waits for all before it, and
 * what comes after it sees what it did. Throws `BadRequest` for an empty list, `BatchTooLarge` above `MAX_BATCH`.
 */
export async function answerBatch(
  entries: readonly unknown[],
  { read, limit, answerOne, refuse, newCaller, joinKept, encoding }: BatchParts,
): Promise<GraphqlAnswer> {
  if (entries.length === 0) throw new BadRequest('The batch is empty')
  if (entries.length > MAX_BATCH) throw new BatchTooLarge(String(MAX_BATCH))

  const answers: (GraphqlAnswer | Promise<GraphqlAnswer>)[] = []
  let caller = newCaller()
  for (const entry of entries) {
    const asked = attempt(entry)
    if ('refused' in asked) {
      answers.push(asked.refused)
    } else if (asked.operation.kind === OperationTypeNode.QUERY) {
      answers.push(answerOne(asked, caller))
    } else {
      await Promise.all(answers)
      const mutation = limit(asked).then(() => answerOne(asked, caller), refuse)
      answers.push(mutation)
      await mutation
      caller = newCaller()
    }
  }
  // What is kept is there at once.
  const whole = answers.filter((answer): answer is GraphqlAnswer => !(answer instanceof Promise))
  return asList(whole.length === answers.length ? whole : await Promise.all(answers), encoding, joinKept)

  function attempt(entry: unknown): Asked | { refused: GraphqlAnswer } {
    try {
      return read(entry)
    } catch (error) {
      return { refused: refuse(error) }
    }
  }
}

/** A batch travels by POST and mixes what different clients may see: nobody beyond keeps it. */
async function asList(
  answers: readonly GraphqlAnswer[],
  encoding: Encoding,
  joinKept: JoinKept,
): Promise<GraphqlAnswer> {
  const verdict = worstVerdict(answers.map(({ verdict: one = 'pass' }) => one))
  const kept = answers.flatMap(({ kept: one }) => one?.answer ?? [])
  if (kept.length < answers.length) {
    const [first] = answers
    // Only where nothing of it was answered: a proxy, and whoever knows only HTTP, may then come back with the whole.
    const isShed = answers.every(({ status }) => status === 503)
    const { 'retry-after': retryAfter } = first?.headers ?? {}
    const headers = isShed && retryAfter ? { ...HEADERS, 'retry-after': retryAfter } : HEADERS
    return {
      status: isShed ? 503 : 200,
      headers,
      body: `[${answers.map(({ body }) => body.toString()).join(',')}]`,
      verdict,
    }
  }
  const list = joinKept(kept)
  const { bytes } = await formOf(list, encoding)
  const encoded = { ...HEADERS, vary: 'accept-encoding', 'content-encoding': encoding }
  return { status: 200, headers: bytes === list.body ? HEADERS : encoded, body: bytes, verdict }
}
