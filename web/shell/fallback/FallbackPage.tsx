import { useEffect } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShopName } from '../../site/shop-context.ts'
import { Logo } from '../header/Logo.tsx'
import styles from './FallbackPage.module.css'
import { watchForRecovery } from './recovery.ts'

/** The same titles on every such page, with the site's name; an explanation in the shop's language stands below. */
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

/** Replaces the whole page while the shop is not available, and reloads when it is back. */
export function FallbackPage({ status }: { status: keyof ReturnType<typeof wording> }) {
  const t = useTranslate()
  const site = useShopName()
  const { title, heading, text } = wording(site)[status]
  useEffect(() => watchForRecovery(), [])
  return (
    <main className={styles.page}>
      <title>{title}</title>
      <Logo />
      <div role="alert">
        <h1 lang="en">{heading}</h1>
        <p lang="en">{text}</p>
        <div className={styles.own}>
          <p>
            <strong>{t(`shell.${status}.heading`, { site })}</strong>
          </p>
          <p>{t(`shell.${status}.text`)}</p>
        </div>
      </div>
    </main>
  )
}
