import { classNames } from './class-names.ts'
import { Image } from './Image.tsx'
import styles from './Swatch.module.css'

type SwatchProps = {
  /** As in the shop schema: `#rrggbb`, a picture's path, or a text. */
  swatch: { type: 'COLOR' | 'IMAGE' | 'TEXT'; value: string }
  className?: string
}

/** Shows one value of a visual attribute. It is decorative: the value's label is beside it. */
export function Swatch({ swatch: { type, value }, className }: SwatchProps) {
  switch (type) {
    case 'COLOR':
      return (
        <svg
          viewBox="0 0 28 28"
          width="28"
          height="28"
          className={classNames(styles.swatch, className)}
          aria-hidden="true"
        >
          <circle cx="14" cy="14" r="13" fill={value} className={styles.colour} />
        </svg>
      )
    case 'IMAGE':
      return (
        <Image path={value} alt="" preset="swatch" className={classNames(styles.swatch, styles.image, className)} />
      )
    case 'TEXT':
      return (
        <span className={classNames(styles.text, className)} aria-hidden="true">
          {value}
        </span>
      )
  }
}
