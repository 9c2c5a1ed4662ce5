import { Suspense } from 'react'
import { useTranslate } from '../../i18n/messages-context.ts'
import { lazy } from '../../lazy.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button, type ButtonProps } from '../../ui/Button.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { type Reordered, useReorder } from './use-reorder.ts'

const ReorderChoice = lazy(() => import('./ReorderChoice.tsx'))

type ReorderButtonProps = Reordered &
  Pick<ButtonProps, 'size' | 'variant' | 'children'> & {
    /** Names the order or product for screen readers, if a page has several buttons. */
    of?: string
  }

/** Reorders, up to the review step of the checkout. */
export function ReorderButton({ orderId, lines, of, children, ...look }: ReorderButtonProps) {
  const t = useTranslate()
  const { reorder, isBusy, asks, answer, cancel, failures } = useReorder({ orderId, ...(lines && { lines }) })
  return (
    <>
      <Button {...look} busy={isBusy} onClick={() => void reorder()}>
        {children ?? t('purchases.reorder')}
        {of && <VisuallyHidden> {of}</VisuallyHidden>}
      </Button>
      {asks && (
        <Suspense>
          <ReorderChoice onAnswer={answer} onClose={cancel} />
        </Suspense>
      )}
      {failures.length > 0 && (
        <Alert kind="error">
          <p>{t('purchases.reorder.refused')}</p>
          {failures.map((message, position) => (
            <p key={position}>{message}</p>
          ))}
        </Alert>
      )}
    </>
  )
}
