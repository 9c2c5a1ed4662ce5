import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import styles from './FacetSection.module.css'

type FacetSectionProps = {
  label: string
  startsOpen: boolean
  children: ReactNode
}

/** A `<details>` with the facet's name as its summary: it also opens without scripts. */
export function FacetSection({ label, startsOpen, children }: FacetSectionProps) {
  // Keeps its state: removing a filter must not close the group under the pointer.
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <details className={styles.section} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {label}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <fieldset className={styles.values}>
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
        {children}
      </fieldset>
    </details>
  )
}
