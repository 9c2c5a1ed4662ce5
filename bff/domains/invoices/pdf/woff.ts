import { inflateSync } from 'node:zlib'

/** Bytes of the head of a WOFF and of an OpenType file, and of their entries for each table (WOFF File Format 1.0, 3 and 4). */
const WOFF = { head: 44, entry: 20 }
const OPEN_TYPE = { head: 12, entry: 16 }

/** The OpenType file within a WOFF file. The PDF library would decompress a table again for each letter. */
export function openTypeOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(OPEN_TYPE.head + count * OPEN_TYPE.entry)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Buffer[] = [head]
  let at = head.length
  for (let index = 0; index < count; index++) {
    const from = WOFF.head + index * WOFF.entry
    const to = OPEN_TYPE.head + index * OPEN_TYPE.entry
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(from + field)) as Entry
    const table = woff.subarray(offset, offset + packed)
    woff.copy(head, to, from, from + 4)
    head.writeUInt32BE(checksum, to + 4)
    head.writeUInt32BE(at, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(packed < length ? inflateSync(table) : table, padding)
    at += length + padding.length
  }
  return Buffer.concat(parts)
}

type Entry = [offset: number, packed: number, length: number, checksum: number]
