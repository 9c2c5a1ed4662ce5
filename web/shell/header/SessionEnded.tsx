import { useState } from 'react'
import { MessagesContext, useSectionMessages, useTranslate } from '../../i18n/messages-context.ts'
import { loginPath } from '../../../schema/safe-path.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { useAddress } from '../../use-address.ts'
import { CornerNotice } from '../CornerNotice.tsx'
import styles from './SessionEnded.module.css'

const SECTIONS = ['sign-in'] as const

/** Says once, on any page, that the store ended the session. */
export default function SessionEnded() {
  return (
    <MessagesContext value={useSectionMessages(SECTIONS)}>
      <Notice />
    </MessagesContext>
  )
}

function Notice() {
  const t = useTranslate()
  const { path, search } = useAddress()
  const [isShown, setShown] = useState(true)
  // The sign-in screen says so itself.
  if (!isShown || path.startsWith('/login')) return null
  return (
    <CornerNotice>
      <p>{t('account.expired')}</p>
      <div className={styles.actions}>
        <ButtonLink size="small" href={loginPath(search ? `${path}?${search}` : path)}>
          {t('account.login.submit')}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={() => setShown(false)}>
          {t('account.expired.stay')}
        </Button>
      </div>
    </CornerNotice>
  )
}
