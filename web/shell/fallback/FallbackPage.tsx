import { useEffect } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useSite } from '../../site/site.ts'
import { Logo } from '../header/Logo.tsx'
import styles from './FallbackPage.module.css'
import { watchForRecovery } from './recovery.ts'

/** Said in these words wherever the shop cannot be shown, with the site's name inserted; what they mean stands below in the shop's language. */
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

/** Takes the whole page while there is no shop to show, and brings the shop back by itself. */
export function FallbackPage({ status }: { status: keyof ReturnType<typeof wording> }) {
  const t = useTranslate()
  const site = useSite().name
  const { title, heading, text } = wording(site)[status]
  useRecovery()
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

/** Brings the shop back by itself, as soon as it can be had again. */
function useRecovery() {
  useEffect(watchForRecovery, [])
}
