import { useState } from 'react'
import { type SlotProps, ui, useTranslate } from 'musette/web'
import { choose, MAX_CHOSEN, useChosen } from './chosen.ts'

/** Puts the product into the comparison, or takes it out. */
export function CompareButton({ product: { sku } }: SlotProps['ProductAction']) {
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const skus = useChosen()
  const [isFull, setFull] = useState(false)
  const isChosen = skus.includes(sku)
  const toggle = () => {
    if (!isChosen && skus.length >= MAX_CHOSEN) return setFull(true)
    const next = isChosen ? skus.filter((one) => one !== sku) : [...skus, sku]
    setFull(false)
    choose(next)
    announce(t('compare.added', { count: next.length }))
  }
  return (
    <>
      <ui.Button variant="quiet" aria-pressed={isChosen} onClick={toggle}>
        <svg
          viewBox="0 0 24 24"
          width="1.25em"
          height="1.25em"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          {isChosen ? <path d="m4.5 12.5 5 5 10-11" /> : <path d="M12 4v16M4 8h16M7 8l-3 7h6L7 8Zm10 0-3 7h6l-3-7Z" />}
        </svg>
        <span>{t(isChosen ? 'compare.chosen' : 'compare.add')}</span>
      </ui.Button>
      {isFull && !isChosen && skus.length >= MAX_CHOSEN && <ui.Alert kind="error">{t('compare.full')}</ui.Alert>}
    </>
  )
}
