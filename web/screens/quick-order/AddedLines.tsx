import { useEffect, useRef } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'
import type { AddOutcome } from './use-add-lines.ts'

/** What became of the lines; gets the focus, since it stands above them. */
export function AddedLines({ outcome }: { outcome: AddOutcome }) {
  const t = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const { added, left, failure } = outcome
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} tabIndex={-1}>
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
