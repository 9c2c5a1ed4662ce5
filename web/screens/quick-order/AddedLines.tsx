import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import type { AddOutcome } from './use-add-lines.ts'

/** What became of the lines; gets the focus, since it stands above them. */
export function AddedLines({ outcome }: { outcome: AddOutcome }) {
  const t = useTranslate()
  const { added, left, failure } = outcome
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Alert kind={failure ? 'error' : left > 0 ? 'warning' : 'success'}>
        {failure && <p>{failure}</p>}
        {added > 0 && (
          <p>
            {t('quickOrder.added', { count: added })} <Link href="/cart">{t('cart.view')}</Link>
          </p>
        )}
        {left > 0 && <p>{t('quickOrder.left', { count: left })}</p>}
      </Alert>
    </div>
  )
}
