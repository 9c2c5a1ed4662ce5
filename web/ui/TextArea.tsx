import { useTranslate } from '../i18n/messages-context.ts'
import { classNames } from './class-names.ts'
import { type ControlProps, Field, type OwnOf } from './Field.tsx'
import styles from './Field.module.css'

/** Several lines of text; with `maxLength` it says how many characters are left. */
export function TextArea(props: ControlProps<'textarea'>) {
  const t = useTranslate()
  return (
    <Field<OwnOf<'textarea'>> {...props}>
      {(control, left) => (
        <>
          <textarea rows={4} {...control} className={classNames(styles.control, styles.area)} />
          {left >= 0 && left < Infinity && <p className={styles.count}>{t('ui.characters', { count: left })}</p>}
        </>
      )}
    </Field>
  )
}
