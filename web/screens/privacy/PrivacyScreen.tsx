import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { loginPath } from '../customer/safe-path.ts'
import { useMe } from '../customer/use-me.ts'
import { DeleteForm } from './DeleteForm.tsx'
import { ExportForm } from './ExportForm.tsx'
import { KeptData } from './KeptData.tsx'
import styles from './PrivacyScreen.module.css'

/** `/rgpd/`: what is kept of a shopper and why, and what they may do about it; the deeds themselves are for customers. */
export default function PrivacyScreen() {
  const t = useTranslate()
  const { data: me } = useMe()
  const { email } = useShop()
  const [isDeleted, setDeleted] = useState(false)
  return (
    <Container width="text" className={styles.screen}>
      <PageHead title={t('account.privacy.title')} canonicalPath="/rgpd/" />
      <Breadcrumb items={[{ name: t('account.privacy.title') }]} />
      <h1>{t('account.privacy.title')}</h1>
      {isDeleted && <Alert kind="success">{t('account.privacy.deleted')}</Alert>}
      <p>{t('account.privacy.lead')}</p>
      <section>
        <h2>{t('account.privacy.kept')}</h2>
        <KeptData />
      </section>
      <section>
        <h2>{t('account.privacy.export')}</h2>
        <p>{t('account.privacy.exportLead')}</p>
        {me?.id ? <ExportForm me={me} /> : <SignInFirst />}
      </section>
      <section>
        <h2>{t('account.privacy.delete')}</h2>
        <p>{t('account.privacy.deleteLead')}</p>
        {me?.id ? <DeleteForm me={me} onDeleted={() => setDeleted(true)} /> : <SignInFirst />}
      </section>
      <section>
        <h2>{t('account.privacy.rights')}</h2>
        <p>{t('account.privacy.rightsLead')}</p>
        {email && (
          <p>
            {t('account.privacy.contact')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </section>
    </Container>
  )
}

function SignInFirst() {
  const t = useTranslate()
  return (
    <ButtonLink variant="secondary" href={loginPath('/rgpd/')}>
      {t('account.privacy.signIn')}
    </ButtonLink>
  )
}
