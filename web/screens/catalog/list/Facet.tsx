import {
  type ComponentProps,
  memo,
  type PointerEvent,
  startTransition,
  useCallback,
  useEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react'
import { useTranslate } from '../../../i18n/messages-context.ts'
import { savesData } from '../../../site/device.ts'
import { useFormat } from '../../../site/use-format.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Swatch } from '../../../ui/Swatch.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import type { ProductListFragment } from '../product-layer.generated.ts'
import styles from './FacetForm.module.css'
import { type ListChange, withFilter } from './list-changes.ts'

/** Values shown before «see more». */
const SHOWN_FIRST = 8

/** In ms: how long the pointer rests on a value before its list is requested, because it crosses many values. */
const REST = 150

export type DynamicFacet = ProductListFragment['dynamicFacets'][number]

type Bucket = DynamicFacet['buckets'][number]

export type FacetProps = {
  facet: DynamicFacet
  /** Whether it starts open although no value is chosen. */
  startsOpen: boolean
  /** The values that are chosen. */
  active: readonly string[] | undefined
  onChange: (change: ListChange) => void
  /** Called when the pointer rests on a value that would make this change. */
  onRest: (change: ListChange) => void
}

/** One facet: a check box for each value, with the number of products behind it. */
export const Facet = memo(({ facet, startsOpen, active = [], onChange, onRest }: FacetProps) => {
  const t = useTranslate()
  const { code, label, buckets } = facet
  const isActive = ({ value }: Bucket) => active.includes(value)
  const change = useCallback(
    (value: string, isOn: boolean) => onChange((current) => withFilter(current, code, value, isOn)),
    [code, onChange],
  )
  const rest = useRestingPointer(({ value, checked }) =>
    onRest((current) => withFilter(current, code, value, !checked)),
  )
  const box = (bucket: Bucket) => (
    <FacetBox key={bucket.value} name={code} bucket={bucket} isActive={isActive(bucket)} onChange={change} />
  )
  const [first, more] = split(buckets)
  return (
    <FacetSection label={label} startsOpen={startsOpen || buckets.some(isActive)} {...rest}>
      {first.map(box)}
      {more.length > 0 && (
        <details className={styles.more} open={more.some(isActive) || undefined}>
          <summary className={styles.summary}>{t('catalog.moreValues', { count: more.length })}</summary>
          {more.map(box)}
        </details>
      )}
    </FacetSection>
  )
})

/** Calls back with the box of a group on which the mouse rests. */
function useRestingPointer(onRest: (box: HTMLInputElement) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const start = ({ target, pointerType }: PointerEvent) => {
    stop()
    const box = target instanceof Element && target.closest('label')?.control
    if (pointerType !== 'mouse' || savesData() || !(box instanceof HTMLInputElement)) return
    timer.current = setTimeout(() => onRest(box), REST)
  }
  return { onPointerOver: start, onPointerLeave: stop }
}

/** Splits values into shown and folded ones. A single folded value is shown, because the control to unfold it would be as high. */
function split(buckets: readonly Bucket[]): [Bucket[], Bucket[]] {
  const shown = buckets.length <= SHOWN_FIRST + 1 ? buckets.length : SHOWN_FIRST
  return [buckets.slice(0, shown), buckets.slice(shown)]
}

type FacetBoxProps = {
  name: string
  bucket: Bucket
  isActive: boolean
  onChange: (value: string, isActive: boolean) => void
}

/** In ms, because a hidden tab does not paint. */
const MAX_PAINTING = 100

/** Resolves once the browser has painted what was rendered last. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, MAX_PAINTING)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}

/** A box of a facet. A press renders only this box again; address and list follow once the tick is painted. */
const FacetBox = memo(({ name, bucket, isActive, onChange }: FacetBoxProps) => {
  const t = useTranslate()
  const { number } = useFormat()
  const swatch = 'swatch' in bucket ? bucket.swatch : null
  const [isTicked, setTicked] = useOptimistic(isActive)
  const press = (isOn: boolean) =>
    startTransition(async () => {
      setTicked(isOn)
      await painted()
      onChange(bucket.value, isOn)
    })
  return (
    <Checkbox
      name={name}
      value={bucket.value}
      checked={isTicked}
      className={styles.box}
      onChange={({ target: { checked } }) => press(checked)}
      label={
        <span className={styles.facetGroupLabel}>
          <Swatch swatch={swatch} label={bucket.label} className={styles.swatch} />
          <span className={styles.count}>
            <span aria-hidden="true">{`(${number(bucket.docCount)})`}</span>
            <VisuallyHidden>{` ${t('catalog.resultCount', { count: bucket.docCount })}`}</VisuallyHidden>
          </span>
        </span>
      }
    />
  )
})

type FacetSectionProps = Pick<ComponentProps<'fieldset'>, 'onPointerOver' | 'onPointerLeave' | 'children'> & {
  label: string
  startsOpen: boolean
}

/** A `<details>` with the facet's name as its summary: it also opens without scripts. */
function FacetSection({ label, startsOpen, children, ...rest }: FacetSectionProps) {
  // Keeps its state: removing a filter must not close the group under the pointer.
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details className={styles.section} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.facetSectionSummary}>{label}</summary>
      <fieldset {...rest} className={styles.values}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {children}
      </fieldset>
    </details>
  )
}
