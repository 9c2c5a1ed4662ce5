import { ATTACHMENT_LIMITS, attachmentKind, attachmentName } from '../../../schema/attachment-rules.ts'

/** A file that was chosen: its name as it will be sent, and its content in base64. */
export type Attachment = { name: string; content: string }

/** The file, or why it cannot be sent. Never rejects. */
export async function readAttachment(file: File): Promise<Attachment | 'tooLarge' | 'kind' | 'unreadable'> {
  if (file.size > ATTACHMENT_LIMITS.bytes) return 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = attachmentKind(bytes)
    return kind ? { name: attachmentName(file.name, kind), content: base64Of(bytes) } : 'kind'
  } catch {
    return 'unreadable'
  }
}

/** Bytes that are spread into a call at a time: a whole file would be too many arguments. */
const CHUNK = 0x8000

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  }
  return btoa(binary)
}
