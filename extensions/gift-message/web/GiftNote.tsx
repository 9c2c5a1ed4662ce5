import { useTranslate } from 'musette/web'
import type { GiftMessageTextFragment } from './gift-message.generated.ts'
import styles from './GiftMessage.module.css'

/** The message of a line, as it was written. */
export default function GiftNote({ gift: { to, from, message } }: { gift: GiftMessageTextFragment }) {
  const t = useTranslate()
  return (
    <figure className={styles.note}>
      <figcaption className={styles.noteTitle}>{to ? t('gift.noteTo', { to }) : t('gift.note')}</figcaption>
      <blockquote className={styles.words}>{message}</blockquote>
      {from && <p className={styles.sender}>{t('gift.noteFrom', { from })}</p>}
    </figure>
  )
}
