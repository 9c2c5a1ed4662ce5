import type { LoadContext, LoadResult } from '../../lazy-screen.tsx'
import { operationQuery } from '../../api/use-operation.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './CustomerScreen.module.css'
import { PasswordRule } from './password-rule.generated.ts'
import { ResetForm } from './ResetForm.tsx'
import { useMailedLink } from './use-mailed-link.ts'

export async function load({ queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.prefetchQuery(operationQuery(PasswordRule, {}))
  return {}
}

/** `/account/password-reset`: where the mail's link leads, with its token. */
export default function PasswordResetScreen() {
  const t = useTranslate()
  const link = useMailedLink('token')
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.reset.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.login.title'), path: '/login' }, { name: t('account.reset.title') }]} />
      <h1>{t('account.reset.title')}</h1>
      {link && link.secret === '' ? (
        <div className={styles.notes}>
          <Alert kind="warning">{t('account.reset.incomplete')}</Alert>
          <ButtonLink href="/account/password-request">{t('account.request.again')}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('account.reset.lead')}</p>
          {link && <ResetForm email={link.email} token={link.secret} />}
        </>
      )}
    </Container>
  )
}
