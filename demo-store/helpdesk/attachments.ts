import { secretKey } from '../customer/register.ts'
import type { Queryable } from '../database/rows.ts'
import { inputError } from '../errors.ts'

export type AttachmentInput = { name: string; content: string }
/** A file as it lies in the database. */
type File = { name: string; content: Buffer }

const maxFiles = 3
const maxBytes = 250_000
/** Files kept in all; the oldest go. */
const maxKept = 500
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** Decodes and checks files: few, small, of known kinds. */
export const readAttachments = (inputs: AttachmentInput[]): File[] => {
  if (inputs.length > maxFiles) throw inputError(`At most ${maxFiles} files can be attached.`)
  return inputs.map(({ name, content: base64 }) => {
    // A name, never a path.
    const plain = name
      .replace(/^.*[/\\]/, '')
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
    const content = Buffer.from(base64, 'base64')
    if (!types[extensionOf(plain)]) throw inputError(`Files can be ${Object.keys(types).join(', ')}.`)
    if (!content.length || content.length > maxBytes) throw inputError(`A file has at most ${maxBytes} bytes.`)
    return { name: plain, content }
  })
}

export const storeAttachments = async (messageId: number, files: File[], db: Queryable): Promise<void> => {
  for (const { name, content } of files) {
    await db.query('insert into ticket_attachment (key, message_id, name, content) values ($1, $2, $3, $4)', [
      secretKey(),
      messageId,
      name,
      new Uint8Array(content),
    ])
  }
  if (!files.length) return
  await db.query(
    `delete from ticket_attachment where key in
     (select key from ticket_attachment order by message_id desc, key offset $1)`,
    [maxKept],
  )
}

export const attachmentsOf = async (messageId: number, db: Queryable): Promise<{ key: string; name: string }[]> =>
  (
    await db.query<{ key: string; name: string }>(
      'select key, name from ticket_attachment where message_id = $1 order by name, key',
      [messageId],
    )
  ).rows

/** A file by its secret key. */
export const findAttachment = async (
  key: string,
  db: Queryable,
): Promise<{ name: string; contentType: string; content: Uint8Array } | null> => {
  if (!/^[0-9a-f]{32}$/.test(key)) return null
  const { rows } = await db.query<{ name: string; content: Uint8Array }>(
    'select name, content from ticket_attachment where key = $1',
    [key],
  )
  const [file] = rows
  return file ? { ...file, contentType: types[extensionOf(file.name)] ?? 'application/octet-stream' } : null
}
