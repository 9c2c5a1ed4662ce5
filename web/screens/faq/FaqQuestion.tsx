import { useTranslate } from '../../i18n/messages-context.ts'
import { Icon } from '../../ui/Icon.tsx'
import { RichText } from '../content/RichText.tsx'
import styles from './FaqQuestion.module.css'
import type { Question } from './read-questions.ts'

/** Opens and closes by itself; `isOpen` opens it once. */
export function FaqQuestion({ question, isOpen }: { question: Question; isOpen: boolean }) {
  const t = useTranslate()
  const { id, title, answer } = question
  return (
    <details className={styles.question} open={isOpen || undefined}>
      <summary id={id} className={styles.title}>
        <span>{title}</span>
        <Icon name="chevron-down" className={styles.mark} />
      </summary>
      <div className={styles.answer}>
        <RichText content={answer} below={3} />
        <a href={`#${id}`} className={styles.permalink}>
          {t('faq.permalink')}
        </a>
      </div>
    </details>
  )
}
