import { useState } from 'react'
import { contact, customers, fieldsOf, site, type SlotProps, ui, useTranslate, wishlists } from 'musette/web'
import { MAX_MESSAGE } from '../rules.ts'
import { ShareWishlist, type WishlistSharingFragment } from './shared-wishlist.generated.ts'
import styles from './ShareWishes.module.css'

/** A form that mails the list, and afterwards its link to copy. */
export default function ShareWishes({ wishlist }: SlotProps['WishlistAction']) {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const { isShareable, shareCode } = fieldsOf<WishlistSharingFragment>(wishlist)
  if (!isShareable) return null
  return (
    <>
      <ui.Button variant="secondary" onClick={() => setOpen(true)}>
        {t('wishlist.share')}
      </ui.Button>
      <ui.Dialog open={isOpen} onClose={() => setOpen(false)} title={t('wishlist.share')}>
        <p>{t('wishlist.share.lead')}</p>
        {shareCode ? <ShareLink shareCode={shareCode} /> : <p>{t('wishlist.share.first')}</p>}
        <ShareByMail />
      </ui.Dialog>
    </>
  )
}

function ShareLink({ shareCode }: { shareCode: string }) {
  const t = useTranslate()
  // Without `PUBLIC_URL` the browser's origin is used.
  const link = new URL(site.useAbsoluteUrl()(`/wishlist/share/${shareCode}/`), location.origin).href
  const [isCopied, setCopied] = useState(false)
  // Undefined on plain http, unlike its type: the link can be copied by hand.
  const clipboard: Clipboard | undefined = navigator.clipboard
  return (
    <div className={styles.link}>
      <ui.TextField
        label={t('wishlist.share.link')}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      {clipboard && (
        <ui.Button
          variant="secondary"
          onClick={() =>
            void clipboard.writeText(link).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {t('wishlist.share.copy')}
        </ui.Button>
      )}
      {isCopied && <ui.Alert kind="success">{t('wishlist.share.copied')}</ui.Alert>}
    </div>
  )
}

function ShareByMail() {
  const t = useTranslate()
  const share = wishlists.useWishlistChange(ShareWishlist, ({ shareWishlist }) => shareWishlist)
  const prove = contact.useCaptcha('SHARED_WISHLIST')
  const [isSent, setSent] = useState(false)
  const { props, faults, failure, isBusy } = ui.useForm({
    check: ({ emails }) => ({ emails: emails ? null : t('wishlist.share.emailsMissing') }),
    send: async ({ emails = '', message }) => {
      setSent(false)
      return share.mutateAsync({ emails: emails.split(/[,;\n]+/), message, captcha: await prove() })
    },
    onAccepted: (_result, _values, form) => {
      form.reset()
      setSent(true)
    },
    refusal: t('ui.refused'),
  })
  const { field, question, onSubmit } = customers.useEmailQuestion(props.onSubmit)
  return (
    <form {...props} onSubmit={onSubmit} className={styles.form}>
      <h3>{t('wishlist.share.byMail')}</h3>
      {failure && <ui.Alert kind="error">{failure}</ui.Alert>}
      {isSent && <ui.Alert kind="success">{t('wishlist.share.sent')}</ui.Alert>}
      <ui.TextField
        {...field}
        label={t('wishlist.share.emails')}
        hint={t('wishlist.share.emailsHint')}
        name="emails"
        inputMode="email"
        autoComplete="off"
        error={faults.emails}
        required
      />
      {question}
      <ui.TextArea label={t('wishlist.share.message')} name="message" maxLength={MAX_MESSAGE} error={faults.message} />
      <ui.Button type="submit" busy={isBusy}>
        {t('wishlist.share.send')}
      </ui.Button>
    </form>
  )
}
