/** Characters of a ticket's subject, as the help desk's module accepts it, and of one message. */
export const TICKET_LIMITS = { subject: 255, message: 5000 } as const

/** Files of one ticket message. Form and server check the same rules. */
export const ATTACHMENT_LIMITS = { files: 3, bytes: 250_000, name: 100 } as const

/** File types by their content (WHATWG MIME Sniffing §6), with their extensions, the usual one first. */
const KINDS = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
  pdf: ['pdf'],
} as const
export type AttachmentKind = keyof typeof KINDS

/** For a file field's `accept`. */
export const ATTACHMENT_TYPES = 'image/jpeg,image/png,image/webp,application/pdf'

/** Null for any other content. The file name is not considered. */
export function attachmentKind(bytes: Uint8Array): AttachmentKind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 12))
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (head.startsWith('RIFF') && head.endsWith('WEBP') && head.length === 12) return 'webp'
  return head.startsWith('%PDF-') ? 'pdf' : null
}

/** A name without a path and without special characters, with an extension that fits the content. */
export function attachmentName(name: string, kind: AttachmentKind): string {
  const plain = (name.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._-]/gu, '')
    .replace(/^[. ]+/, '')
  const [, stem = plain, ending = ''] = /^(.*)\.(\w{1,5})$/u.exec(plain) ?? []
  const endings: readonly string[] = KINDS[kind]
  const fitting = endings.includes(ending.toLowerCase()) ? ending.toLowerCase() : endings[0]
  return `${stem.slice(0, ATTACHMENT_LIMITS.name).trim() || 'fichier'}.${fitting}`
}
