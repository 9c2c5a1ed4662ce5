import type { ReactNode } from 'react'
import { HydratedSuspense } from '../hydration.tsx'
import { useTranslate } from '../i18n/messages-context.ts'
import { useAddress } from '../use-address.ts'
import styles from './Main.module.css'
import { CONTENT_ID } from './navigation/content-id.ts'
import { ScreenBoundary, type ScreenErrorProps } from './ScreenBoundary.tsx'
import { ScreenLoading } from './ScreenLoading.tsx'
import { ScreenError } from './ScreenError.tsx'

type MainProps = {
  children: ReactNode
  /** The section's own error screen. */
  error?: (props: ScreenErrorProps) => ReactNode
}

/** The place of the current screen in a layout, with its loading state and its error. */
export function Main({ children, error = ScreenError }: MainProps) {
  const { path, search } = useAddress()
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
      <ScreenBoundary resetKey={`${path}?${search}`} error={error}>
        <HydratedSuspense fallback={<ScreenLoading />}>{children}</HydratedSuspense>
      </ScreenBoundary>
    </main>
  )
}

/** The first element in the tab order of every page. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <a href={`#${CONTENT_ID}`} className={styles.skip}>
      {t('shell.skipToContent')}
    </a>
  )
}
