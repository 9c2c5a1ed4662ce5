import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { Link } from './Link.tsx'
import styles from './Steps.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type StepEntry = {
  id: string
  name: string
  /** Where the step opens; absent while it cannot be reached. */
  href?: string
  isDone: boolean
}

type StepsProps = {
  label: string
  steps: readonly StepEntry[]
  current: string
  /** Text for screen readers at a finished step. */
  doneText: string
}

/** A list of steps with the current one, and links to former steps. */
export function Steps({ label, steps, current, doneText }: StepsProps) {
  return (
    <nav aria-label={label} className={styles.steps}>
      <ol className={styles.list}>
        {steps.map(({ id, name, href, isDone }, index) => {
          const isCurrent = id === current
          const content = (
            <>
              <span className={styles.mark} aria-hidden="true">
                {isDone && !isCurrent ? <Icon name="check" className={styles.check} /> : index + 1}
              </span>
              <span className={styles.name}>{name}</span>
              {isDone && !isCurrent && <VisuallyHidden> ({doneText})</VisuallyHidden>}
            </>
          )
          return (
            <li key={id} className={classNames(styles.step, isCurrent && styles.current, isDone && styles.done)}>
              {href && !isCurrent ? (
                <Link href={href} variant="plain" className={styles.inner} preload={false} aria-current={undefined}>
                  {content}
                </Link>
              ) : (
                <span className={styles.inner} aria-current={isCurrent ? 'step' : undefined}>
                  {content}
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
