import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import styles from '../customer/CustomerForm.module.css'
import type { MeFragment } from '../customer/me.generated.ts'
import { PasswordField } from '../customer/PasswordField.tsx'
import { downloadText } from './download-text.ts'
import { ExportPersonalData } from './privacy.generated.ts'

const FILE_NAME = 'musette-mes-donnees.json'

/** Everything the shop knows of the customer as one file. */
export function ExportForm({ me }: { me: MeFragment }) {
  const t = useTranslate()
  const execute = useExecute()
  const [isDone, setDone] = useState(false)
  const prove = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isBusy } = useForm({
    check: ({ password }) => ({ password: password ? null : t('account.password.missing') }),
    send: async ({ password = '' }) =>
      (await execute(ExportPersonalData, { password, captcha: await prove() })).exportPersonalData,
    onAccepted: ({ data }, _values, form) => {
      downloadText(data ?? '', FILE_NAME)
      form.reset()
      setDone(true)
    },
    refusal: t('account.refused'),
  })
  return (
    <form {...props} className={styles.form} onChange={() => setDone(false)}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isDone && <Alert kind="success">{t('account.privacy.exported', { file: FILE_NAME })}</Alert>}
      {/* Tells password managers whose password it is. */}
      <input type="email" autoComplete="username" value={me.email ?? ''} readOnly hidden />
      <PasswordField
        label={t('account.password.current')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <Button type="submit" busy={isBusy}>
        {t('account.privacy.exportSubmit')}
      </Button>
    </form>
  )
}
