import { useTranslate } from '../../i18n/messages-context.ts'
import { Button } from '../../ui/Button.tsx'

/** Prints the page; `global.css` has the print styles. */
export function PrintButton() {
  const t = useTranslate()
  return (
    <Button variant="secondary" onClick={() => print()}>
      {t('purchases.print')}
    </Button>
  )
}
