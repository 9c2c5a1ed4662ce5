import { type ComponentProps, useState } from 'react'
import { type Choice, type Service, serviceSections, serviceTexts } from '../../analytics/consent.ts'
import { MessagesContext, useSectionMessages, useTranslate } from '../../i18n/messages-context.ts'
import { useShop } from '../../site/shop-context.ts'
import { useSite } from '../../site/site.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Link } from '../../ui/Link.tsx'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { choose } from './choose.ts'
import styles from './ConsentDialog.module.css'
import { setChoosing } from './dialog-state.ts'

type ConsentDialogProps = { services: readonly Service[]; choice: Choice | null }

/** The choice by service. Only services that were allowed before are ticked. */
export default function ConsentDialog({ services, choice }: ConsentDialogProps) {
  const t = useTranslate()
  const { baseUrl } = useShop()
  const { legalPages } = useSite()
  const announce = useAnnounce()
  const [allowed, setAllowed] = useState<readonly Service[]>(choice?.allowed ?? [])

  const save = (wanted: readonly Service[]) => {
    setChoosing(false)
    choose(wanted, services, baseUrl)
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
        {t('consent.dialog.text')} <Link href={`/${legalPages?.privacy ?? 'rgpd/'}`}>{t('consent.more')}</Link>
      </p>
      <p>{t('consent.needed')}</p>
      <fieldset className={styles.services}>
        <legend>{t('consent.services')}</legend>
        <MessagesContext value={useSectionMessages(serviceSections)}>
          {services.map((service) => (
            <ServiceBox
              key={service}
              service={service}
              checked={allowed.includes(service)}
              onChange={({ currentTarget: { checked } }) =>
                setAllowed((before) =>
                  checked ? [...before, service] : before.filter((candidate) => candidate !== service),
                )
              }
            />
          ))}
        </MessagesContext>
      </fieldset>
    </Dialog>
  )
}

type ServiceBoxProps = Pick<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> & { service: Service }

function ServiceBox({ service, ...box }: ServiceBoxProps) {
  const t = useTranslate()
  const texts = serviceTexts[service]
  return texts && <Checkbox {...box} label={t(texts.label)} hint={t(texts.text)} />
}
