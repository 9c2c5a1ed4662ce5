import { useId, useRef, useState } from 'react'
import { fieldsOf, type SlotProps, ui, useTranslate } from 'musette/web'
import { MAX_MESSAGE, MAX_NAME } from '../rules.ts'
import type { GiftMessageTextFragment, GiftOfCartLineFragment } from './gift-message.generated.ts'
import { useGiftAfterUndo, useSetGift } from './gift-of-line.ts'
import styles from './GiftMessage.module.css'

/** The button of a line, and below it the form for its message. */
export default function GiftEditor({ line }: SlotProps['CartLineExtra']) {
  const t = useTranslate()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { giftMessage } = fieldsOf<GiftOfCartLineFragment>(line)
  useGiftAfterUndo(line, giftMessage)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <div className={styles.row}>
        <ui.Button
          ref={button}
          variant="quiet"
          size="small"
          className={styles.button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <GiftSign />
          <span>{t(giftMessage ? 'gift.edit' : 'gift.note')}</span>
          <ui.VisuallyHidden> {t('gift.of', { name: line.name })}</ui.VisuallyHidden>
        </ui.Button>
        {giftMessage && !isOpen && <q className={styles.short}>{giftMessage.message}</q>}
      </div>
      {isOpen && <GiftForm id={id} itemId={line.item_id} gift={giftMessage} onClose={close} />}
    </>
  )
}

type GiftFormProps = { id: string; itemId: string; gift: GiftMessageTextFragment | null; onClose: () => void }

function GiftForm({ id, itemId, gift, onClose }: GiftFormProps) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const change = useSetGift(itemId)
  const { props, faults, failure, isBusy } = ui.useForm({
    check: ({ message }) => ({ message: message ? null : t('gift.missing') }),
    async send({ to = '', from = '', message = '' }) {
      const { success, errorMessage } = await change.mutateAsync({ to, from, message })
      return { success, errorMessage }
    },
    onAccepted() {
      announce(t('gift.saved'))
      onClose()
    },
    refusal: t('gift.refused'),
  })
  const remove = async () => {
    const result = await change.mutateAsync(null).catch(() => null)
    if (!result?.success) return
    announce(t('gift.removed'))
    onClose()
  }
  const isRemoving = change.isPending && !isBusy
  const errorText = failure ?? (isRemoving ? null : change.errorMessage)
  return (
    <form {...props} id={id} className={styles.form}>
      {errorText && <ui.Alert kind="error">{errorText}</ui.Alert>}
      <div className={styles.names}>
        <ui.TextField label={t('gift.to')} name="to" defaultValue={gift?.to} maxLength={MAX_NAME} autoComplete="off" />
        <ui.TextField
          label={t('gift.from')}
          name="from"
          defaultValue={gift?.from}
          maxLength={MAX_NAME}
          autoComplete="off"
        />
      </div>
      <ui.TextArea
        label={t('gift.message')}
        hint={t('gift.hint')}
        name="message"
        defaultValue={gift?.message}
        maxLength={MAX_MESSAGE}
        rows={3}
        error={faults.message}
        required
      />
      <div className={styles.actions}>
        <ui.Button type="submit" size="small" busy={isBusy}>
          {t('gift.save')}
        </ui.Button>
        {gift && (
          <ui.Button variant="secondary" size="small" busy={isRemoving} onClick={() => void remove()}>
            {t('gift.remove')}
          </ui.Button>
        )}
        <ui.Button variant="quiet" size="small" onClick={onClose}>
          {t('gift.cancel')}
        </ui.Button>
      </div>
    </form>
  )
}

function GiftSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d="M4 12v8h16v-8M3 8h18v4H3zM12 8v12M12 8C9 8 7 7 7 5.5S9.5 3 12 8Zm0 0c3 0 5-1 5-2.5S14.5 3 12 8Z" />
    </svg>
  )
}
