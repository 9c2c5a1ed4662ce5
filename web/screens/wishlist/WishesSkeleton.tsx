import { useTranslate } from '../../i18n/messages-context.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'

/** Stands where a list will be. */
export function WishesSkeleton() {
  const t = useTranslate()
  return (
    <div role="status">
      <VisuallyHidden>{t('wishlist.loading')}</VisuallyHidden>
      <Skeleton lines={6} />
    </div>
  )
}
