/** How the files that are accepted begin. A name or a Content-Type proves nothing, and SVG is a program. */
const SIGNATURES: readonly { offset: number; bytes: Buffer }[][] = [
  [{ offset: 0, bytes: Buffer.from([0xff, 0xd8, 0xff]) }],
  [{ offset: 0, bytes: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) }],
  [{ offset: 0, bytes: Buffer.from('GIF87a') }],
  [{ offset: 0, bytes: Buffer.from('GIF89a') }],
  [
    { offset: 0, bytes: Buffer.from('RIFF') },
    { offset: 8, bytes: Buffer.from('WEBP') },
  ],
  [{ offset: 4, bytes: Buffer.from('ftypavif') }],
  [{ offset: 4, bytes: Buffer.from('ftypavis') }],
]

/** Whether the bytes begin as a JPEG, PNG, GIF, WebP or AVIF file does. */
export function looksLikePicture(file: Buffer): boolean {
  return SIGNATURES.some((signature) =>
    signature.every(({ offset, bytes }) => file.subarray(offset, offset + bytes.length).equals(bytes)),
  )
}
