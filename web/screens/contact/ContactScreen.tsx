import { useState } from 'react'
import { operationQuery, useOperation } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { IsFeatureActive } from '../../site/is-feature-active.generated.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ContactForm } from './ContactForm.tsx'
import styles from './ContactScreen.module.css'
import { ContactSent } from './ContactSent.tsx'
import { ContactWays } from './ContactWays.tsx'

const feature = { feature: 'contact' }

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(IsFeatureActive, feature))
  return {}
}

/** `/contact`: a form where the store takes messages, and who else answers where it takes none. */
export default function ContactScreen() {
  const t = useTranslate()
  return (
    <Container className={styles.screen}>
      <PageHead title={t('contact.title')} description={t('contact.lead')} canonicalPath="/contact" />
      <Breadcrumb items={[{ name: t('contact.title') }]} />
      <h1>{t('contact.title')}</h1>
      <div className={styles.columns}>
        <WriteHere />
        <div className={styles.aside}>
          <ContactWays />
          <section>
            <h2>{t('contact.faq')}</h2>
            <p>{t('contact.faq.lead')}</p>
            <Link href="/faq/">{t('contact.faq.link')}</Link>
          </section>
        </div>
      </div>
    </Container>
  )
}

function WriteHere() {
  const t = useTranslate()
  const { data, error } = useOperation(IsFeatureActive, feature)
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <ContactSent email={sentTo} onAnother={() => setSentTo(null)} />
  if (!data && !error) return <Skeleton lines={8} />
  if (!data?.isFeatureActive) {
    return (
      <Alert kind="info" className={styles.off}>
        {t('contact.off')}
      </Alert>
    )
  }
  return (
    <div>
      <p className={styles.lead}>{t('contact.lead')}</p>
      <noscript>
        <p>{t('contact.needsScript')}</p>
      </noscript>
      <ContactForm onSent={setSentTo} />
    </div>
  )
}
