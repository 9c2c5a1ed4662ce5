import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useRouter } from 'wouter'
import { site, type SlotProps, ui, useTranslate } from 'musette/web'
import styles from './AddressSuggestions.module.css'

/** An address of the base. */
type Suggestion = { label: string } & Parameters<SlotProps['AddressSuggestions']['onChoose']>[0]

const MIN_LETTERS = 4
/** Delay after the last keystroke, in ms. */
const DEBOUNCE = 250
const NONE: Suggestion[] = []

/**
 * Makes the street field a combobox with list autocompletion and manual selection (WAI-ARIA APG). The field is the core's: its attributes are set
 * while this component is mounted. The focus stays in it.
 */
export default function AddressSuggestions({ input, values, onChoose }: SlotProps['AddressSuggestions']) {
  const isOn = site.useFeature('addressCompletion') && values.country === 'FR'
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const listId = useId()
  const text = (values.streetAddress[0] ?? '').trim()
  /** The text for which suggestions are requested; the initial text gets none. */
  const [settled, setSettled] = useState(text)
  const [active, setActive] = useState<number | null>(null)
  const [isAway, setAway] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const wanted = useDelayed(text)
  const isAsked = isOn && !isAway && wanted === text && text !== settled && text.length >= MIN_LETTERS
  const { data } = useAddresses(text, isAsked)
  const items = (isAsked && data) || NONE
  const isOpen = items.length > 0

  const close = () => {
    setSettled(text)
    setActive(null)
  }
  const choose = ({ label, ...chosen }: Suggestion) => {
    onChoose(chosen)
    setSettled(chosen.street)
    setActive(null)
    announce(t('addressCompletion.filled', { address: label }))
  }
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen) return
    const chosen = active === null ? undefined : items[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      const places = items.length + 1
      const next = ((active ?? items.length) + step + places) % places
      setActive(next === items.length ? null : next)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && chosen) choose(chosen)
    else return
    event.preventDefault()
  })
  const handleFocus = useEffectEvent((isThere: boolean) => {
    setAway(!isThere)
    setActive(null)
  })

  useEffect(() => {
    if (!input || !isOn) return
    const listening = new AbortController()
    const { signal } = listening
    input.addEventListener('keydown', (event) => handleKey(event), { signal })
    input.addEventListener('focus', () => handleFocus(true), { signal })
    input.addEventListener('blur', () => handleFocus(false), { signal })
    setAttributes(input, { role: 'combobox', 'aria-autocomplete': 'list' })
    return () => {
      listening.abort()
      setAttributes(input, { role: null, 'aria-autocomplete': null })
    }
  }, [input, isOn])
  useEffect(() => {
    if (!input || !isOn) return
    setAttributes(input, {
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? listId : null,
      'aria-activedescendant': active === null ? null : ui.optionId(listId, active),
    })
    return () => setAttributes(input, { 'aria-expanded': null, 'aria-controls': null, 'aria-activedescendant': null })
  }, [input, isOn, isOpen, listId, active])

  // On a phone the field may be at the lower edge.
  useEffect(() => {
    if (isOpen) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  const news = isOpen ? t('addressCompletion.count', { count: items.length }) : ''
  useEffect(() => {
    if (news) announce(news)
  }, [news, announce])

  if (!isOpen) return null
  return (
    <div className={styles.anchor}>
      <div ref={list} {...ui.listboxProps(listId, t('addressCompletion.list'))} className={styles.list}>
        {items.map((item, index) => (
          // The keyboard works in the field, so a press must not take the focus from it.
          <button
            key={item.label}
            type="button"
            {...ui.optionProps(listId, index, active)}
            className={styles.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(item)}
          >
            {item.street}
            <span className={styles.town}>
              {item.postalCode} {item.locality}
            </span>
          </button>
        ))}
      </div>
    </div>
  )
}

function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), DEBOUNCE)
    return () => clearTimeout(timer)
  }, [text])
  return delayed
}

function useAddresses(text: string, enabled: boolean) {
  const { base } = useRouter()
  return useQuery({
    queryKey: ['addresses', text],
    enabled,
    retry: false,
    queryFn: async ({ signal }): Promise<Suggestion[]> => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${base}/addresses`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ text }),
        signal,
      })
      // The form works without suggestions.
      return response.ok ? ((await response.json()) as { addresses: Suggestion[] }).addresses : []
    },
  })
}

function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name)
    else element.setAttribute(name, value)
  }
}
