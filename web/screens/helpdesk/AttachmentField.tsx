import { useRef } from 'react'
import { ATTACHMENT_LIMITS as LIMITS, ATTACHMENT_TYPES } from '../../../schema/attachment-rules.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './TicketForm.module.css'
import type { Attachments } from './use-attachments.ts'

type AttachmentFieldProps = { attachments: Attachments; error?: string | null; disabled: boolean }

/** Chooses the files of a message, a few at a time or all at once, and lists them. */
export function AttachmentField({ attachments, error, disabled }: AttachmentFieldProps) {
  const t = useTranslate()
  const { files, fault, add, remove } = attachments
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.attachments}>
      <TextField
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
          // The same file can be chosen again.
          target.value = ''
          if (chosen.length > 0) void add(chosen)
        }}
      />
      {files.length > 0 && (
        <ul className={styles.chosen} aria-label={t('helpdesk.files.list')}>
          {files.map((file, index) => (
            <li key={index}>
              <span>{file.name}</span>
              <Button
                variant="quiet"
                disabled={disabled}
                aria-label={t('helpdesk.files.removeLabel', { name: file.name })}
                onClick={() => {
                  remove(file)
                  // The button is gone: whoever uses the keyboard goes on from the field.
                  input.current?.focus()
                }}
              >
                {t('helpdesk.files.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
