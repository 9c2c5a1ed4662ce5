import { remembered } from '../lib/remembered.ts'

/** In the order of preference where a client has none. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const
export type Encoding = (typeof ENCODINGS)[number]

const MAX_LENGTH = 200
/** Browsers send one of a few texts. */
const REMEMBERED = { entries: 100, maxLength: MAX_LENGTH }

/** The best encoding a client takes (RFC 9110 §12.5.3); what it says beyond 200 characters is not read. */
export function preferredEncoding(accept: string | undefined): Encoding {
  return accept ? encodingFor(accept) : 'identity'
}

const encodingFor = remembered((accept: string): Encoding => {
  const refused = new Set<string>()
  const accepted = new Set<string>()
  for (const part of accept.slice(0, MAX_LENGTH).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    ;(isRefused ? refused : accepted).add(name === 'x-gzip' ? 'gzip' : name)
  }
  const takes = (encoding: Encoding) =>
    !refused.has(encoding) && (accepted.has(encoding) || (accepted.has('*') && encoding !== 'identity'))
  return ENCODINGS.find(takes) ?? 'identity'
}, REMEMBERED)
