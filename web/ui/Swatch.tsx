import { classNames } from './class-names.ts'
import { Image } from './Image.tsx'
import styles from './Swatch.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

type SwatchProps = {
  /** As in the shop schema: `#rrggbb`, a picture's path, or a text. */
  swatch: { type: 'COLOR' | 'IMAGE' | 'TEXT'; value: string } | null
  /** Names the value. A text of its own is shown in its place, but not read out. */
  label: string
  /** Of a colour or picture. */
  className?: string
}

/** One value of a visual attribute, with its name. */
export function Swatch({ swatch, label, className }: SwatchProps) {
  const { type, value } = swatch ?? {}
  if (type === 'TEXT' && value !== label) {
    return (
      <>
        <span aria-hidden="true">{value}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    )
  }
  return (
    <>
      {type === 'COLOR' && (
        <svg
          viewBox="0 0 28 28"
          width="28"
          height="28"
          className={classNames(styles.swatch, className)}
          aria-hidden="true"
        >
          <circle cx="14" cy="14" r="13" fill={value} className={styles.colour} />
        </svg>
      )}
      {type === 'IMAGE' && (
        <Image
          path={value ?? ''}
          alt=""
          preset="swatch"
          className={classNames(styles.swatch, styles.image, className)}
        />
      )}
      <span>{label}</span>
    </>
  )
}
