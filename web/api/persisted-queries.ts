import type { Ask } from './batch.ts'
import type { Answer, Entry } from './exchange.ts'

/** The text of a document, loaded when it is needed: hardly ever, for the server knows the hashes of its own build. */
export type DocumentText = (sha256: string) => Promise<string>

/**
 * Asks by hash first and sends the document when the server does not know it, does not support hashes, or answers HTTP 400 or 500 (spec §7).
 * A mutation is not sent again after a 500: it may have been carried out.
 */
export function byHashFirst(ask: Ask, documentText: DocumentText): Ask {
  const unsupported = new Set<string>()

  return async (entry) => {
    const { sha256 } = entry.operation
    if (!unsupported.has(sha256)) {
      const answer = await ask(entry)
      if (says(answer, 'PersistedQueryNotSupported')) unsupported.add(sha256)
      else if (!wantsText(answer, entry)) return answer
    }
    return ask({ ...entry, text: await documentText(sha256) })
  }
}

function wantsText(answer: Answer, { operation }: Entry): boolean {
  if (says(answer, 'PersistedQueryNotFound') || answer.status === 400) return true
  return answer.status === 500 && operation.kind === 'query'
}

function says({ errors = [] }: Answer, message: string): boolean {
  return errors.some((error) => error.message === message)
}
