import { useState } from 'react'
import { useRouter } from 'wouter'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAnnounce } from '../../ui/use-announce.ts'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { useLogout } from './use-identity.ts'

/** Signs out and starts the shop afresh: nothing of the customer stays in the tab's memory. */
export function LogoutButton(look: Pick<ButtonProps, 'variant' | 'size' | 'className'>) {
  const t = useTranslate()
  const announce = useAnnounce()
  const { base } = useRouter()
  const logout = useLogout()
  const [isBusy, setBusy] = useState(false)

  const leave = async () => {
    setBusy(true)
    try {
      await logout({})
      location.assign(`${base}/`)
    } catch {
      setBusy(false)
      announce(t('account.logout.failed'))
    }
  }
  return (
    <Button {...look} busy={isBusy} onClick={() => void leave()}>
      {t('account.logout')}
    </Button>
  )
}
