import { useContext, useEffect, useState } from 'react'
import { phoneLink } from '../../../schema/phone-link.ts'
import { useCartCount } from '../../api/presence.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { ShopContext, useShopName } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Logo } from '../header/Logo.tsx'
import styles from './FallbackPage.module.css'
import { isReachable, watchForRecovery } from './recovery.ts'

/** The same titles on every such page, with the site's name. */
const wording = (site: string) => ({
  maintenance: {
    title: '503 - Currently unavailable',
    heading: `${site} is currently unavailable`,
    text: 'Our service team has been dispatched to bring it back online.',
  },
  offline: {
    title: `You're offline - ${site}`,
    heading: `You can't access to ${site} because you are offline`,
    text: 'It seems that you have some issues with your network. Please make sure that you have access to internet before reloading.',
  },
})

/**
 * Replaces the whole page while the shop is not available, and reloads when it is back. What to do comes first, in the shop's language, as on the
 * server's page (`bff/http/status-page.ts`).
 */
export function FallbackPage({ status }: { status: keyof ReturnType<typeof wording> }) {
  const t = useTranslate()
  const site = useShopName()
  const phone = useContext(ShopContext)?.phone
  const hasCart = useCartCount() !== 0
  const { title, heading, text } = wording(site)[status]
  useEffect(() => watchForRecovery(), [])
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Logo />
      <div role="alert">
        <p className={styles.lead}>{t(`shell.${status}.heading`, { site })}</p>
        <p>{t(`shell.${status}.text`)}</p>
        {hasCart && <p>{t('shell.fallback.cart')}</p>}
      </div>
      <Actions />
      {phone && (
        <p>
          {t('shell.fallback.phone')} <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      <div className={styles.english}>
        <h1 lang="en">{heading}</h1>
        <p lang="en">{text}</p>
      </div>
    </main>
  )
}

/** Buttons to try again, or to read the previous page, which is available without a network. */
function Actions() {
  const t = useTranslate()
  const [isTrying, setTrying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const retry = async () => {
    setTrying(true)
    setFailed(false)
    if (await isReachable()) return location.reload()
    setTrying(false)
    setFailed(true)
  }
  return (
    <div>
      <p className={styles.actions}>
        <Button busy={isTrying} onClick={() => void retry()}>
          {t('ui.retry')}
        </Button>
        {history.length > 1 && (
          <Button variant="secondary" onClick={() => history.back()}>
            {t('shell.fallback.back')}
          </Button>
        )}
      </p>
      <p role="status">{hasFailed && t('shell.fallback.still')}</p>
    </div>
  )
}
