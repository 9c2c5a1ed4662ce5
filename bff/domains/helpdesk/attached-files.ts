import { ATTACHMENT_LIMITS as LIMITS, attachmentKind, attachmentName } from '../../../schema/attachment-rules.ts'
import type { HelpdeskAttachmentInput } from '../../graphql/shop-schema.generated.ts'
import { helpdeskTexts as texts } from './helpdesk-texts.ts'

/** Of `LIMITS.bytes` in base64. */
const MAX_ENCODED = Math.ceil(LIMITS.bytes / 3) * 4
/** RFC 4648 §4, with its padding. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

type Files = { files: HelpdeskAttachmentInput[]; fault: null } | { files: null; fault: string }

/** Files as the store takes them: few, small, of kinds that their content shows. */
export function attachedFiles(given: readonly HelpdeskAttachmentInput[]): Files {
  if (given.length > LIMITS.files) return { files: null, fault: texts.tooManyFiles(LIMITS.files) }
  const files: HelpdeskAttachmentInput[] = []
  for (const { name, content } of given) {
    if (content.length > MAX_ENCODED) return { files: null, fault: texts.fileTooLarge(LIMITS.bytes / 1000) }
    const isEncoded = content.length % 4 === 0 && BASE64.test(content)
    const kind = isEncoded ? attachmentKind(Buffer.from(content.slice(0, 16), 'base64')) : null
    if (!kind) return { files: null, fault: texts.fileKind }
    if (Buffer.byteLength(content, 'base64') > LIMITS.bytes) {
      return { files: null, fault: texts.fileTooLarge(LIMITS.bytes / 1000) }
    }
    files.push({ name: attachmentName(name, kind), content })
  }
  return { files, fault: null }
}
