import { useState } from 'react'
import { useExecute } from '../../api/execute-context.ts'
import { operationQuery } from '../../api/use-operation.ts'
import { loadMessages } from '../../i18n/messages.ts'
import { useTranslate } from '../../i18n/messages-context.ts'
import type { LoadContext } from '../../screen.ts'
import { useShop } from '../../site/shop-context.ts'
import { Shop } from '../../site/shop.generated.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Breadcrumb } from '../../ui/Breadcrumb.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/Link.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Container } from '../../ui/Container.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { takeFocus } from '../../ui/take-focus.ts'
import { useForm } from '../../ui/use-form.ts'
import { useCaptcha } from '../captcha/use-captcha.ts'
import stylesForm from '../customer/CustomerForm.module.css'
import type { MeFragment } from '../customer/me.generated.ts'
import { PasswordField } from '../customer/PasswordField.tsx'
import { loginPath } from '../../../schema/safe-path.ts'
import { useIdentityChange } from '../customer/use-identity.tsx'
import { useMe } from '../customer/use-me.ts'
import { STORED_DATA_SECTIONS, StoredDataTable } from './StoredDataTable.tsx'
import { DeleteCustomer, type DeleteCustomerMutation, ExportPersonalData } from './privacy.generated.ts'
import styles from './PrivacyScreen.module.css'

/** Time in ms for the browser to start the download before the object URL is revoked. */
const BEGINNING = 10_000

const FILE_NAME = 'musette-mes-donnees.json'

const resultOf = ({ deleteCustomer }: DeleteCustomerMutation) => deleteCustomer

/** Actions of the page, by the `id` of their headings. */
const ACTIONS = ['export', 'delete', 'rights'] as const

const CONSEQUENCES = [
  'account.privacy.delete.account',
  'account.privacy.delete.orders',
  'account.privacy.delete.credit',
] as const

/** The server renders the table with its texts. */
export async function load({ queryClient }: LoadContext): Promise<undefined> {
  const { shop } = await queryClient.ensureQueryData(operationQuery(Shop, {}))
  await loadMessages(shop.locale.code, STORED_DATA_SECTIONS)
}

/** `/rgpd/`: personal data and rights (GDPR). Customers can download their data and delete the account. */
export default function PrivacyScreen() {
  const t = useTranslate()
  const { data: me } = useMe()
  const { email } = useShop()
  const [isDeleted, setDeleted] = useState(false)
  return (
    <Container width="text" className={styles.screen}>
      <PageHead title={t('account.privacy.title')} canonicalPath="/rgpd/" />
      <Breadcrumb items={[{ name: t('account.privacy.title') }]} />
      <h1>{t('account.privacy.title')}</h1>
      {isDeleted && (
        // The form that had the focus is gone.
        <div ref={takeFocus} tabIndex={-1} className={styles.notice}>
          <Alert kind="success">{t('account.privacy.deleted')}</Alert>
        </div>
      )}
      <p>{t('account.privacy.lead')}</p>
      {/* The table is many screens high on a phone. */}
      <ul className={styles.contents}>
        {ACTIONS.map((action) => (
          <li key={action}>
            <a href={`#${action}`}>{t(`account.privacy.${action}`)}</a>
          </li>
        ))}
      </ul>
      <section>
        <h2>{t('account.privacy.kept')}</h2>
        <StoredDataTable />
      </section>
      <section>
        <h2 id="export">{t('account.privacy.export')}</h2>
        <p>{t('account.privacy.exportLead')}</p>
        {me?.id ? <ExportForm me={me} /> : <SignInFirst />}
      </section>
      <section>
        <h2 id="delete">{t('account.privacy.delete')}</h2>
        <p>{t('account.privacy.deleteLead')}</p>
        {me?.id ? <DeleteForm me={me} onDeleted={() => setDeleted(true)} /> : <SignInFirst />}
      </section>
      <section>
        <h2 id="rights">{t('account.privacy.rights')}</h2>
        <p>{t('account.privacy.rightsLead')}</p>
        {email && (
          <p>
            {t('account.privacy.contact')} <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </section>
    </Container>
  )
}

function SignInFirst() {
  const t = useTranslate()
  return (
    <ButtonLink variant="secondary" href={loginPath('/rgpd/')}>
      {t('account.privacy.signIn')}
    </ButtonLink>
  )
}

/** Deletes the account. Cannot be undone, so it needs the password and a ticked box. */
function DeleteForm({ me, onDeleted }: { me: MeFragment; onDeleted: () => void }) {
  const t = useTranslate()
  const deleteCustomer = useIdentityChange(DeleteCustomer, resultOf)
  const prove = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isBusy } = useForm({
    check: ({ password, understood }) => ({
      understood: understood === undefined ? t('account.privacy.delete.notUnderstood') : null,
      password: password ? null : t('account.password.missing'),
    }),
    send: async ({ password = '' }) => deleteCustomer({ password, captcha: await prove() }),
    onAccepted: () => {
      onDeleted()
      scrollTo(0, 0)
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      <ul className={styles.consequences}>
        {CONSEQUENCES.map((consequence) => (
          <li key={consequence}>{t(consequence)}</li>
        ))}
      </ul>
      {failure && <Alert kind="error">{failure}</Alert>}
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={me.email ?? ''} readOnly hidden />
      <Checkbox label={t('account.privacy.delete.understood')} name="understood" error={faults.understood} />
      <PasswordField
        label={t('account.password.current')}
        name="password"
        autoComplete="current-password"
        error={faults.password}
        required
      />
      <Button type="submit" variant="secondary" busy={isBusy}>
        {t('account.privacy.deleteSubmit')}
      </Button>
    </form>
  )
}

/** Downloads all personal data as one file (GDPR, article 20). */
function ExportForm({ me }: { me: MeFragment }) {
  const t = useTranslate()
  const execute = useExecute()
  const prove = useCaptcha('CUSTOMER_LOGIN')
  const { props, faults, failure, isAccepted, isBusy } = useForm({
    check: ({ password }) => ({ password: password ? null : t('account.password.missing') }),
    send: async ({ password = '' }) =>
      (await execute(ExportPersonalData, { password, captcha: await prove() })).exportPersonalData,
    onAccepted: ({ data }, _values, form) => {
      downloadText(data ?? '', FILE_NAME)
      form.reset()
    },
    refusal: t('ui.refused'),
  })
  return (
    <form {...props} className={stylesForm.form}>
      {failure && <Alert kind="error">{failure}</Alert>}
      {isAccepted && <Alert kind="success">{t('account.privacy.exported', { file: FILE_NAME })}</Alert>}
      {/* Tells password managers which account the password belongs to. */}
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

/** Saves a JSON text as a file from the browser. */
function downloadText(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), BEGINNING)
}
