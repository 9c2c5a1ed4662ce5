import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Alert } from './Alert.tsx'
import styles from './DeletedNotice.module.css'
import { takeFocus } from './take-focus.ts'

type DeletedNoticeProps = {
  /** Entries of the list. When they get fewer, the one with the focus has gone. */
  count: number
  children: ReactNode
}

/** Says that an entry of a list was deleted, and takes the focus that was lost with the entry and its dialog. */
export function DeletedNotice({ count, children }: DeletedNoticeProps) {
  const before = useRef(count)
  const [deletions, setDeletions] = useState(0)
  useEffect(() => {
    if (count < before.current) setDeletions((all) => all + 1)
    before.current = count
  }, [count])
  if (deletions === 0) return null
  return (
    <div key={deletions} ref={takeFocus} tabIndex={-1} className={styles.notice}>
      <Alert kind="success">{children}</Alert>
    </div>
  )
}
