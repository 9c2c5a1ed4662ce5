import { useTranslate } from '../../i18n/messages-context.ts'
import { RichText } from '../../screens/content/RichText.tsx'
import { HEADER_USP_BLOCKS } from '../../site/blocks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useBlocks } from '../use-blocks.ts'
import styles from './UspStrip.module.css'

/** What speaks for the shop, in four short blocks that editors write. On a phone they scroll sideways. */
export function UspStrip() {
  const t = useTranslate()
  const blocks = useBlocks()
  const shown = HEADER_USP_BLOCKS.flatMap((identifier) => {
    const content = blocks.get(identifier)
    return content ? [{ identifier, content }] : []
  })
  if (shown.length === 0) return null
  return (
    <section className={styles.strip} aria-label={t('shell.usp')}>
      <ul className={styles.list}>
        {shown.map(({ identifier, content }) => (
          <li key={identifier} className={styles.item}>
            <Icon name="check" className={styles.icon} />
            <RichText content={content} className={styles.text} />
          </li>
        ))}
      </ul>
    </section>
  )
}
