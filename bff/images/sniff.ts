type Signature = { type: `image/${string}`; parts: readonly { offset: number; bytes: Buffer }[] }

/** How the files that are accepted begin. A name or a Content-Type proves nothing, and SVG is a program. */
const SIGNATURES: readonly Signature[] = [
  begins('image/jpeg', Buffer.from([0xff, 0xd8, 0xff])),
  begins('image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  begins('image/gif', 'GIF87a'),
  begins('image/gif', 'GIF89a'),
  begins('image/webp', 'RIFF', { offset: 8, bytes: Buffer.from('WEBP') }),
  { type: 'image/avif', parts: [{ offset: 4, bytes: Buffer.from('ftypavif') }] },
  { type: 'image/avif', parts: [{ offset: 4, bytes: Buffer.from('ftypavis') }] },
]

function begins(type: Signature['type'], start: string | Buffer, ...more: Signature['parts']): Signature {
  return { type, parts: [{ offset: 0, bytes: Buffer.from(start) }, ...more] }
}

/** The media type of a file that begins as a JPEG, PNG, GIF, WebP or AVIF does; `undefined` for everything else. */
export function pictureType(file: Buffer): Signature['type'] | undefined {
  return SIGNATURES.find(({ parts }) =>
    parts.every(({ offset, bytes }) => file.subarray(offset, offset + bytes.length).equals(bytes)),
  )?.type
}
