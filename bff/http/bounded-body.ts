import { pipeline, type Readable, Transform } from 'node:stream'

class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * Passes a body through and fails with `BodyTooLarge` after `maxBytes`. The bytes are counted, because a
 * `Content-Length` may be missing or wrong. When the reader stops, the source is destroyed as well.
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
  // The reader gets the error from `bounded`, so the callback has nothing to do.
  return pipeline(body, bounded, () => {})
}
