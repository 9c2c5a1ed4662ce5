import { useTranslate } from '../i18n/messages-context.ts'
import { Container } from '../ui/Container.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import styles from './ScreenLoading.module.css'

/** Shows while a screen's code arrives, with a delay, so that it does not flash. */
export function ScreenLoading() {
  const t = useTranslate()
  return (
    <Container className={styles.loading}>
      <output>
        <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      </output>
      <Skeleton shape="title" />
      <Skeleton lines={3} className={styles.text} />
      <div className={styles.tiles}>
        <Skeleton shape="square" />
        <Skeleton shape="square" />
        <Skeleton shape="square" />
        <Skeleton shape="square" />
      </div>
    </Container>
  )
}
