import type { FastifyPluginAsync } from 'fastify'
import { customers, type database, errors, pages } from 'musette/demo-store'

export type AttachmentInput = { name: string; content: string }
/** A file as it lies in the database. */
type File = { name: string; content: Buffer }

const MAX_FILES = 3
const MAX_BYTES = 250_000
/** Files stored in all; the oldest go. */
const MAX_KEPT = 500
const TYPES: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
}

/** `GET /helpdesk/attachment/<key>`: a file of a ticket, always to be saved and never to be shown by this server. */
export function helpdeskRoutes(state: { db: database.Queryable }): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { key: string } }>('/helpdesk/attachment/:key', async (request, reply) => {
      const file = await findAttachment(request.params.key, state.db)
      if (!file) return pages.send(reply, pages.htmlResponse(404, '<h1>404 Not Found</h1>'))
      return reply
        .headers({
          'content-type': file.contentType,
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(Buffer.from(file.content))
    })
  }
}

/** Decodes and checks files: few, small, of known kinds. */
export function readAttachments(inputs: AttachmentInput[]): File[] {
  if (inputs.length > MAX_FILES) throw errors.inputError(`At most ${MAX_FILES} files can be attached.`)
  return inputs.map(({ name, content: base64 }) => {
    // Keep the file name only, never a path.
    const plain = name
      .replace(/^.*[/\\]/, '')
      .replace(/[^\p{L}\p{N} ._-]/gu, '')
      .trim()
    const content = Buffer.from(base64, 'base64')
    if (!TYPES[extensionOf(plain)]) throw errors.inputError(`Files can be ${Object.keys(TYPES).join(', ')}.`)
    if (!content.length || content.length > MAX_BYTES) throw errors.inputError(`A file has at most ${MAX_BYTES} bytes.`)
    return { name: plain, content }
  })
}

export async function storeAttachments(messageId: number, files: File[], db: database.Queryable): Promise<void> {
  for (const { name, content } of files) {
    await db.query('insert into ticket_attachment (key, message_id, name, content) values ($1, $2, $3, $4)', [
      customers.secretKey(),
      messageId,
      name,
      new Uint8Array(content),
    ])
  }
  if (!files.length) return
  await db.query(
    `delete from ticket_attachment where key in
     (select key from ticket_attachment order by message_id desc, key offset $1)`,
    [MAX_KEPT],
  )
}

export async function attachmentsOf(
  messageId: number,
  db: database.Queryable,
): Promise<{ key: string; name: string }[]> {
  return (
    await db.query<{ key: string; name: string }>(
      'select key, name from ticket_attachment where message_id = $1 order by name, key',
      [messageId],
    )
  ).rows
}

/** A file by its secret key. */
async function findAttachment(
  key: string,
  db: database.Queryable,
): Promise<{ name: string; contentType: string; content: Uint8Array } | null> {
  if (!/^[0-9a-f]{32}$/.test(key)) return null
  const { rows } = await db.query<{ name: string; content: Uint8Array }>(
    'select name, content from ticket_attachment where key = $1',
    [key],
  )
  const [file] = rows
  return file ? { ...file, contentType: TYPES[extensionOf(file.name)] ?? 'application/octet-stream' } : null
}

function extensionOf(name: string): string {
  return /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
