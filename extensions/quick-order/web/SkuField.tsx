import { useQueryClient } from '@tanstack/react-query'
import {
  type ClipboardEventHandler,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { fetchOperation, rules, ui, useTranslate } from 'musette/web'
import styles from './LineRow.module.css'
import { needsChoice } from './lines-state.ts'
import { type QuickProductFragment, QuickSearch } from './quick-order.generated.ts'

/** Minimum length of a search. */
const MIN_LETTERS = 2

/** Debounce of typing in ms. */
const DEBOUNCE = 200

const NONE: readonly QuickProductFragment[] = []

type SkuFieldProps = {
  label: string
  describedBy: string
  isFaulty: boolean
  value: string
  onChange: (value: string) => void
  onChoose: (product: QuickProductFragment, field: HTMLElement) => void
  onTyping: (isTyping: boolean) => void
  onEnter: (field: HTMLElement) => void
  onPaste: ClipboardEventHandler
  className?: string
}

/**
 * Field for a sku, with a search by product name: a combobox with list autocomplete and manual selection (WAI-ARIA APG), like
 * the shop's search field.
 */
export function SkuField(props: SkuFieldProps) {
  const { label, describedBy, isFaulty, value, onChange, onChoose, onTyping, onEnter, onPaste, className } = props
  const t = useTranslate()
  const announce = ui.useAnnounce()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isActive, setActive] = useState(false)
  const [marked, setMarked] = useState<number | null>(null)
  const found = useFoundProducts(value, isActive)
  const isOpen = found.length > 0

  const news = isOpen ? t('shell.search.count', { count: found.length }) : ''
  useEffect(() => {
    if (news) announce(news)
  }, [news, announce])

  const setTyping = (isTyping: boolean) => {
    setActive(isTyping)
    setMarked(null)
    onTyping(isTyping)
  }
  const choose = (product: QuickProductFragment) => {
    setTyping(false)
    if (input.current) onChoose(product, input.current)
  }
  const move = (step: 1 | -1) => {
    // One position more than products: the field itself.
    const places = found.length + 1
    const next = ((marked ?? found.length) + step + places) % places
    setMarked(next === found.length ? null : next)
  }
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (isOpen) move(event.key === 'ArrowDown' ? 1 : -1)
        else setTyping(true)
        return
      case 'Enter': {
        event.preventDefault()
        const product = marked === null ? undefined : found[marked]
        if (product) return choose(product)
        setTyping(false)
        return onEnter(event.currentTarget)
      }
      case 'Escape':
        if (isOpen) event.preventDefault()
        setTyping(false)
    }
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setTyping(false)
  }
  return (
    <div className={ui.classNames(styles.combobox, className)} onBlur={leave}>
      <input
        ref={input}
        type="text"
        className={styles.control}
        aria-label={label}
        placeholder={t('quickOrder.head.sku')}
        aria-describedby={describedBy}
        aria-invalid={isFaulty || undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={rules.MAX_SEARCH_LENGTH}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={marked === null ? undefined : ui.optionId(listId, marked)}
        value={value}
        onChange={(event) => {
          setTyping(true)
          onChange(event.target.value)
        }}
        onKeyDown={handleKey}
        onPaste={onPaste}
      />
      {isOpen && <FoundProducts id={listId} products={found} marked={marked} onChoose={choose} />}
    </div>
  )
}

/** Search results for the typed text; lines without focus send no request. */
function useFoundProducts(text: string, isTyping: boolean): readonly QuickProductFragment[] {
  const queryClient = useQueryClient()
  const [found, setFound] = useState(NONE)
  const query = rules.typedLine(text).slice(0, rules.MAX_SEARCH_LENGTH)
  const isAsked = isTyping && [...query].length >= MIN_LETTERS

  useEffect(() => {
    if (!isAsked) return
    let isOver = false
    const timer = setTimeout(async () => {
      const response = await fetchOperation(queryClient, QuickSearch, { query }).catch(() => null)
      if (!isOver) setFound(response?.search.products.products ?? NONE)
    }, DEBOUNCE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [query, isAsked, queryClient])
  return isAsked ? found : NONE
}

type FoundProductsProps = {
  id: string
  products: readonly QuickProductFragment[]
  marked: number | null
  onChoose: (product: QuickProductFragment) => void
}

/** The listbox below a line's field. */
function FoundProducts({ id, products, marked, onChoose }: FoundProductsProps) {
  const t = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (marked !== null) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <div ref={list} {...ui.listboxProps(id, t('quickOrder.found'))} className={styles.list}>
      {products.map((product, index) => (
        <button
          type="button"
          key={product.sku}
          {...ui.optionProps(id, index, marked)}
          className={styles.option}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(product)}
        >
          <span className={styles.name}>
            {product.name}
            <span className={styles.foundProductsSku}>{product.sku}</span>
          </span>
          {needsChoice(product) ? (
            <span className={styles.hint}>{t('quickOrder.found.choice')}</span>
          ) : (
            <span className={styles.foundProductsPrice}>
              <ui.Price value={product.prices.finalPrice.priceInclTax.value} />
              <ui.UnitPrice of={product.prices.unitPrice} className={styles.perUnit} />
            </span>
          )}
        </button>
      ))}
    </div>
  )
}
