import { site, ui, useTranslate } from 'musette/web'
import { calendarOf } from './calendar.ts'
import type { Line } from './Bags.tsx'
import { useToday } from './use-today.ts'

/** A button that adds a day to the shopper's calendar. `of` distinguishes orders; `path` is the link of the entry. */
export function CalendarButton({
  of,
  line: { sku, name },
  day,
  path,
  variant,
}: {
  of: string
  line: Line
  day: string
  path: string
  variant: 'secondary' | 'quiet'
}) {
  const t = useTranslate()
  const today = useToday()
  const absolute = site.useAbsoluteUrl()
  const download = () => {
    const url = new URL(absolute(path), location.origin).href
    const text = calendarOf({ id: `${of}-${sku}`, day, title: t('pet.calendar.title', { name }), url }, today)
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
    link.download = `${sku}.ics`
    link.click()
    URL.revokeObjectURL(link.href)
  }
  return (
    <ui.Button variant={variant} size="small" onClick={download}>
      {t('pet.calendar')}
      <ui.VisuallyHidden> {name}</ui.VisuallyHidden>
    </ui.Button>
  )
}
