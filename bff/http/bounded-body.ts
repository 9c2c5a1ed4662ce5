import { pipeline, type Readable, Transform } from 'node:stream'

export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * The same bytes, cut off with an error after `maxBytes`: a body need not say how long it is, and one that does may lie. Whoever stops reading
 * stops the source as well.
 */
export function boundedBody(body: Readable, maxBytes: number): Readable {
  let size = 0
  const bounded = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(new BodyTooLarge(`More than ${maxBytes} bytes`))
      else done(null, chunk)
    },
  })
  // Both ends report the error to who reads.
  return pipeline(body, bounded, () => {})
}
