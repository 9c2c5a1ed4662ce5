import { type ReactNode, Suspense } from 'react'
import { WithSections } from './i18n/WithSections.tsx'
import type { slot } from './slot.tsx'
import { useSite } from './site/site.ts'

type SlotTextsProps = { of: object | null; fallback: ReactNode; children: ReactNode }

/** Shows its children once the texts of a slot among them have loaded: the slot's parts then move nothing. */
export function SlotTexts({ of, fallback, children }: SlotTextsProps) {
  const { extensionsOff } = useSite()
  const sections = (of as ReturnType<typeof slot> | null)?.fills.flatMap(({ extension, section }) =>
    section && !extensionsOff.includes(extension) ? [section] : [],
  )
  return (
    <Suspense fallback={fallback}>
      <WithSections sections={sections}>{children}</WithSections>
    </Suspense>
  )
}
