import { useState } from 'react'
import { useMessages, useTranslate } from '../../i18n/messages-context.ts'
import { loadMessages, type Section } from '../../i18n/messages.ts'
import { lazyScreen } from '../../lazy-screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

const MESSAGES: readonly Section[] = ['checkout']
const DeliveryEstimate = lazyScreen('web/screens/cart/DeliveryEstimate.tsx', () => import('./DeliveryEstimate.tsx'))

/** Opens the estimate, whose code and messages come with the first press: few ask before they order. */
export function EstimateStart() {
  const t = useTranslate()
  const { language } = useMessages()
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')
  if (state === 'open') return <DeliveryEstimate sections={MESSAGES} />

  const load = () => Promise.all([DeliveryEstimate.preload(), loadMessages(language, MESSAGES)])
  const open = async () => {
    setState('loading')
    // What could not be fetched is fetched by the next press.
    await load().then(
      () => setState('open'),
      () => setState('closed'),
    )
  }
  return (
    <Button variant="quiet" size="small" busy={state === 'loading'} onClick={() => void open()}>
      <Icon name="truck" />
      {t('cart.estimate')}
    </Button>
  )
}
