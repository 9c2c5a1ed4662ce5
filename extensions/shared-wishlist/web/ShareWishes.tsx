import { useState } from 'react'
import { fieldsOf } from '../../../web/extension.ts'
import { useTranslate } from '../../../web/i18n/messages-context.ts'
import { useCaptcha } from '../../../web/screens/captcha/use-captcha.ts'
import { useWishlistChange } from '../../../web/screens/wishlist/use-wishlist.ts'
import { useAbsoluteUrl } from '../../../web/site/shop-context.ts'
import type { SlotProps } from '../../../web/slots.ts'
import { Alert } from '../../../web/ui/Alert.tsx'
import { Button } from '../../../web/ui/Button.tsx'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import { TextField } from '../../../web/ui/Field.tsx'
import { TextArea } from '../../../web/ui/TextArea.tsx'
import { useForm } from '../../../web/ui/use-form.ts'
import { MAX_MESSAGE } from '../rules.ts'
import { ShareWishlist, type WishlistSharingFragment } from './shared-wishlist.generated.ts'
import styles from './ShareWishes.module.css'

/** The list by mail, which opens it, and then its link to copy. */
export default function ShareWishes({ wishlist }: SlotProps['WishlistAction']) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { isShareable, shareCode } = fieldsOf<WishlistSharingFragment>(wishlist)
  if (!isShareable) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('wishlist.share')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('wishlist.share')}>
        <p>{t('wishlist.share.lead')}</p>
        {shareCode ? <ShareLink shareCode={shareCode} /> : <p>{t('wishlist.share.first')}</p>}
        <ShareByMail />
      </Dialog>
    </>
  )
}

function ShareLink({ shareCode }: { shareCode: string }) {
  const t = useTranslate()
  // Without `PUBLIC_URL` the browser's origin is used.
  const link = new URL(useAbsoluteUrl()(`/wishlist/share/${shareCode}/`), location.origin).href
  const [isCopied, setCopied] = useState(false)
  // Undefined on plain http, unlike its type: the link can be copied by hand.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    <div className={styles.link}>
      <TextField
        label={t('wishlist.share.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {clipboard && (
        <Button
          variant="secondary"
          onClick={() =>
            void clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t('wishlist.share.copy')}
        </Button>
      )}
      {isCopied && <Alert kind="success">{t('wishlist.share.copied')}</Alert>}
    </div>
  )
}

function ShareByMail() {
  const t = useTranslate()
  const share = useWishlistChange(ShareWishlist, ({ shareWishlist }) => shareWishlist)
  const prove = useCaptcha('SHARED_WISHLIST')
  const [isSent, setSent] = useState(false)
  const { props, faults, failure, isBusy } = useForm({
    check: ({ emails }) => ({ emails: emails ? null : t('wishlist.share.emailsMissing') }),
    send: async ({ emails = '', message }) => {
      setSent(false)
      return share.mutateAsync({ emails: emails.split(/[,;\n]+/), message, captcha: await prove() })
    },
    onAccepted: (_answer, _values, form) => {
      form.reset()
      setSent(true)
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={styles.form}>
      <h3>{t('wishlist.share.byMail')}</h3>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isSent && <Alert kind="success">{t('wishlist.share.sent')}</Alert>}
      <TextField
        label={t('wishlist.share.emails')}
        hint={t('wishlist.share.emailsHint')}
        name="emails"
        inputMode="email"
        autoComplete="off"
        error={faults.emails}
        required
      />
      <TextArea label={t('wishlist.share.message')} name="message" maxLength={MAX_MESSAGE} error={faults.message} />
      <Button type="submit" busy={isBusy}>
        {t('wishlist.share.send')}
      </Button>
    </form>
  )
}
