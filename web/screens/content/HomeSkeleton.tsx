import { useTranslate } from '../../i18n/messages-context.ts'
import { Container } from '../../ui/Container.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import hero from './HomeHero.module.css'
import styles from './HomeScreen.module.css'

export function HomeSkeleton() {
  const t = useTranslate()
  return (
    <>
      <VisuallyHidden>
        <output>{t('ui.loading')}</output>
      </VisuallyHidden>
      <div className={hero.hero} aria-hidden="true">
        <div className={hero.picture} />
        <div className={hero.place}>
          <div className={hero.words}>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </div>
        </div>
      </div>
      <Container className={styles.home}>
        <Skeleton shape="banner" />
      </Container>
    </>
  )
}
