import { useId } from 'react'
import styles from './ToolSwitch.module.css'

type ToolSwitchProps = {
  label: string
  hint: string
  isOn: boolean
  isDisabled?: boolean
  /** Whether the Tab key leads here: the first tool of the bar. */
  isFirst?: boolean
  onSwitch(isOn: boolean): void
}

/** One switch of the toolbar. It keeps the focus where it cannot be used, and says so. */
export function ToolSwitch({ label, hint, isOn, isDisabled = false, isFirst = false, onSwitch }: ToolSwitchProps) {
  const hintId = useId()
  return (
    <div className={styles.tool}>
      <button
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hintId}
        aria-disabled={isDisabled || undefined}
        tabIndex={isFirst ? 0 : -1}
        className={styles.switch}
        onClick={() => !isDisabled && onSwitch(!isOn)}
      >
        {label}
        <span className={styles.track} />
      </button>
      <p id={hintId} className={styles.hint}>
        {hint}
      </p>
    </div>
  )
}
