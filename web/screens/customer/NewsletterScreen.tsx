import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext, LoadResult } from '../../screen.ts'
import { hasFeature, useFeature } from '../../site/feature.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import NotFoundScreen, { load as loadNotFound } from '../content/NotFoundScreen.tsx'
import stylesForm from './CustomerForm.module.css'
import styles from './CustomerScreen.module.css'
import { EmailRequest } from './EmailRequest.tsx'
import { SubscribeToNewsletter } from './requests.generated.ts'

export async function load(context: LoadContext): Promise<LoadResult> {
  return (await hasFeature(context.queryClient, 'newsletter')) ? {} : loadNotFound(context)
}

/** `/newsletter`: for guests; customers manage their subscription in the account. */
export default function NewsletterScreen() {
  return useFeature('newsletter') ? <Newsletter /> : <NotFoundScreen />
}

function Newsletter() {
  const t = useTranslate()
  const execute = useExecute()
  const prove = useCaptcha('NEWSLETTER')
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.newsletter.title')} canonicalPath="/newsletter" />
      <Breadcrumb items={[{ name: t('account.newsletter.title') }]} />
      <h1>{t('account.newsletter.title')}</h1>
      <p className={styles.lead}>{t('account.newsletter.lead')}</p>
      <EmailRequest
        send={async (email) => {
          const captcha = await prove()
          return (await execute(SubscribeToNewsletter, { email, captcha })).subscribeToNewsletter
        }}
        submit={t('account.newsletter.submit')}
        done={Subscribed}
      >
        <p className={stylesForm.note}>
          {t('account.newsletter.data')} <Link href="/rgpd/">{t('account.dataLink')}</Link>
        </p>
      </EmailRequest>
    </Container>
  )
}

/** The same whether the address is subscribed already or the store mails a link for confirmation. */
function Subscribed({ email }: { email: string }) {
  const t = useTranslate()
  return <p>{t('account.newsletter.requested', { email })}</p>
}
