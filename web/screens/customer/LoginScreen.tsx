import type { LoadResult } from '../../screen.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink, Link } from '../../ui/Link.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Benefits, SignedInAlready, SignedInNotes, useAfterSignIn } from './SignInParts.tsx'
import styles from './CustomerScreen.module.css'
import { LoginForm } from './LoginForm.tsx'
import { registerPath } from '../../../schema/safe-path.ts'
import { useMe } from './use-me.ts'

export async function load(): Promise<LoadResult> {
  return {}
}

/** `/login`; `?next=` says where the shopper was. */
export default function LoginScreen() {
  const t = useTranslate()
  const { data: me } = useMe()
  const { next, response, take } = useAfterSignIn()
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.login.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.login.title') }]} />
      <h1>{t('account.login.title')}</h1>
      {response ? (
        <SignedInNotes response={response} next={next} />
      ) : me?.id ? (
        <SignedInAlready me={me} next={next} />
      ) : (
        <div className={styles.columns}>
          <div>
            {me?.hasExpired && (
              <div className={styles.lead}>
                <Alert kind="info">{t('account.expired')}</Alert>
              </div>
            )}
            <LoginForm onSignedIn={take} />
          </div>
          <section className={styles.card}>
            <h2>{t('account.login.new')}</h2>
            <Benefits />
            <ButtonLink variant="secondary" href={registerPath(next)}>
              {t('account.register.submit')}
            </ButtonLink>
            <p className={styles.more}>
              <Link href="/orders/">{t('account.login.guestOrder')}</Link>
            </p>
          </section>
        </div>
      )}
    </Container>
  )
}
