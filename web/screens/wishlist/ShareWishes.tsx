import { useState } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { useAbsoluteUrl } from '../../site/absolute-url.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useWishlistChange } from './use-wishlist-change.ts'
import css from './Wishes.module.css'
import { ShareWishlist } from './wishlist.generated.ts'

/** The list's link, to copy or to send to friends by mail. */
export function ShareWishes({ shareCode }: { shareCode: string | null }) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  if (!shareCode) return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('wishlist.share')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('wishlist.share')}>
        <p>{t('wishlist.share.lead')}</p>
        <ShareLink shareCode={shareCode} />
        <ShareByMail />
      </Dialog>
    </>
  )
}

function ShareLink({ shareCode }: { shareCode: string }) {
  const t = useTranslate()
  // A shop that does not know its own address is where the browser found it.
  const link = new URL(useAbsoluteUrl()(`/wishlist/share/${shareCode}/`), location.origin).href
  const [isCopied, setCopied] = useState(false)
  // Absent on plain http, whatever the types say: the link can be copied by hand.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    <div className={css.link}>
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
  const [isSent, setSent] = useState(false)
  const { props, faults, failure, isBusy } = useForm({
    check: ({ emails }) => ({ emails: emails ? null : t('wishlist.share.emailsMissing') }),
    send: ({ emails = '', message }) => {
      setSent(false)
      return share.mutateAsync({ emails: emails.split(/[,;\n]+/), message })
    },
    onAccepted: (_answer, _values, form) => {
      form.reset()
      setSent(true)
    },
    refusal: t('wishlist.refused'),
  })
  return (
    <form {...props} className={css.form}>
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
      <TextArea label={t('wishlist.share.message')} name="message" maxLength={255} error={faults.message} />
      <Button type="submit" busy={isBusy}>
        {t('wishlist.share.send')}
      </Button>
    </form>
  )
}
