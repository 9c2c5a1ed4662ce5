import type { ReactNode } from 'react'
import { Alert } from '../ui/Alert.tsx'
import styles from './CornerNotice.module.css'

/** Information in the corner of any page, above its content. */
export function CornerNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Alert kind="info">{children}</Alert>
    </div>
  )
}
