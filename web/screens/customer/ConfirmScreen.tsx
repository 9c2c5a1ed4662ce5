import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import styles from './CustomerScreen.module.css'
import { ConfirmEmail } from './requests.generated.ts'
import { useMailedLink } from './use-mailed-link.ts'

/**
 * `/account/confirm`: where the mail of a store leads that wants addresses confirmed. A button does it, because mail programs
 * open links by themselves.
 */
export default function ConfirmScreen() {
  const t = useTranslate()
  const execute = useExecute()
  const link = useMailedLink('key')
  const [answered, setOutcome] = useState<'done' | string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const outcome = link?.secret === '' ? t('account.confirm.incomplete') : answered

  const confirm = async () => {
    if (!link) return
    setBusy(true)
    try {
      const { confirmEmail: answer } = await execute(ConfirmEmail, { email: link.email, key: link.secret })
      setOutcome(answer.success ? 'done' : (answer.errorMessage ?? t('account.refused')))
    } catch (error) {
      setOutcome(error instanceof Error ? error.message : t('account.refused'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.confirm.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.confirm.title') }]} />
      <h1>{t('account.confirm.title')}</h1>
      <div className={styles.notes}>
        {outcome === 'done' ? (
          <Alert kind="success">{t('account.confirm.done')}</Alert>
        ) : (
          outcome !== null && <Alert kind="error">{outcome}</Alert>
        )}
        {outcome === null ? (
          <>
            <p className={styles.lead}>{t('account.confirm.lead', { email: link?.email ?? '' })}</p>
            <Button busy={isBusy} onClick={() => void confirm()}>
              {t('account.confirm.submit')}
            </Button>
          </>
        ) : (
          <ButtonLink href="/login">{t('account.login.submit')}</ButtonLink>
        )}
      </div>
    </Container>
  )
}
