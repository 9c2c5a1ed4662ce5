import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import type { TicketFragment } from './helpdesk.generated.ts'
import styles from './TicketScreen.module.css'
import { useMoment } from './use-moment.ts'

/** What one of the two wrote, line by line as it was written. */
export function TicketMessage({ message }: { message: TicketFragment['messages'][number] }) {
  const t = useTranslate()
  const moment = useMoment()
  const { baseUrl } = useShop()
  const { author, authorName, createdAt, text, attachments } = message
  return (
    <li className={author === 'SHOP' ? `${styles.message} ${styles.shop}` : styles.message}>
      <p className={styles.author}>
        <strong>{author === 'CUSTOMER' ? t('helpdesk.author.you') : authorName}</strong>{' '}
        <time dateTime={createdAt}>{moment(createdAt)}</time>
      </p>
      <p className={styles.text}>{text}</p>
      {attachments.length > 0 && (
        <ul className={styles.files} aria-label={t('helpdesk.attachments')}>
          {attachments.map(({ name, url }) => (
            <li key={url}>
              <a href={baseUrl + url} download>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
