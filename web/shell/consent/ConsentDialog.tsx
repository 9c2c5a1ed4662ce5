import { useState } from 'react'
import { type Choice, decide, type Service } from '../../analytics/consent.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { MessageId } from '../../i18n/messages.ts'
import { useShop } from '../../site/shop-context.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import styles from './ConsentDialog.module.css'
import { setChoosing } from './dialog-state.ts'

const TEXTS: Record<Service, { label: MessageId; text: MessageId }> = {
  audience: { label: 'consent.audience', text: 'consent.audience.text' },
  advertising: { label: 'consent.advertising', text: 'consent.advertising.text' },
  video: { label: 'consent.video', text: 'consent.video.text' },
  reviews: { label: 'consent.reviews.service', text: 'consent.reviews.text' },
}

type ConsentDialogProps = { services: readonly Service[]; choice: Choice | null }

/** The choice by service. Only services that were allowed before are ticked. */
export default function ConsentDialog({ services, choice }: ConsentDialogProps) {
  const t = useTranslate()
  const { baseUrl } = useShop()
  const announce = useAnnounce()
  const [allowed, setAllowed] = useState<readonly Service[]>(choice?.allowed ?? [])

  const save = (wanted: readonly Service[]) => {
    setChoosing(false)
    decide(wanted, services, baseUrl)
    announce(t('consent.saved'))
  }
  return (
    <Dialog
      open
      onClose={() => setChoosing(false)}
      title={t('consent.manage')}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => save([])}>{t('consent.refuse')}</Button>
          <Button onClick={() => save(services)}>{t('consent.accept')}</Button>
          <Button variant="secondary" onClick={() => save(allowed)}>
            {t('consent.save')}
          </Button>
        </div>
      }
    >
      <p>
        {t('consent.dialog.text')} <Link href="/confidentialite">{t('consent.more')}</Link>
      </p>
      <p>{t('consent.needed')}</p>
      <fieldset className={styles.services}>
        <legend>{t('consent.services')}</legend>
        {services.map((service) => (
          <Checkbox
            key={service}
            label={t(TEXTS[service].label)}
            hint={t(TEXTS[service].text)}
            checked={allowed.includes(service)}
            onChange={({ currentTarget: { checked } }) =>
              setAllowed((before) =>
                checked ? [...before, service] : before.filter((candidate) => candidate !== service),
              )
            }
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
