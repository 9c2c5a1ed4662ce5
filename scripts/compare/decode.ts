/** Bytes in which a page may name its charset (HTML, section 4.2.5.4). */
const PRESCAN = 1024

/** Decodes a page; returns its text and charset. An unknown charset is read as UTF-8. */
export function decode(body: Uint8Array, contentType: string | null): { text: string; charset: string } {
  const named = byteOrder(body) ?? charsetOf(contentType ?? '') ?? charsetOf(metaOf(body))
  const decoder = decoderFor(named ?? 'utf-8')
  return { text: decoder.decode(body), charset: decoder.encoding }
}

function byteOrder([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined
}

function metaOf(body: Uint8Array): string {
  const head = Buffer.from(body.subarray(0, PRESCAN)).toString('latin1')
  return /<meta[^>]*charset[^>]*>/i.exec(head)?.[0] ?? ''
}

function charsetOf(text: string): string | undefined {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(text)?.[1]
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}
