import { fieldsOf, useTranslate } from 'musette/web'
import type { GiftOfOrderLineFragment } from './gift-message.generated.ts'
import styles from './GiftMessage.module.css'

/** The message of a line, as it was written. */
export function GiftNote({ line }: { line: object }) {
  const t = useTranslate()
  const { giftMessage } = fieldsOf<Partial<GiftOfOrderLineFragment>>(line)
  if (!giftMessage) return null
  const { to, from, message } = giftMessage
  return (
    <figure className={styles.note}>
      <figcaption className={styles.noteTitle}>{to ? t('gift.noteTo', { to }) : t('gift.note')}</figcaption>
      <blockquote className={styles.words}>{message}</blockquote>
      {from && <p className={styles.sender}>{t('gift.noteFrom', { from })}</p>}
    </figure>
  )
}
