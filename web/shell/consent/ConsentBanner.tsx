import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { Service } from '../../analytics/consent.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { choose } from './choose.ts'
import styles from './ConsentBanner.module.css'
import { setChoosing } from './dialog-state.ts'

/**
 * A region, not a dialog: it takes no focus and moves nothing. The buttons to refuse and to accept look the same (CNIL, guidelines of
 * 17 September 2020). It contains no link: the first link of a page is the skip link.
 */
export default function ConsentBanner({ services }: { services: readonly Service[] }) {
  const t = useTranslate()
  const { baseUrl } = useShop()
  const announce = useAnnounce()
  const titleId = useId()
  useEffect(() => announce(t('consent.announcement')), [announce, t])
  const banner = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() =>
      style.setProperty('--banner-height', `${banner.current?.offsetHeight ?? 0}px`),
    )
    if (banner.current) observer.observe(banner.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner-height')
    }
  }, [])
  const save = (allowed: readonly Service[]) => {
    choose(allowed, services, baseUrl)
    announce(t('consent.saved'))
  }
  return (
    <section ref={banner} aria-labelledby={titleId} className={styles.banner}>
      <div className={styles.content}>
        <div className={styles.text}>
          <h2 id={titleId}>{t('consent.title')}</h2>
          <p>{t('consent.text')}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={() => save([])}>{t('consent.refuse')}</Button>
          <Button onClick={() => save(services)}>{t('consent.accept')}</Button>
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {t('consent.choose')}
          </Button>
        </div>
      </div>
    </section>
  )
}
