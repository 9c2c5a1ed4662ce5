import { useRef, useState } from 'react'
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  attachmentKind,
  attachmentName,
  ATTACHMENT_LIMITS as LIMITS,
} from '../rules.ts'
import { ui, useTranslate } from 'musette/web'
import styles from './TicketForm.module.css'

/** Bytes per call of `String.fromCharCode`: a whole file would be too many arguments. */
const CHUNK = 0x8000

type AttachmentFieldProps = { attachments: Attachments; error?: string | null; disabled: boolean }

/** A file input with the list of chosen files. */
export function AttachmentField({ attachments, error, disabled }: AttachmentFieldProps) {
  const t = useTranslate()
  const { files, fault, add, remove } = attachments
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.attachments}>
      <ui.TextField
        ref={input}
        type="file"
        name="attachments"
        multiple
        accept={ATTACHMENT_TYPES}
        label={t('helpdesk.files')}
        hint={t('helpdesk.files.hint', { count: LIMITS.files, limit: LIMITS.bytes / 1000 })}
        error={fault ?? error}
        disabled={disabled}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          // Allows to choose the same file again.
          target.value = ''
          if (chosen.length > 0) void add(chosen)
        }}
      />
      {files.length > 0 && (
        <ul className={styles.chosen} aria-label={t('helpdesk.files.list')}>
          {files.map((file, index) => (
            <li key={index}>
              <span>{file.name}</span>
              <ui.Button
                variant="quiet"
                disabled={disabled}
                aria-label={t('helpdesk.files.removeLabel', { name: file.name })}
                onClick={() => {
                  remove(file)
                  // The button is unmounted: the field takes the focus.
                  input.current?.focus()
                }}
              >
                {t('helpdesk.files.remove')}
              </ui.Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type Attachments = {
  files: readonly Attachment[]
  /** Why some of the last chosen files were not taken. */
  fault: string | null
  add(chosen: readonly File[]): Promise<void>
  remove(file: Attachment): void
  clear(): void
}

/** The files that go with the next message. */
export function useAttachments(): Attachments {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [fault, setFault] = useState<string | null>(null)

  return {
    files,
    fault,
    async add(chosen) {
      const room = LIMITS.files - files.length
      const faults = new Set<string>()
      if (chosen.length > room) faults.add(t('helpdesk.files.tooMany', { limit: LIMITS.files }))
      const added: Attachment[] = []
      for (const file of chosen.slice(0, room)) {
        const read = await readAttachment(file)
        if (typeof read === 'object') added.push(read)
        else faults.add(t(`helpdesk.files.${read}`, { name: file.name, limit: LIMITS.bytes / 1000 }))
      }
      // Files of two selections are appended one after the other.
      setFiles((known) => [...known, ...added].slice(0, LIMITS.files))
      setFault([...faults].join(' ') || null)
      announce([...added.map(({ name }) => t('helpdesk.files.added', { name })), ...faults].join(' '))
    },
    remove(file) {
      setFiles((known) => known.filter((one) => one !== file))
      setFault(null)
      announce(t('helpdesk.files.removed', { name: file.name }))
    },
    clear() {
      setFiles([])
      setFault(null)
    },
  }
}

/** A file that was chosen: its name as it will be sent, and its content in base64. */
type Attachment = { name: string; content: string }

/** The file, or why it cannot be sent. Never rejects. */
async function readAttachment(file: File): Promise<Attachment | 'tooLarge' | 'kind' | 'unreadable'> {
  if (file.size > ATTACHMENT_LIMITS.bytes) return 'tooLarge'
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const kind = attachmentKind(bytes)
    return kind ? { name: attachmentName(file.name, kind), content: base64Of(bytes) } : 'kind'
  } catch {
    return 'unreadable'
  }
}

function base64Of(bytes: Uint8Array): string {
  let binary = ''
  for (let from = 0; from < bytes.length; from += CHUNK) {
    binary += String.fromCharCode(...bytes.subarray(from, from + CHUNK))
  }
  return btoa(binary)
}
