import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { ConfirmForm } from './ConfirmForm.tsx'
import styles from './CustomerScreen.module.css'
import { useMailedLink } from './use-mailed-link.ts'

/**
 * `/account/confirm`: where the mail of a store leads that wants addresses confirmed. A button does it, because mail programs
 * open links by themselves.
 */
export default function ConfirmScreen() {
  const t = useTranslate()
  const link = useMailedLink('key')
  const [isDone, setDone] = useState(false)
  const isIncomplete = link?.secret === ''
  return (
    <Container className={styles.screen}>
      <PageHead title={t('account.confirm.title')} robots="noindex" />
      <Breadcrumb items={[{ name: t('account.confirm.title') }]} />
      <h1>{t('account.confirm.title')}</h1>
      {isDone || isIncomplete ? (
        <div ref={isDone ? takeFocus : null} tabIndex={-1} className={styles.notes}>
          <Alert kind={isDone ? 'success' : 'error'}>
            {t(isDone ? 'account.confirm.done' : 'account.confirm.incomplete')}
          </Alert>
          <ButtonLink href="/login">{t('account.login.submit')}</ButtonLink>
        </div>
      ) : (
        <>
          <p className={styles.lead}>{t('account.confirm.lead')}</p>
          {link && <ConfirmForm link={link} onDone={() => setDone(true)} />}
        </>
      )}
    </Container>
  )
}
