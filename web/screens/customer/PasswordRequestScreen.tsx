import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Container } from '../../ui/Container.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import styles from './CustomerScreen.module.css'
import { EmailRequest } from './EmailRequest.tsx'
import { RequestPasswordReset } from './requests.generated.ts'

/** `/account/password-request`: the response is the same for known and unknown addresses, so that nobody can probe for accounts. */
export default function PasswordRequestScreen() {
  const t = useTranslate()
  const execute = useExecute()
  const prove = useCaptcha('CUSTOMER_FORGOT_PASSWORD')
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.request.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.login.title'), path: '/login' }, { name: t('account.request.title') }]} />
      <h1>{t('account.request.title')}</h1>
      <p className={styles.lead}>{t('account.request.lead')}</p>
      <EmailRequest
        send={async (email) => {
          const captcha = await prove()
          return (await execute(RequestPasswordReset, { email, captcha })).requestPasswordReset
        }}
        submit={t('account.request.submit')}
        done={Requested}
      />
    </Container>
  )
}

function Requested({ email }: { email: string }) {
  const t = useTranslate()
  return (
    <>
      <p>{t('account.request.done', { email })}</p>
      <p>
        <Link href="/login">{t('account.backToLogin')}</Link>
      </p>
    </>
  )
}
